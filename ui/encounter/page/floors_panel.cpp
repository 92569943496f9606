// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/floors_panel.h"

#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/theme.h"
#include "ui/widgets/elided_label.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>

namespace sf::ui {
namespace {

enum Role { LevelRole = Qt::UserRole, PeopleRole, MonstersRole, LootRole };

/// Paints one floor: its number, a row of @s, a row of Monsters, and its Loot.
class FloorDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const override {
        return {option.fontMetrics.averageCharWidth() * 20, option.fontMetrics.height() * 7 / 2};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const auto theme = paint::Theme::forPalette(option.palette);
        const QRectF room = QRectF(option.rect).adjusted(2, 2, -2, -2);
        const bool isChosen = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(isChosen ? theme.ink : theme.border, isChosen ? 2.5 : 1));
        painter->setBrush(theme.ground.fortFloor);
        painter->drawRect(room);
        const double line = option.fontMetrics.height();
        const QRectF number(room.left(), room.top(), 2.5 * line, room.height());
        painter->setFont(paint::scaledFont(option.font, 1.3, true));
        painter->setPen(theme.ink);
        painter->drawText(number, Qt::AlignCenter, text::figure(index.data(LevelRole).toInt()));
        painter->setFont(option.font);
        const double width = room.right() - number.right() - 4;
        const double top = room.center().y() - 1.15 * line;
        paintBeings(*painter, {number.right(), top, width, line}, index.data(PeopleRole).toStringList(), 0,
                    theme);
        paintBeings(*painter, {number.right(), top + 1.3 * line, width, line},
                    index.data(MonstersRole).toStringList() + index.data(LootRole).toStringList(), 2, theme);
        painter->restore();
    }

private:
    /// As many as have room; the last one says how many more there are.
    static void paintBeings(QPainter& painter, const QRectF& row, const QStringList& names, int shape,
                            const paint::Theme& theme) {
        const QFontMetrics metrics(painter.font());
        const double token = 0.36 * row.height();
        double x = row.left();
        for (qsizetype i = 0; i < names.size(); ++i) {
            const QString name = elidedName(metrics, names[i], static_cast<int>(row.height() * 7));
            const QString more = FloorsPanel::tr("and %1 more").arg(text::figure(names.size() - i));
            const double needed = 3.2 * token + metrics.horizontalAdvance(name);
            const double kept = i + 1 < names.size() ? metrics.horizontalAdvance(more) : 0;
            painter.setPen(theme.ink);
            if (x + needed + kept > row.right()) {
                painter.drawText(QRectF(x, row.top(), row.right() - x, row.height()), Qt::AlignVCenter, more);
                return;
            }
            painter.drawText(QRectF(x + 2.6 * token, row.top(), needed, row.height()), Qt::AlignVCenter,
                             name);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.sides[shape == 0 ? 1 : 0]);
            painter.drawPath(
                paint::sideShape(shape, token).translated(QPointF(x + 1.2 * token, row.center().y())));
            x += needed + token;
        }
    }
};

constexpr qsizetype mostSaid = 50; ///< of a floor's beings, to a screen reader

/// With HP and mode for screen readers, by name alone in the picture.
QStringList monstersOn(const encounter::Dungeon& dungeon, int level, bool inFull) {
    QStringList names;
    for (const auto& encounter : dungeon.encounters)
        if (encounter->level == level)
            for (const auto& monster : encounter->monsters) {
                const QString name = text::displayName(QString::fromStdString(monster->name).left(80));
                names << (inFull ? FloorsPanel::tr("%1 (%2, %3 HP)")
                                       .arg(name, text::mode(encounter->mode), text::figure(monster->hp))
                                 : name);
            }
    return names;
}

QStringList peopleOn(const encounter::Dungeon& dungeon, int level) {
    QStringList names;
    for (const auto& person : dungeon.people)
        if (person->level == level && person->isAlive())
            names << FloorsPanel::tr("%1 (%2 HP)")
                         .arg(text::displayName(QString::fromStdString(person->name).left(80)),
                              text::figure(person->hp));
    return names;
}

} // namespace

FloorsPanel::FloorsPanel(DungeonController& controller, QWidget* parent)
    : QuietView(parent), m_controller(controller) {
    setAccessibleName(tr("Floors"));
    setItemDelegate(new FloorDelegate(this));
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setToolTip(tr("Click a floor to show only its people and Monsters in the tables"));
    connect(this, &QListWidget::itemClicked, this, &FloorsPanel::choose);
    connect(this, &QListWidget::itemActivated, this, &FloorsPanel::choose);
    connect(&controller, &DungeonController::changed, this, &FloorsPanel::refresh);
    connect(&controller, &DungeonController::floorChanged, this, &FloorsPanel::showChosen);
    refresh();
}

void FloorsPanel::refresh() {
    const int row = currentRow();
    clear();
    for (const int level : m_controller.floors())
        addFloor(level);
    setCurrentRow(std::min(row, count() - 1), QItemSelectionModel::NoUpdate);
    showChosen();
}

void FloorsPanel::showChosen() {
    for (int i = 0; i < count(); ++i)
        item(i)->setSelected(item(i)->data(LevelRole).toInt() == m_controller.floor());
}

void FloorsPanel::addFloor(int level) {
    const encounter::Dungeon& dungeon = m_controller.dungeon();
    const QStringList people = peopleOn(dungeon, level);
    const QStringList monsters = monstersOn(dungeon, level, true).mid(0, mostSaid);
    QStringList loot;
    if (const auto found = dungeon.loot.find(level); found != dungeon.loot.end())
        loot << tr("Loot: %n item(s)", nullptr, static_cast<int>(found->second.size()));
    auto* floor = new QListWidgetItem(this);
    floor->setData(LevelRole, level);
    floor->setData(PeopleRole, people);
    floor->setData(MonstersRole, monstersOn(dungeon, level, false));
    floor->setData(LootRole, loot);
    const QStringList beings = people.mid(0, mostSaid) + monsters + loot;
    const QString all = tr("Dungeon Level %1: %2").arg(text::figure(level), text::listed(beings));
    floor->setData(Qt::AccessibleTextRole, all);
}

void FloorsPanel::choose(QListWidgetItem* item) {
    m_controller.setFloor(item->data(LevelRole).toInt());
}

} // namespace sf::ui

#include "moc_floors_panel.cpp"
