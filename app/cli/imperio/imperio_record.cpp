// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/imperio/imperio_record.h"

#include "app/cli/battle/battle_file.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/dice_options.h"
#include "core/document/imperio/imperio_dice.h"
#include "core/document/imperio/imperio_document.h"
#include "core/document/io/input_file.h"
#include "core/document/kinds/document_file.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

/// Scripted dice, in the order they are thrown in the whole record.
class ScriptedGameDice final : public imperio::MissingDice {
public:
    explicit ScriptedGameDice(std::vector<int> values) : m_script(std::move(values)) {}
    dice::Source* diceFor(const std::string& /*line*/) override { return &m_script; }
    void played(const std::string& /*line*/) override {}
    std::size_t used() const { return m_script.used(); }

private:
    dice::Script m_script;
};

/// Where missing dice come from; at most one source is set.
struct Dice {
    std::unique_ptr<document::SeededGameDice> seeded;
    std::unique_ptr<ScriptedGameDice> scripted;
    std::vector<int> script;

    imperio::MissingDice* source() const {
        return scripted ? static_cast<imperio::MissingDice*>(scripted.get()) : seeded.get();
    }
};

/// The options for missing dice, or the exit status.
OrStatus<Dice> diceOf(const QCommandLineParser& line) {
    const auto numbers = scriptedDice(line, QStringLiteral("6,4,1"));
    if (!numbers)
        return statusBadUsage;
    Dice dice;
    if (line.isSet(seedOption))
        dice.seeded = std::make_unique<document::SeededGameDice>(line.value(seedOption).toUtf8());
    if (!line.isSet(diceOption))
        return dice;
    dice.script = *numbers;
    dice.scripted = std::make_unique<ScriptedGameDice>(*numbers);
    return dice;
}

int recordError(const QString& path, const imperio::RecordError& error) {
    const QString place =
        QCoreApplication::translate("sf::cli", "%1: line %2").arg(path, QString::number(error.line));
    return inputError(text::labelled(place, text::labelled(error.rule(), text::recordError(error))));
}

/// Whether the file is a document, which contains its record as JSON.
bool isDocument(const QByteArray& bytes) {
    return bytes.left(1 << 16).trimmed().startsWith('{');
}

/// The record of a game's document; or the exit status.
OrStatus<QByteArray> recordIn(const QString& path, const QByteArray& bytes) {
    const document::Loaded loaded = document::loadBytes(bytes);
    if (const auto* error = std::get_if<document::LoadError>(&loaded))
        return inputError(error->text(path));
    const auto& document = std::get<std::unique_ptr<document::Document>>(loaded);
    const auto* game = dynamic_cast<const document::ImperioDocument*>(document.get());
    if (!game)
        return wrongKind(path, *document, QStringLiteral("“imperio”"));
    if (game->hasBegun())
        return game->record();
    return inputError(
        QCoreApplication::translate("sf::cli", "%1: record: expected a game whose set-up is over").arg(path));
}

/// The text of a record file, or of the record in a document; or the exit status.
OrStatus<QByteArray> recordOf(const QString& path) {
    auto input = document::readInput(path);
    if (const auto* error = std::get_if<document::LoadError>(&input))
        return inputError(error->text(path));
    QByteArray bytes = std::get<QByteArray>(std::move(input));
    if (isDocument(bytes))
        return recordIn(path, bytes);
    return bytes;
}

} // namespace

QList<Option> recordOptions() {
    return {{seedOption,
             QT_TRANSLATE_NOOP("sf::cli", "Roll the dice that the record leaves out from this seed."),
             "TEXT"},
            {diceOption,
             QT_TRANSLATE_NOOP("sf::cli", "Use these dice for them, in the order in which they are rolled."),
             "N,N,..."},
            oneJsonValue};
}

OrStatus<imperio::Replay> replayOf(const QCommandLineParser& line) {
    auto dice = diceOf(line);
    if (!dice)
        return dice.status;
    const QString path = line.positionalArguments().first();
    const auto record = recordOf(path);
    if (!record)
        return record.status;
    auto read =
        imperio::readRecord({record->constData(), static_cast<std::size_t>(record->size())}, dice->source());
    if (const auto* wrong = std::get_if<imperio::RecordError>(&read))
        return recordError(path, *wrong);
    if (dice->scripted)
        if (const auto surplus = surplusDice(path, dice->script, dice->scripted->used()))
            return inputError(*surplus);
    return std::get<imperio::Replay>(std::move(read));
}

} // namespace sf::cli
