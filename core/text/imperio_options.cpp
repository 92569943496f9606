// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/imperio_options.h"

#include "core/text/lists.h"

#include "core/text/imperio_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>

namespace sf::text {
namespace {

struct OptionText {
    std::string_view option;
    const char* title;
    const char* about;
};
constexpr OptionText options[] = {
    {"knightsOnBoard", QT_TRANSLATE_NOOP("sf::text", "Knights on the board"),
     QT_TRANSLATE_NOOP("sf::text", "How many knights a side may deploy on the board.")},
    {"knights", QT_TRANSLATE_NOOP("sf::text", "Knights in total"),
     QT_TRANSLATE_NOOP("sf::text",
                       "How many knights a side may have, on the board and in reserve together.")},
    {"pieces", QT_TRANSLATE_NOOP("sf::text", "Pieces on the board"),
     QT_TRANSLATE_NOOP("sf::text", "How many pieces besides the bases a side may deploy.")},
    {"reinforcements", QT_TRANSLATE_NOOP("sf::text", "Reinforcements"),
     QT_TRANSLATE_NOOP("sf::text", "How many units a side may have in reserve at the beginning.")},
    {"alterations", QT_TRANSLATE_NOOP("sf::text", "Alterations"),
     QT_TRANSLATE_NOOP("sf::text",
                       "How many changes the defender may make after the attacker has deployed.")},
    {"chargePath", QT_TRANSLATE_NOOP("sf::text", "Steps that count for the charge"),
     QT_TRANSLATE_NOOP(
         "sf::text",
         "Whether a knight's charge counts only the distance it needed, or every step, detours included.")},
    {"pikeReach", QT_TRANSLATE_NOOP("sf::text", "Pikes over other pieces"),
     QT_TRANSLATE_NOOP("sf::text", "Whether a piece in between stops a pikeman's attack two squares ahead.")},
    {"cover", QT_TRANSLATE_NOOP("sf::text", "Footsoldiers as covered targets"),
     QT_TRANSLATE_NOOP("sf::text", "Taken literally, footsoldiers side by side shield each other too; by the "
                                   "ruling, a footsoldier can always be shot at.")},
    {"spawnActs", QT_TRANSLATE_NOOP("sf::text", "Spawned units act at once"),
     QT_TRANSLATE_NOOP("sf::text", "Whether a unit may act in the turn in which it was spawned.")},
    {"capturedBaseCounts", QT_TRANSLATE_NOOP("sf::text", "Captured bases keep a side alive"),
     QT_TRANSLATE_NOOP("sf::text", "Whether a captured base counts when a side has lost its own.")},
    {"undoDice", QT_TRANSLATE_NOOP("sf::text", "Undoing dice"),
     QT_TRANSLATE_NOOP("sf::text",
                       "The same action gets the same dice again, and the record marks what was undone.")},
    {"clockTurn", QT_TRANSLATE_NOOP("sf::text", "Clock for a turn"),
     QT_TRANSLATE_NOOP("sf::text", "A side that takes longer for one turn loses.")},
    {"clockGame", QT_TRANSLATE_NOOP("sf::text", "Clock for the game"),
     QT_TRANSLATE_NOOP("sf::text", "A side that takes longer for all its turns together loses.")},
    {"clockIncrement", QT_TRANSLATE_NOOP("sf::text", "Added after each turn"),
     QT_TRANSLATE_NOOP("sf::text", "Each turn a side ends adds this much to its clock for the game.")},
};

struct ValueText {
    std::string_view value;
    const char* text;
};
constexpr ValueText values[] = {
    {"none", QT_TRANSLATE_NOOP("sf::text", "no limit")},
    {"shortest", QT_TRANSLATE_NOOP("sf::text", "only the distance needed")},
    {"free", QT_TRANSLATE_NOOP("sf::text", "every step")},
    {"over", QT_TRANSLATE_NOOP("sf::text", "reach over them")},
    {"clear", QT_TRANSLATE_NOOP("sf::text", "need a clear square")},
    {"ruled", QT_TRANSLATE_NOOP("sf::text", "can be shot at")},
    {"literal", QT_TRANSLATE_NOOP("sf::text", "are covered too")},
    {"yes", QT_TRANSLATE_NOOP("sf::text", "yes")},
    {"no", QT_TRANSLATE_NOOP("sf::text", "no")},
    {"allow", QT_TRANSLATE_NOOP("sf::text", "allowed")},
    {"ask", QT_TRANSLATE_NOOP("sf::text", "ask first")},
    {"never", QT_TRANSLATE_NOOP("sf::text", "never")},
};

QString words(const char* text) {
    return QCoreApplication::translate("sf::text", text);
}

const OptionText* find(std::string_view option) {
    const auto* found = std::ranges::find(options, option, &OptionText::option);
    return found == std::end(options) ? nullptr : found;
}

QString onSquare(const imperio::Alteration& alteration) {
    const QString square = imperioSquare(alteration.square);
    using imperio::Alter;
    switch (alteration.alter) {
    case Alter::MoveOrSwap:
        return QCoreApplication::translate("sf::text", "%1 and %2 change places")
            .arg(square, imperioSquare(alteration.to));
    case Alter::Add:
        return QCoreApplication::translate("sf::text", "%1: %2 added")
            .arg(square, imperioKind(alteration.kind));
    case Alter::Remove:
        return QCoreApplication::translate("sf::text", "%1: %2 removed")
            .arg(square, imperioKind(alteration.kind));
    default:
        return QCoreApplication::translate("sf::text", "%1: %2 becomes %3")
            .arg(square, imperioKind(alteration.kind), imperioKind(alteration.newKind));
    }
}

} // namespace

QString imperioOption(std::string_view name) {
    const OptionText* found = find(name);
    return found ? words(found->title) : QString::fromUtf8(name);
}

QString imperioOptionAbout(std::string_view name) {
    const OptionText* found = find(name);
    return found ? words(found->about) : QString();
}

QString imperioOptionValue(std::string_view name, std::string_view value) {
    for (const ValueText& known : values)
        if (known.value == value)
            return words(known.text);
    qint64 number = 0;
    const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), number);
    const bool isNumber = problem == std::errc() && end == value.data() + value.size();
    if (isNumber && name.starts_with("clock"))
        return duration(number);
    return QString::fromUtf8(value);
}

QString imperioOptions(const imperio::Options& options) {
    QStringList parts;
    for (const QString& rule :
         QString::fromStdString(imperio::difference(options)).split(u' ', Qt::SkipEmptyParts)) {
        const std::string name = rule.section(u'=', 0, 0).toStdString();
        parts << QCoreApplication::translate("sf::text", "%1: %2")
                     .arg(imperioOption(name), imperioOptionValue(name, rule.section(u'=', 1).toStdString()));
    }
    return clauses(parts);
}

QString duration(qint64 seconds) {
    const auto said = [](const char* text, qint64 count) {
        return QCoreApplication::translate("sf::text", text, nullptr, static_cast<int>(count));
    };
    constexpr qint64 minute = 60;
    constexpr qint64 hour = 60 * minute;
    constexpr qint64 day = 24 * hour;
    if (seconds > 0 && seconds % day == 0)
        return said(QT_TRANSLATE_N_NOOP("sf::text", "%n day(s)"), seconds / day);
    if (seconds > 0 && seconds % hour == 0)
        return said(QT_TRANSLATE_N_NOOP("sf::text", "%n hour(s)"), seconds / hour);
    if (seconds > 0 && seconds % minute == 0)
        return said(QT_TRANSLATE_N_NOOP("sf::text", "%n minute(s)"), seconds / minute);
    return said(QT_TRANSLATE_N_NOOP("sf::text", "%n second(s)"), seconds);
}

QString imperioStage(imperio::Stage stage) {
    switch (stage) {
    case imperio::Stage::DefenderDeploys:
        return QCoreApplication::translate("sf::text", "The defender deploys");
    case imperio::Stage::AttackerDeploys:
        return QCoreApplication::translate("sf::text", "The attacker deploys");
    case imperio::Stage::DefenderAlters:
        return QCoreApplication::translate("sf::text", "The defender alters");
    case imperio::Stage::Play:
        return QCoreApplication::translate("sf::text", "Play has begun");
    }
    return {};
}

QString alteration(const imperio::Alteration& alteration) {
    using imperio::Alter;
    switch (alteration.alter) {
    case Alter::AddReserve:
        return QCoreApplication::translate("sf::text", "reserve: %1 added").arg(imperioKind(alteration.kind));
    case Alter::RemoveReserve:
        return QCoreApplication::translate("sf::text", "reserve: %1 removed")
            .arg(imperioKind(alteration.kind));
    case Alter::ReplaceReserve:
        return QCoreApplication::translate("sf::text", "reserve: %1 becomes %2")
            .arg(imperioKind(alteration.kind), imperioKind(alteration.newKind));
    default:
        return onSquare(alteration);
    }
}

} // namespace sf::text
