// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/counted_name.h"

#include "core/document/lists/unit_names.h"
#include "core/text/search_text.h"

#include <QRegularExpression>

#include <array>

namespace sf::document {

KindNames::KindNames(const battle::Battle& battle) {
    for (const battle::UnitKind& kind : *battle.kinds)
        m_kinds.try_emplace(text::searchable(QString::fromStdString(kind.name)).toStdString(), &kind);
}

const battle::UnitKind* KindNames::find(const QString& name) const {
    for (const QString& called : singularsOf(text::searchable(name)))
        if (const auto found = m_kinds.find(called.toStdString()); found != m_kinds.end())
            return found->second;
    return nullptr;
}

CountedName countedName(const QString& words, const KindNames& kinds) {
    QString name = words.simplified(); // so that a run of blanks isn't tried at each of its places
    if (name.size() > 2 && QStringView(u"-–—*•·").contains(name.front()) && name[1] == u' ')
        name.remove(0, 2);
    static const std::array forms{
        QRegularExpression(QStringLiteral("^[x×*]?\\s*(?|(?<count>[+\\-−]?\\d[\\d .,'’]*)(?:[xX*]\\s+|×\\s*)|"
                                          "(?<count>\\d+)\\s+)(?<name>\\D.*)$")),
        QRegularExpression(
            QStringLiteral("^(?<name>.*\\S)(?:\\s+[x*]|\\s*×)\\s*(?<count>[+\\-−]?\\d[\\d .,'’]*)$")),
        QRegularExpression(QStringLiteral("^(?<count>\\d+)(?<name>\\D.*)$")),
        QRegularExpression(QStringLiteral("^(?<count>\\d+)\\s*[xX×*](?<name>\\D.*)$"))};
    constexpr std::size_t formsOfAnyName = 2; // "4xRay" may be a name, unless there is a kind "Ray"
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

std::optional<int> wholeFigure(const QString& cell) {
    static const QRegularExpression form(
        QStringLiteral("^([+\\-−]?)(\\d{1,9}|\\d{1,3}(?:[ \\x{a0}\\x{2009}\\x{202f}'’]\\d{3}){1,2})"
                       "(?:[.,]0{1,2})?\\z"));
    static const QRegularExpression between(QStringLiteral("\\D"));
    const auto match = form.match(cell);
    if (!match.hasMatch())
        return std::nullopt;
    const int value = match.captured(2).remove(between).toInt();
    return match.captured(1).isEmpty() || match.captured(1) == u'+' ? value : -value;
}

QString withoutTimes(const QString& cell) {
    const auto isTimes = [](QChar c) { return QStringView(u"xX×*").contains(c); };
    if (cell.size() < 2 || isTimes(cell.front()) == isTimes(cell.back()))
        return cell;
    return (isTimes(cell.front()) ? cell.mid(1) : cell.chopped(1)).trimmed();
}

} // namespace sf::document
