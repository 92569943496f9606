// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/imperio_record.h"

#include "app/cli/battle_file.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/document/imperio_dice.h"
#include "core/document/imperio_document.h"
#include "core/text/imperio_words.h"

#include <QCoreApplication>
#include <QFile>

namespace sf::cli {
namespace {

constexpr qint64 chunkSize = 1 << 16;

/// Scripted dice, taken in the order in which they are thrown in the whole record.
class ScriptedGameDice final : public imperio::MissingDice {
public:
    explicit ScriptedGameDice(std::vector<int> values) : m_script(std::move(values)) {}
    dice::Source* diceFor(const std::string& /*line*/) override { return &m_script; }
    void played(const std::string& /*line*/) override {}

private:
    dice::Script m_script;
};

std::optional<std::vector<int>> numbersFrom(const QString& text) {
    std::vector<int> numbers;
    if (text.trimmed().isEmpty())
        return numbers;
    for (const QString& part : text.split(u',')) {
        bool isNumber = false;
        numbers.push_back(part.trimmed().toInt(&isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    return numbers;
}

using Dice = std::unique_ptr<imperio::MissingDice>;

/// Where missing dice come from, nowhere at all when no option says so; or the exit status.
std::variant<Dice, int> diceOf(const QCommandLineParser& line) {
    const bool hasSeed = line.isSet(seedOption);
    const bool hasDice = line.isSet(diceOption);
    if (hasSeed && hasDice)
        return usageError(QCoreApplication::translate("sf::cli", "use either --seed or --dice, not both"));
    if (hasSeed)
        return std::make_unique<document::SeededGameDice>(line.value(seedOption).toUtf8());
    if (!hasDice)
        return Dice();
    const QString text = line.value(diceOption);
    if (auto numbers = numbersFrom(text))
        return std::make_unique<ScriptedGameDice>(std::move(*numbers));
    return usageError(
        QCoreApplication::translate("sf::cli", "--dice: expected numbers such as 6,4,1, found “%1”")
            .arg(text));
}

int recordError(const QString& path, const imperio::RecordError& error) {
    const QString rule = QString::fromStdString(error.rule().text());
    const QString place =
        QCoreApplication::translate("sf::cli", "%1: line %2: ").arg(path, QString::number(error.line));
    return inputError(place + (rule.isEmpty() ? QString() : rule + QStringLiteral(": ")) +
                      text::recordError(error));
}

std::optional<imperio::RecordError> readAll(QFile& file, imperio::RecordReader& reader) {
    std::optional<imperio::RecordError> wrong;
    while (!wrong) {
        const QByteArray chunk = file.read(chunkSize);
        if (chunk.isEmpty())
            return reader.finish();
        wrong = reader.feed({chunk.constData(), static_cast<std::size_t>(chunk.size())});
    }
    return wrong;
}

int unreadable(const QFile& file) {
    return inputError(QCoreApplication::translate("sf::cli", "%1: expected a file that can be read: %2")
                          .arg(file.fileName(), file.errorString()));
}

/// Whether the file is a document, which holds its record in JSON.
bool isDocument(QFile& file) {
    return file.peek(chunkSize).trimmed().startsWith('{');
}

/// The record of a game's document; or the exit status.
std::variant<QByteArray, int> recordIn(const QString& path) {
    const std::unique_ptr<document::Document> document = readDocument(path);
    if (!document)
        return statusBadInput;
    const auto* game = dynamic_cast<const document::ImperioDocument*>(document.get());
    if (!game)
        return wrongKind(path, *document, QStringLiteral("“imperio”"));
    if (game->hasBegun())
        return game->record();
    return inputError(
        QCoreApplication::translate("sf::cli", "%1: record: expected a game whose set-up is over").arg(path));
}

std::variant<imperio::Replay, int> replayOfDocument(const QString& path, imperio::RecordReader& reader) {
    const auto record = recordIn(path);
    if (const int* status = std::get_if<int>(&record))
        return *status;
    const auto& bytes = std::get<QByteArray>(record);
    auto wrong = reader.feed({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!wrong)
        wrong = reader.finish();
    if (wrong)
        return recordError(path, *wrong);
    return reader.takeReplay();
}

} // namespace

QList<QCommandLineOption> recordOptions() {
    return {
        {seedOption,
         QCoreApplication::translate("sf::cli", "Roll the dice that the record leaves out from this seed."),
         QStringLiteral("TEXT")},
        {diceOption,
         QCoreApplication::translate("sf::cli",
                                     "Use these dice for them, in the order in which they are rolled."),
         QStringLiteral("N,N,...")},
        {jsonOption, QCoreApplication::translate("sf::cli", "Print one JSON value.")}};
}

std::variant<imperio::Replay, int> replayOf(const QCommandLineParser& line) {
    auto dice = diceOf(line);
    if (const int* status = std::get_if<int>(&dice))
        return *status;
    const QString path = line.positionalArguments().first();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(file);
    imperio::RecordReader reader(std::get<Dice>(dice).get());
    if (isDocument(file))
        return replayOfDocument(path, reader);
    const auto wrong = readAll(file, reader);
    if (file.error() != QFileDevice::NoError)
        return unreadable(file);
    if (wrong)
        return recordError(path, *wrong);
    return reader.takeReplay();
}

} // namespace sf::cli
