// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/counted_name.h"

#include "core/document/lists/unit_names.h"
#include "core/text/search_text.h"

#include <QRegularExpression>

#include <array>

namespace sf::document {

KindNames::KindNames(const battle::Battle& battle) {
    for (const battle::UnitKind& kind : *battle.kinds)
        add(kind);
}

const battle::UnitKind* KindNames::find(const QString& name) const {
    for (const QString& called : singularsOf(text::searchable(name)))
        if (const auto found = m_kinds.find(called.toStdString()); found != m_kinds.end())
            return found->second;
    return nullptr;
}

void KindNames::add(const battle::UnitKind& kind) {
    m_kinds.try_emplace(text::searchable(QString::fromStdString(kind.name)).toStdString(), &kind);
}

CountedName countedName(const QString& words, const KindNames& kinds) {
    QString name = words.simplified(); // so that a run of blanks isn't tried at each of its places
    static const QRegularExpression mark(QStringLiteral("^(?:[-–—*•·◦‣▪●○■.]|\\d{1,4}[.)]) "));
    name.remove(mark);
    static const std::array forms{
        QRegularExpression(QStringLiteral("^[x×*]?\\s*(?|(?<count>[+\\-−]?\\d[\\d .,'’]*)(?:[xX*]\\s+|×\\s*)|"
                                          "(?<count>\\d+)\\s+)(?<name>\\D.*)$")),
        QRegularExpression(
            QStringLiteral("^(?<name>.*\\S)(?:\\s+[x*]|\\s*×)\\s*(?<count>[+\\-−]?\\d[\\d .,'’]*)$")),
        QRegularExpression(QStringLiteral("^(?<name>.*\\S) ?\\([xX×] ?(?<count>\\d+)\\)$")),
        QRegularExpression(QStringLiteral("^(?<count>\\d+)(?<name>\\D.*)$")),
        QRegularExpression(QStringLiteral("^(?<count>\\d+)\\s*[xX×*](?<name>\\D.*)$")),
        QRegularExpression(QStringLiteral("^[(\\[](?<count>\\d+)[)\\]] ?(?<name>\\D.*)$")),
        QRegularExpression(QStringLiteral(
            "^(?<name>.*\\S)(?| ?[(\\[](?<count>\\d+)[)\\]]|(?: ?: ?| [=–—-] )(?<count>\\d+))$"))};
    // "4xRay" and "Ray (4)" may be names, unless there is a kind "Ray".
    constexpr std::size_t formsOfAnyName = 3;
    CountedName counted{{}, name, kinds.find(name)};
    for (std::size_t i = 0; i < forms.size() && !counted.kind; ++i) {
        const auto match = forms[i].match(name);
        if (!match.hasMatch())
            continue;
        const QString called = match.captured(QStringLiteral("name")).trimmed();
        const auto* kind = kinds.find(called);
        if (kind || (counted.count.isEmpty() && i < formsOfAnyName))
            counted = {match.captured(QStringLiteral("count")).trimmed(), called, kind};
    }
    return counted;
}

} // namespace sf::document
