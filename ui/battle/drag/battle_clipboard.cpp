// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/drag/battle_clipboard.h"

#include "core/document/lists/unit_list.h"
#include "core/text/lists.h"
#include "ui/forms/question_box.h"
#include "ui/paint/base/hex_layout.h"
#include "ui/paint/base/theme.h"
#include "ui/paint/pieces/square_painter.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace sf::ui {
namespace {

struct BattleClipboard {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::BattleClipboard)
};

/// The stacks where they stand to each other, as a printed page would show them.
QImage stacksPicture(const battle::Battle& battle, const std::vector<battle::StackPointer>& stacks) {
    constexpr double hexSize = 48;
    constexpr double longest = 4000; ///< pixels; a larger picture is scaled down
    const paint::Theme& theme = paint::Theme::of(paint::Theme::Kind::Light);
    const paint::HexLayout layout(hexSize, {});
    std::vector<std::pair<QPointF, paint::SquareStyle>> squares;
    QRectF area;
    for (const battle::StackPointer& stack : stacks) {
        const QPointF centre = layout.centre(stack->hex);
        const paint::SquareStyle look = paint::squareStyle(battle, *stack, theme, hexSize);
        area |= (paint::squareBounds(look) | paint::labelBounds(look)).translated(centre);
        squares.emplace_back(centre, look);
    }
    area.adjust(-4, -4, 4, 4);
    const double scale = std::min(1.0, longest / std::max(area.width(), area.height()));
    QImage picture((area.size() * scale).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    picture.fill(theme.base);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.translate(-area.topLeft());
    for (const auto& [centre, look] : squares)
        paint::paintSquare(painter, centre, look, theme);
    for (const auto& [centre, look] : squares)
        paint::paintSquareLabel(painter, centre, look, theme);
    return picture;
}

bool copyClip(const QByteArray& clip, const QString& text, const QImage& picture = {}) {
    if (clip.isEmpty())
        return false;
    auto* data = new QMimeData;
    data->setData(QLatin1String(document::battleClipType), clip);
    data->setText(text);
    if (!picture.isNull())
        data->setImageData(picture);
    QGuiApplication::clipboard()->setMimeData(data);
    return true;
}

QByteArray clipBytes() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    return data ? data->data(QLatin1String(document::battleClipType)) : QByteArray();
}

QString listed(const std::vector<battle::Unit>& units) {
    return document::tabbed(document::listOf(units));
}

/// What becomes of kinds that have other stats in this battle; nothing if people cancel.
std::optional<document::OtherKind> askForKinds(const QStringList& kinds, QWidget* parent) {
    using document::OtherKind;
    if (kinds.isEmpty())
        return OtherKind::Rename;
    QuestionBox box(BattleClipboard::tr("Paste"),
                    BattleClipboard::tr(
                        "This battle has unit kinds of the same name with other stats than those pasted: %1.")
                        .arg(text::listed(kinds)),
                    parent);
    auto* rename = box.addButton(BattleClipboard::tr("&Rename the pasted kinds"), QMessageBox::AcceptRole);
    auto* keep = box.addButton(BattleClipboard::tr("&Keep this battle's stats"), QMessageBox::AcceptRole);
    auto* use = box.addButton(BattleClipboard::tr("&Use the pasted stats"), QMessageBox::AcceptRole);
    box.setDefaultButton(rename);
    box.exec();
    if (box.clickedButton() == rename)
        return OtherKind::Rename;
    if (box.clickedButton() == keep)
        return OtherKind::KeepOurs;
    return box.clickedButton() == use ? std::optional(OtherKind::UseTheirs) : std::nullopt;
}

} // namespace

bool copyStacks(const battle::Battle& battle, const std::vector<battle::StackId>& stacks) {
    const QByteArray clip = document::stackClip(battle, stacks);
    if (clip.isEmpty())
        return false;
    std::vector<battle::StackPointer> copied;
    std::vector<battle::Unit> units;
    for (const battle::StackId& id : stacks)
        if (const battle::StackPointer stack = battle.stacks.find(id); stack && stack->isOnMap()) {
            copied.push_back(stack);
            units.insert(units.end(), stack->units->begin(), stack->units->end());
        }
    constexpr std::size_t mostDrawn = 500; // so that copying takes no time
    return copyClip(clip, listed(units),
                    copied.size() <= mostDrawn ? stacksPicture(battle, copied) : QImage());
}

bool copyUnits(const battle::Battle& battle, const battle::StackId& stack,
               const std::vector<battle::UnitId>& units) {
    const battle::StackPointer found = battle.stacks.find(stack);
    std::vector<battle::Unit> copied;
    for (const battle::UnitId& id : units)
        if (const battle::Unit* unit = found ? found->find(id) : nullptr)
            copied.push_back(*unit);
    return copyClip(document::unitClip(battle, stack, units), listed(copied));
}

bool copyKinds(const battle::Battle& battle, const std::vector<std::string>& kinds) {
    std::vector<battle::Unit> units;
    for (const std::string& name : kinds)
        if (const battle::UnitKind* kind = battle.kind(name)) {
            battle::Unit unit;
            unit.kind = unit.name = name;
            resolve(unit, kind);
            unit.hitsLeft = unit[battle::Number::Hits];
            units.push_back(std::move(unit));
        }
    return copyClip(document::kindClip(battle, kinds), listed(units));
}

bool copyStructure(const battle::Battle& battle, const battle::StructureId& structure) {
    const battle::Structure* found = battle.map->find(structure);
    return found && copyClip(document::structureClip(battle, structure), QString::fromStdString(found->name));
}

bool copySide(const battle::Side& side) {
    return copyClip(document::sideClip(side), QString::fromStdString(side.name));
}

bool isClipCopied() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    return data && data->hasFormat(QLatin1String(document::battleClipType));
}

std::vector<battle::Side> copiedSides() {
    return isClipCopied() ? document::sidesIn(clipBytes()) : std::vector<battle::Side>();
}

std::variant<PastedParts, QString> readClip(const document::BattleDocument& into, QWidget* parent) {
    auto read = document::BattlePaste::of(clipBytes(), into);
    if (const auto* error = std::get_if<QString>(&read))
        return *error;
    auto& paste = std::get<document::BattlePaste>(read);
    const auto kinds = askForKinds(paste.otherKinds(), parent);
    if (!kinds)
        return QString();
    return PastedParts{std::move(paste), *kinds};
}

} // namespace sf::ui
