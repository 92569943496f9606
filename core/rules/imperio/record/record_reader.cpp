// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/record_reader.h"

#include "core/rules/imperio/record/scanner.h"
#include "core/rules/limits.h"

namespace sf::imperio {

namespace {

std::string nameKey(Side side) {
    return side == Side::Attacker ? "attacker:" : "defender:";
}

std::string deployKey(Side side) {
    return side == Side::Attacker ? "attacker deploys" : "defender deploys";
}

/// A word of the record with its inner spaces collapsed.
std::string plain(std::string_view text) {
    std::string result;
    for (const char c : text) {
        const bool isSpace = c == ' ' || c == '\t';
        if (!isSpace)
            result += c;
        else if (!result.empty() && result.back() != ' ')
            result += ' ';
    }
    return result;
}

/// The name behind the colon of its line, with its own blanks, but none around it.
std::string nameIn(std::string_view line) {
    const std::string words = oneLine(line.substr(line.find(':') + 1));
    std::string_view name = words;
    const auto isInLetter = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
    const auto isBlank = [](std::string_view letter) { return trimmed(withPlainBlanks(letter)).empty(); };
    std::size_t size = 0;
    do {
        name.remove_prefix(size);
        for (size = std::min<std::size_t>(1, name.size()); size < name.size() && isInLetter(name[size]);)
            ++size;
    } while (size > 0 && isBlank(name.substr(0, size)));
    for (std::size_t last = name.size(); last > 0;) {
        while (--last > 0 && isInLetter(name[last]))
            continue;
        if (!isBlank(name.substr(last)))
            break;
        name.remove_suffix(name.size() - last);
    }
    return oneLine(name);
}

/// "knights = 12" becomes "knights=12".
std::string withoutSpacesAround(char sign, std::string_view text) {
    std::string result = plain(text);
    for (const std::string& spaced : {std::string(" ") + sign, sign + std::string(" ")})
        for (std::size_t at = 0; (at = result.find(spaced, at)) != std::string::npos;)
            result.replace(at, spaced.size(), 1, sign);
    return result;
}

} // namespace

RecordError RecordReader::error(Fault fault, std::string expected, std::string_view found) const {
    RecordError error = problem(fault, std::move(expected), quoted(found));
    error.line = m_lines.number();
    error.side = m_section == Section::Play ? m_replay.position.toMove : m_deploying;
    return error;
}

RecordError RecordReader::refused(const Refusal& refusal) const {
    RecordError result = error(Fault::Refused);
    result.refusal = refusal;
    return result;
}

std::optional<RecordError> RecordReader::feed(std::string_view chunk) {
    if (!m_error && !m_lines.feed(chunk, [this](std::string_view text) { return readLine(text); }) &&
        !m_error)
        m_error = error(Fault::LineTooLong, {}, m_lines.text());
    return m_error;
}

std::optional<RecordError> RecordReader::finish() {
    if (m_error)
        return m_error;
    m_lines.finish([this](std::string_view text) { return readLine(text); });
    if (!m_error)
        m_error = endBranch();
    if (m_error || m_section == Section::Play)
        return m_error;
    m_error = error(Fault::CutOff, m_section == Section::Head ? "Imperio Bellum 1" : "play");
    m_error->line = std::max(m_lastLine, 1);
    return m_error;
}

bool RecordReader::readLine(std::string_view text) {
    text = trimmed(text);
    const bool isSetup = m_section != Section::Play;
    if (!text.empty()) {
        m_error = dispatch(text);
        m_lastLine = m_lines.number();
    } else if (m_lines.hasComment()) {
        m_error = readComment();
    }
    if (m_error && m_error->line == 0)
        m_error->line = m_lines.number();
    if (!text.empty() && isSetup)
        keepRemarks();
    return !m_error;
}

/// The comments above and behind the line of the set-up that was just read.
void RecordReader::keepRemarks() {
    Remarks& remarks = m_replay.record.remarks;
    if (m_above)
        addLine(remarks.above, m_place, *std::exchange(m_above, std::nullopt));
    // Behind the attacker's name is how it was chosen.
    if (m_lines.hasComment() && m_place.part != SetupLine::Part::Attacker)
        addLine(remarks.behind, m_place, m_lines.comment());
}

RecordReader::Error RecordReader::dispatch(std::string_view text) {
    switch (m_section) {
    case Section::Head:
        return readHead(text);
    case Section::Names:
        return readName(text);
    case Section::Rules:
        return text.starts_with("rules:") ? readRules(text) : beginDeployment(text);
    case Section::Rows:
        return m_row < 2 ? readRow(text) : afterDeployment(text);
    case Section::Reinforcements:
        return afterDeployment(text);
    case Section::Alterations:
        return plain(text) == "play" ? endAlterations() : readAlteration(text);
    case Section::Position:
        return readPosition(text);
    case Section::Play:
        return readPlay(text);
    }
    return std::nullopt;
}

RecordReader::Error RecordReader::readHead(std::string_view text) {
    Scanner scan(text);
    if (!scan.takeWord("Imperio") || !scan.takeWord("Bellum"))
        return error(Fault::NoHeader, "Imperio Bellum 1", text);
    if (scan.rest() != "1")
        return error(Fault::NewerVersion, "1", scan.rest());
    m_section = Section::Names;
    m_place = {SetupLine::Part::Head};
    return std::nullopt;
}

RecordReader::Error RecordReader::readName(std::string_view text) {
    const std::string key = nameKey(m_naming);
    if (!text.starts_with(key))
        return error(Fault::NoName, key, text);
    m_replay.record.names[indexOf(m_naming)] = nameIn(m_lines.text());
    m_place = {m_naming == Side::Attacker ? SetupLine::Part::Attacker : SetupLine::Part::Defender};
    if (m_naming == Side::Attacker)
        m_replay.record.roles = oneLine(m_lines.comment());
    else
        m_section = Section::Rules;
    m_naming = Side::Defender;
    return std::nullopt;
}

RecordReader::Error RecordReader::readRules(std::string_view text) {
    text.remove_prefix(std::string_view("rules:").size());
    const std::string rules = withoutSpacesAround('=', text);
    for (std::string_view rest = trimmed(rules); !rest.empty();) {
        const std::size_t end = std::min(rest.find_first_of(" \t"), rest.size());
        if (Error wrong = readOption(rest.substr(0, end)))
            return wrong;
        rest = trimmed(rest.substr(end));
    }
    m_section = Section::Rows;
    m_row = -1;
    m_place = {SetupLine::Part::Rules};
    return std::nullopt;
}

RecordReader::Error RecordReader::readOption(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos)
        return error(Fault::BadRules, "knights=12", text);
    const std::string_view name = text.substr(0, equals);
    const auto problem = setOption(m_replay.record.options, name, text.substr(equals + 1));
    if (problem == OptionProblem::UnknownName)
        return error(Fault::UnknownOption, {}, name);
    if (problem)
        return error(Fault::BadOption, {}, text);
    return std::nullopt;
}

RecordReader::Error RecordReader::beginDeployment(std::string_view text) {
    const std::string key = deployKey(m_deploying);
    if (m_deploying == Side::Defender && text == "position") {
        m_position.emplace(m_replay.record.options);
        m_section = Section::Position;
        m_place = {SetupLine::Part::Heading};
        return std::nullopt;
    }
    if (plain(text) != key)
        return error(Fault::NoSection, key, text);
    m_section = Section::Rows;
    m_row = 0;
    m_place = deployed(0);
    return std::nullopt;
}

RecordReader::Error RecordReader::readRow(std::string_view text) {
    if (m_row < 0)
        return beginDeployment(text);
    if (Error wrong = readRowOf(text, m_deploying, m_row, deployment())) {
        wrong->line = m_lines.number();
        return wrong;
    }
    m_place = deployed(++m_row);
    if (const auto excess = tooMuch(deployment(), m_replay.record.options))
        return refused(*excess);
    return std::nullopt;
}

RecordReader::Error RecordReader::afterDeployment(std::string_view text) {
    const std::string word = plain(text);
    const bool isDefender = m_deploying == Side::Defender;
    const bool goesOn =
        isDefender ? word == deployKey(Side::Attacker) : word == "defender alters" || word == "play";
    if (!goesOn && m_section == Section::Rows)
        return readReinforcements(text);
    if (!goesOn)
        return error(Fault::NoSection, isDefender ? deployKey(Side::Attacker) : "play", text);
    if (Error wrong = endDeployment())
        return wrong;
    if (isDefender) {
        m_deploying = Side::Attacker;
        return beginDeployment(text);
    }
    m_deploying = Side::Defender;
    m_alterations.emplace(deployment());
    m_section = Section::Alterations;
    m_place = {SetupLine::Part::Heading};
    return word == "play" ? beginPlay() : std::nullopt;
}

RecordReader::Error RecordReader::endDeployment() {
    const auto lack = tooLittle(deployment());
    if (!lack)
        return std::nullopt;
    RecordError wrong = refused(*lack);
    wrong.line = m_lastLine;
    return wrong;
}

RecordReader::Error RecordReader::endAlterations() {
    const Options& options = m_replay.record.options;
    if (const auto excess = m_alterations->tooMany(options)) {
        RecordError wrong = refused(*excess);
        wrong.line = m_alterationLines[static_cast<std::size_t>(m_alterations->lastCounted())];
        return wrong;
    }
    const std::vector<Refusal> wrongs = problems(m_alterations->deployment(), options);
    if (wrongs.empty())
        return beginPlay();
    RecordError wrong = refused(wrongs.front());
    wrong.line = m_lastLine;
    return wrong;
}

RecordReader::Error RecordReader::readPlay(std::string_view text) {
    if (Error wrong = endBranch())
        return wrong;
    return m_play.read(text, m_lines.comment());
}

/// A line with nothing but a comment, which has a meaning in play if it begins with "#:" or "#>".
RecordReader::Error RecordReader::readComment() {
    const std::string_view comment = m_lines.comment();
    if (m_section != Section::Play) {
        m_above = m_above ? *std::move(m_above) + '\n' : std::string();
        m_above->append(comment);
        return std::nullopt;
    }
    if (!comment.starts_with(':'))
        return readRemark(comment);
    if (Error wrong = endBranch())
        return wrong;
    return m_play.readComment(comment.substr(1));
}

/// "#> branch: name" begins a branch; "#>" goes on with it. Without a branch it is any comment.
RecordReader::Error RecordReader::readRemark(std::string_view comment) {
    if (auto name = branchHeading(comment)) {
        if (Error wrong = endBranch())
            return wrong;
        const Record& record = m_replay.record;
        if (record.branches.size() == static_cast<std::size_t>(limits::branches))
            return error(Fault::TooMuch, std::to_string(limits::branches));
        m_branch.emplace(m_play, record.entries.size(), std::move(*name), m_lines.number());
        return std::nullopt;
    }
    if (m_branch && comment.starts_with('>'))
        return m_branch->read(comment.substr(1));
    m_play.addRemark(comment);
    return std::nullopt;
}

RecordReader::Error RecordReader::endBranch() {
    if (!m_branch)
        return std::nullopt;
    auto read = m_branch->finish();
    m_branch.reset();
    if (const RecordError* wrong = std::get_if<RecordError>(&read))
        return *wrong;
    m_replay.record.branches.push_back(std::get<Branch>(std::move(read)));
    return std::nullopt;
}

RecordReader::Error RecordReader::readPosition(std::string_view text) {
    if (plain(text) != "play") {
        Error wrong = m_position->take(text, m_lines.number());
        if (wrong)
            wrong->found = quoted(wrong->found);
        m_place = {SetupLine::Part::Entry, m_positionLines++};
        return wrong;
    }
    const std::vector<RecordError> wrongs = m_position->finish();
    if (!wrongs.empty())
        return wrongs.front();
    m_replay.record.begun = m_position->position();
    beginPlay(m_position->position());
    return std::nullopt;
}

RecordReader::Error RecordReader::beginPlay() {
    Setup setup{m_replay.record.options, m_replay.record.deployments};
    setup.deployments[indexOf(Side::Defender)] = m_alterations->deployment();
    beginPlay(start(setup));
    return std::nullopt;
}

void RecordReader::beginPlay(const Position& position) {
    m_replay.position = position;
    m_section = Section::Play;
    m_place = {SetupLine::Part::Play};
    settleRemarks(m_replay.record);
    if (m_missing)
        m_missing->played(setupText(m_replay.record));
}

std::variant<Replay, RecordError> readRecord(std::string_view text, MissingDice* missing) {
    RecordReader reader(missing);
    auto wrong = reader.feed(text);
    if (!wrong)
        wrong = reader.finish();
    if (wrong)
        return *wrong;
    return reader.takeReplay();
}

} // namespace sf::imperio
