// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/map_palette.h"

#include "core/text/battle_text.h"
#include "ui/battle/editor/battle_commands.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/state/side_token.h"
#include "ui/forms/removal_question.h"
#include "ui/page/mnemonic.h"
#include "ui/paint/base/transparent_pixmap.h"
#include "ui/paint/board/terrain_painter.h"
#include "ui/speech/quiet_view.h"
#include "ui/speech/tab_order.h"
#include "ui/style/current_theme.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/window_request.h"

#include <QButtonGroup>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

namespace {

QString costText(battle::Terrain terrain) {
    const auto cost = battle::moveCost(terrain);
    return cost ? MapPalette::tr("cost %1").arg(text::figure(*cost)) : MapPalette::tr("flyers only");
}

/// A hex of the terrain; ribbons run straight through it.
QPixmap swatchPixmap(battle::Terrain terrain, const paint::Theme& theme, double ratio) {
    using battle::Terrain;
    QPixmap picture = paint::transparentPixmap({54, 48}, ratio);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paint::GroundStyle look;
    look.terrain = terrain;
    constexpr std::uint8_t northSouth = 0b001001;
    constexpr std::uint8_t across = 0b010010;
    if (terrain == Terrain::River || terrain == Terrain::Bridge)
        look.river = northSouth;
    if (terrain == Terrain::Road || terrain == Terrain::Bridge)
        look.road = across;
    if (terrain == Terrain::Wall)
        look.wall = northSouth;
    paint::paintGround(painter, QPointF(27, 24), 26, look, theme);
    return picture;
}

QString keyOf(int terrain) {
    return QString::number((terrain + 1) % 10);
}

} // namespace

MapPalette::MapPalette(document::BattleDocument& document, BattleView& view, QWidget* parent)
    : Restyled(parent)
    , m_document(document)
    , m_view(view)
    , m_swatches(new QButtonGroup(this))
    , m_structures(new QuietView<QListWidget>(this))
    , m_noStructures(new QLabel(this))
    , m_zones(new QWidget(this))
    , m_remove(new QPushButton(lineIcon(QStringLiteral("trash")), tr("Remove"), this)) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget(this);
    body->setBackgroundRole(QPalette::Base);
    setWidget(body);
    auto* layout = padded<QVBoxLayout>(body, panelMargins, 8);
    auto* terrain = new QLabel(tr("<b>Terrain</b>"), this);
    terrain->setTextFormat(Qt::RichText);
    addWidgets(*layout, {terrain, makeSwatches()});
    auto* structures = new QLabel(tr("<b>Structures</b>"), this);
    structures->setTextFormat(Qt::RichText);
    layout->addWidget(structures);
    layout->addWidget(makeStructures(), 1);
    auto* zones = new QLabel(tr("<b>Deployment zones</b>"), this);
    zones->setTextFormat(Qt::RichText);
    addWidgets(*layout, {zones, m_zones});
    connect(&view, &BattleView::zoneSideChanged, this, &MapPalette::showZones);
    connect(&view, &BattleView::toolChanged, this, &MapPalette::showZones);
    connect(&document, &document::BattleDocument::changed, this, &MapPalette::showZones);
    connect(&view, &BattleView::toolChanged, this, &MapPalette::showBrush);
    connect(&view, &BattleView::brushChanged, this, &MapPalette::showBrush);
    connect(&document, &document::BattleDocument::changed, this, &MapPalette::showStructures);
    drawSwatches();
    showBrush();
    showStructures();
    showZones();
}

/// Shows a button for each side.
void MapPalette::showZones() {
    const battle::Battle& battle = m_document.battle();
    const auto count = battle.sides.size();
    auto* row = m_zones->layout() ? static_cast<FlowLayout*>(m_zones->layout()) : new FlowLayout(6);
    m_zones->setLayout(row);
    while (m_zoneButtons.size() > count) {
        delete m_zoneButtons.back();
        m_zoneButtons.pop_back();
    }
    while (m_zoneButtons.size() < count)
        row->addWidget(addZoneButton());
    for (std::size_t i = 0; i < count; ++i) {
        const int side = static_cast<int>(i);
        const battle::Zone* zone = battle.scenario->zoneOf(side);
        const int hexes = zone ? static_cast<int>(zone->hexes.size()) : 0;
        const int longestName = 12 * fontMetrics().averageCharWidth(); // pixels
        QPushButton* button = m_zoneButtons[i];
        button->setText(
            tr("%1: %n hex(es)", nullptr, hexes)
                .arg(withoutShortcut(elidedName(fontMetrics(), text::sideName(battle, side), longestName))));
        button->setIcon(sideToken(battle, side, 16, devicePixelRatioF()));
        button->setChecked(m_view.tool() == BattleView::Tool::ZoneBrush && m_view.zoneSide() == side);
    }
}

QPushButton* MapPalette::addZoneButton() {
    const auto side = static_cast<int>(m_zoneButtons.size());
    auto* button = new QPushButton(m_zones);
    button->setObjectName(QStringLiteral("zoneButton%1").arg(side));
    button->setCheckable(true);
    button->setToolTip(tr("Paint where this side deploys before round 1 (BAT-3)"));
    connect(button, &QPushButton::clicked, this, [this, side] {
        m_view.setZoneSide(side);
        m_view.setTool(BattleView::Tool::ZoneBrush);
        showZones();
    });
    m_zoneButtons.push_back(button);
    return button;
}

QWidget* MapPalette::makeSwatches() {
    auto* widget = new QWidget(this);
    auto* flow = new FlowLayout(0, widget);
    int widest = 0;
    for (int i = 0; i < battle::terrainCount; ++i) {
        const auto terrain = static_cast<battle::Terrain>(i);
        auto* button = new QToolButton(widget);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIconSize({50, 44});
        scaleFont(*button, 0.9);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setText(
            tr("%1 %2\n%3", "key, terrain, cost").arg(keyOf(i), text::terrain(terrain), costText(terrain)));
        button->setAccessibleName(
            tr("%1, %2, key %3").arg(text::terrain(terrain), costText(terrain), keyOf(i)));
        button->setToolTip(tr("%1 (%2) with the terrain brush").arg(text::terrain(terrain), keyOf(i)));
        m_swatches->addButton(button, i);
        flow->addWidget(button);
        widest = std::max(widest, button->sizeHint().width());
    }
    for (auto* button : m_swatches->buttons())
        button->setMinimumWidth(widest); // in columns
    enterAtChosen(*m_swatches);
    connect(m_swatches, &QButtonGroup::idClicked, this, &MapPalette::choose);
    return widget;
}

QWidget* MapPalette::makeStructures() {
    auto* widget = new QWidget(this);
    auto* layout = marginless<QVBoxLayout>(widget);
    m_structures->setAccessibleName(tr("Structures"));
    m_structures->setToolTip(tr("Press F2 or double-click to rename"));
    m_structures->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    auto* add = new QPushButton(lineIcon(QStringLiteral("structure")), tr("Place a structure"), widget);
    add->setToolTip(tr("Then click its hex"));
    auto* row = new FlowLayout(6);
    addWidgets(*row, {add, m_remove});
    m_noStructures->setText(tr("None yet. With the structure tool, click a hex to place one."));
    m_noStructures->setWordWrap(true);
    m_noStructures->setAlignment(Qt::AlignTop);
    layout->addWidget(m_noStructures, 1);
    layout->addWidget(m_structures, 1);
    layout->addLayout(row);
    connect(add, &QPushButton::clicked, this, [this] {
        m_view.setTool(BattleView::Tool::StructureBrush);
        m_view.setFocus();
        showMessage(*this, tr("Click the hex for the structure, or move the cursor there and press Enter."));
    });
    connect(m_remove, &QPushButton::clicked, this, &MapPalette::removeStructure);
    connect(m_structures, &QListWidget::itemChanged, this,
            [this](QListWidgetItem* item) { renameStructure(item->text()); });
    connect(m_structures, &QListWidget::currentRowChanged, this, [this] {
        const auto structure = currentStructure();
        m_remove->setEnabled(structure.has_value());
        if (structure && !m_isFilling)
            m_view.showHex(structure->hex);
    });
    return widget;
}

void MapPalette::drawSwatches() {
    for (auto* button : m_swatches->buttons())
        button->setIcon(QIcon(swatchPixmap(static_cast<battle::Terrain>(m_swatches->id(button)),
                                           currentTheme(), devicePixelRatioF())));
}

void MapPalette::choose(int terrain) {
    const auto word = battle::key(static_cast<battle::Terrain>(terrain));
    m_view.setBrush(QString::fromUtf8(word));
    m_view.setTool(BattleView::Tool::TerrainBrush);
    showBrush();
}

void MapPalette::showBrush() {
    const bool brushing = m_view.tool() == BattleView::Tool::TerrainBrush;
    const auto brush = battle::terrainFromKey(m_view.brush().toStdString());
    m_swatches->setExclusive(false);
    for (auto* button : m_swatches->buttons())
        button->setChecked(brushing && m_swatches->id(button) == static_cast<int>(brush));
    m_swatches->setExclusive(brushing);
    if (m_view.tool() == BattleView::Tool::StructureBrush)
        ensureWidgetVisible(m_remove);
    else if (brushing && m_swatches->checkedButton())
        ensureWidgetVisible(m_swatches->checkedButton());
}

void MapPalette::showStructures() {
    const QScopedValueRollback guard(m_isFilling, true);
    const int row = m_structures->currentRow();
    m_structures->clear();
    for (const auto& structure : m_document.battle().map->structures()) {
        auto* item = new QListWidgetItem(lineIcon(QStringLiteral("structure")),
                                         QString::fromStdString(structure.name), m_structures);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setToolTip(tr("In hex %1").arg(text::hexName(structure.hex)));
    }
    m_structures->setVisible(m_structures->count() > 0);
    m_noStructures->setVisible(m_structures->count() == 0);
    m_structures->setCurrentRow(std::min(row, m_structures->count() - 1));
    m_remove->setEnabled(currentStructure().has_value());
}

std::optional<battle::Structure> MapPalette::currentStructure() const {
    const auto& structures = m_document.battle().map->structures();
    const int row = m_structures->currentRow();
    if (row < 0 || row >= static_cast<int>(structures.size()))
        return {};
    return structures[static_cast<std::size_t>(row)];
}

void MapPalette::renameStructure(const QString& name) {
    auto structure = currentStructure();
    if (m_isFilling || !structure)
        return;
    structure->name = name.trimmed().toStdString();
    const auto refused = m_document.perform(battle::PutStructure{*structure}).refusal;
    if (refused) {
        showMessage(*this, captionOf(refused, m_document.battle()));
        showStructures();
    }
}

void MapPalette::removeStructure() {
    const auto structure = currentStructure();
    if (!structure)
        return;
    const battle::RemoveStructure action{structure->id};
    if (mayRemove(text::action(action, m_document.battle()), m_document.removals({action}), *this))
        if (const auto refused = m_document.perform(action).refusal)
            showMessage(*this, captionOf(refused, m_document.battle()));
}

} // namespace sf::ui

#include "moc_map_palette.cpp"
