// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/new_dungeon_dialog.h"

#include "ui/encounter/page/dungeon_dialog.h"
#include "ui/forms/typed/bounded_text_edit.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace sf::ui {
namespace {

constexpr int farthestLevel = 1'000'000'000;
constexpr int shownNames = 5;
constexpr qsizetype longestList = 1'000'000; ///< characters
constexpr int longestText = 1000;

} // namespace

NewDungeonDialog::NewDungeonDialog(QWidget* parent)
    : FormDialog(tr("New dungeon"), tr("&Begin"), parent)
    , m_title(new QLineEdit(tr("Dungeon"), this))
    , m_names(new BoundedTextEdit(longestList, this))
    , m_level(new QSpinBox(this))
    , m_undoDice(makeUndoDiceBox(UndoDice::Ask, this))
    , m_seed(new QLineEdit(this)) {
    m_title->setMaxLength(longestText);
    m_title->selectAll();
    m_names->setPlaceholderText(tr("one name per line"));
    m_names->setTabChangesFocus(true);
    m_names->setFixedHeight(m_names->fontMetrics().lineSpacing() * shownNames + 12);
    m_names->setMinimumWidth(fontMetrics().averageCharWidth() * 44);
    m_names->setObjectName(QStringLiteral("namesField"));
    m_level->setRange(-farthestLevel, farthestLevel);
    m_level->setValue(1);
    m_seed->setMaxLength(longestText);
    m_seed->setPlaceholderText(tr("a new one"));
    m_seed->setToolTip(tr("The same seed and the same actions give the same dice"));
    addRow(tr("&Name"), m_title);
    addRow(tr("@&s"), m_names);
    addRow(tr("On Dungeon &Level"), m_level);
    addRow(tr("Undoing &dice"), m_undoDice);
    addRow(tr("Dice s&eed"), m_seed);
    connect(m_names, &QPlainTextEdit::textChanged, this, &NewDungeonDialog::refresh);
    refresh();
}

QStringList NewDungeonDialog::names() const {
    QStringList names;
    for (const QString& line : m_names->toPlainText().split(u'\n'))
        if (const QString name = line.simplified(); !name.isEmpty())
            names << name;
    return names;
}

void NewDungeonDialog::refresh() {
    QStringList list = names();
    const auto count = static_cast<int>(list.size());
    list.removeDuplicates();
    setProblem(list.size() < count ? tr("Each @ needs its own name.") : QString());
    setHint(
        tr("%n @(s), each with 10 HP and bare hands (ENC-1). You can add more at any time.", nullptr, count));
}

encounter::Dungeon NewDungeonDialog::dungeon() const {
    encounter::Dungeon dungeon;
    dungeon.title = m_title->text().trimmed().toStdString();
    dungeon.undoDice = static_cast<UndoDice>(m_undoDice->currentIndex());
    dungeon.seed = m_seed->text().trimmed().toStdString();
    for (const QString& name : names()) {
        encounter::Person person;
        person.id = person.name = name.toStdString();
        person.level = m_level->value();
        dungeon.people.push_back(std::make_shared<const encounter::Person>(std::move(person)));
    }
    return dungeon;
}

} // namespace sf::ui

#include "moc_new_dungeon_dialog.cpp"
