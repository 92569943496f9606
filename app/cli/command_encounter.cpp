// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in command.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/dice_options.h"
#include "core/document/battle/event_json.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/kinds/document_file.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

using document::EncounterDocument;
using document::JsonWriter;

const QString outOption = QStringLiteral("o");

struct Usage {
    const char* word;
    qsizetype arguments;
    encounter::Action (*make)(const QStringList& words, const std::vector<int>& numbers);
};

std::string id(const QString& word) {
    return word.toStdString();
}

constexpr const char* numberedWords[] = {"clock", "move"};

const Usage usages[] = {
    {"attack", 2,
     [](const QStringList& words, const std::vector<int>&) -> encounter::Action {
         return encounter::Attack{id(words[0]), id(words[1])};
     }},
    {"clock", 1,
     [](const QStringList&, const std::vector<int>& numbers) -> encounter::Action {
         return encounter::PassHours{numbers[0]};
     }},
    {"move", 2,
     [](const QStringList& words, const std::vector<int>& numbers) -> encounter::Action {
         return encounter::ChangeLevel{id(words[0]), numbers[0]};
     }},
    {"wield", 2,
     [](const QStringList& words, const std::vector<int>&) -> encounter::Action {
         if (words[1] == QLatin1String("none"))
             return encounter::Wield{id(words[0]), {}};
         return encounter::Wield{id(words[0]), id(words[1])};
     }},
    {"wear", 2,
     [](const QStringList& words, const std::vector<int>&) -> encounter::Action {
         return encounter::Wear{id(words[0]), id(words[1])};
     }},
    {"unwear", 2,
     [](const QStringList& words, const std::vector<int>&) -> encounter::Action {
         return encounter::Unwear{id(words[0]), id(words[1])};
     }},
    {"take", 2,
     [](const QStringList& words, const std::vector<int>&) -> encounter::Action {
         return encounter::Take{id(words[0]), id(words[1])};
     }},
    {"drop", 2,
     [](const QStringList& words, const std::vector<int>&) -> encounter::Action {
         return encounter::Drop{id(words[0]), id(words[1])};
     }},
};

/// The action that the words after the file ask for, or an error line.
std::variant<encounter::Action, QString> actionOf(const QStringList& words) {
    for (const Usage& usage : usages) {
        if (words.first() != QLatin1String(usage.word))
            continue;
        const QStringList arguments = words.mid(1);
        if (arguments.size() != usage.arguments)
            return QCoreApplication::translate("sf::cli", "encounter %1: expected %2 words, found %3")
                .arg(words.first(), QString::number(usage.arguments), QString::number(arguments.size()));
        std::vector<int> numbers;
        for (const char* numbered : numberedWords) {
            bool isNumber = true;
            if (words.first() == QLatin1String(numbered))
                numbers.push_back(arguments.last().toInt(&isNumber));
            if (!isNumber)
                return QCoreApplication::translate("sf::cli",
                                                   "encounter %1: expected a whole number, found “%2”")
                    .arg(words.first(), arguments.last());
        }
        return usage.make(arguments, numbers);
    }
    return QCoreApplication::translate("sf::cli", "encounter: unknown command “%1”").arg(words.first());
}

void writeEvent(JsonWriter& json, const encounter::Event& event) {
    json.line(2).object().member("event", encounter::key(event.what)).member("rule", event.rule.text());
    json.key("names").list();
    for (const std::string& name : event.names)
        json.value(name);
    json.endList().key("numbers").list();
    for (const std::int64_t number : event.numbers)
        json.value(number);
    document::writeDice(json.endList(), event.dice);
    json.endObject();
}

QByteArray asJson(const EncounterDocument::Step& step, const QByteArray& document) {
    std::string out;
    JsonWriter json(out);
    json.object().line(1).key("events").list();
    for (const encounter::Event& event : step.events)
        writeEvent(json, event);
    json.endList().line(1).member("announcement", step.announcement);
    const QByteArray trimmed = document.trimmed();
    json.line(1).rawMember("document", {trimmed.constData(), static_cast<std::size_t>(trimmed.size())});
    return json.finish();
}

QByteArray asText(const EncounterDocument::Step& step) {
    QString text;
    for (const encounter::Event& event : step.events)
        text += text::caption(event).withDice().text() + u'\n';
    if (!step.announcement.empty())
        text += u'\n' + text::displayName(step.announcement) + u'\n';
    return text.toUtf8();
}

const EncounterDocument::Step& lastStep(const EncounterDocument& document) {
    static const EncounterDocument::Step nothing;
    return document.log().empty() ? nothing : *document.log().back();
}

int answer(const QCommandLineParser& line, const EncounterDocument& document) {
    const QByteArray bytes = document.serialised();
    const QString output = line.value(outOption);
    if (line.isSet(outOption))
        if (const int status = report(writeDocument(output, bytes)); status != statusDone)
            return status;
    const EncounterDocument::Step& step = lastStep(document);
    return line.isSet(jsonOption) ? printJson(asJson(step, bytes), output) : print(asText(step), output);
}

int problemOf(const EncounterDocument::DungeonOutcome& outcome, const QString& path) {
    if (outcome.dice)
        return inputError(exhaustedDice(path, *outcome.dice));
    const encounter::Refusal& refusal = *outcome.refusal;
    return inputError(text::labelled(path, text::labelled(refusal.rule, text::refusal(refusal))));
}

/// The dungeon of the file, seeded by the option; or the exit status.
OrStatus<std::unique_ptr<EncounterDocument>> open(const QCommandLineParser& line, const QString& path) {
    document::Loaded loaded = document::load(path);
    if (const auto* error = std::get_if<document::LoadError>(&loaded))
        return inputError(error->text(path));
    const auto& read = std::get<std::unique_ptr<document::Document>>(loaded);
    const auto* document = dynamic_cast<const EncounterDocument*>(read.get());
    if (!document)
        return inputError(QCoreApplication::translate("sf::cli", "%1: kind: expected “encounter”, found “%2”")
                              .arg(path, read->kind()));
    encounter::Dungeon dungeon = document->dungeon();
    if (line.isSet(seedOption))
        dungeon.seed = line.value(seedOption).toStdString();
    return std::make_unique<EncounterDocument>(std::move(dungeon), document->journal());
}

int runEncounter(const QCommandLineParser& line) {
    const auto script = scriptedDice(line);
    if (!script)
        return statusBadUsage;
    const QStringList words = line.positionalArguments();
    const auto action = actionOf(words.mid(1));
    if (const auto* problem = std::get_if<QString>(&action))
        return usageError(*problem);
    const auto opened = open(line, words.first());
    if (!opened)
        return opened.status;
    EncounterDocument& document = **opened;
    const auto typed = line.isSet(diceOption) ? script : std::nullopt;
    const auto outcome = document.perform(std::get<encounter::Action>(action), typed);
    if (!outcome.isDone())
        return problemOf(outcome, words.first());
    if (const auto surplus = surplusDice(words.first(), *script, diceIn(lastStep(document).events)))
        return inputError(*surplus);
    return answer(line, document);
}

} // namespace

Command encounterCommand() {
    return {
        .name = QStringLiteral("encounter"),
        .usage = QStringLiteral("FILE COMMAND... [--seed TEXT | --dice N,N,...] [-o OUT] [--json]"),
        .summary = QT_TRANSLATE_NOOP(
            "sf::cli", "Run one command in a dungeon: attack A B, clock HOURS, move A LEVEL, wield A "
                       "ITEM (or none), wear A ITEM, unwear A ITEM, take A ITEM, drop A ITEM."),
        .arguments = 2,
        .mostArguments = 4,
        .options = {{seedOption, QT_TRANSLATE_NOOP("sf::cli", "Roll the dice from this seed."), "TEXT"},
                    {diceOption,
                     QT_TRANSLATE_NOOP("sf::cli", "Use these dice, in the order in which they are rolled."),
                     "N,N,..."},
                    {outOption, QT_TRANSLATE_NOOP("sf::cli", "Write the resulting document to this file."),
                     "OUT"},
                    oneJsonValue},
        .run = runEncounter};
}

} // namespace sf::cli
