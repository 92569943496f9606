// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/map_size_dialog.h"

#include "ui/battle/editor/battle_commands.h"
#include "ui/battle/editor/map_preview.h"

#include <QSpinBox>
#include <QVBoxLayout>

namespace sf::ui {

namespace {

QSpinBox* sizeBox(int value, QWidget* parent) {
    auto* box = new QSpinBox(parent);
    box->setRange(1, battle::largestMapSide);
    box->setValue(value);
    return box;
}

} // namespace

MapSizeDialog::MapSizeDialog(const document::BattleDocument& document, QWidget* parent)
    : FormDialog(tr("Map size"), tr("&Change the size"), parent)
    , m_document(document)
    , m_columns(sizeBox(document.battle().map->columns(), this))
    , m_rows(sizeBox(document.battle().map->rows(), this))
    , m_preview(new MapPreview(this)) {
    addRow(tr("C&olumns"), m_columns);
    addRow(tr("&Rows"), m_rows);
    content()->addWidget(m_preview, 1);
    connect(m_columns, &QSpinBox::valueChanged, this, &MapSizeDialog::refresh);
    connect(m_rows, &QSpinBox::valueChanged, this, &MapSizeDialog::refresh);
    refresh();
}

battle::ResizeMap MapSizeDialog::action() const {
    return {m_columns->value(), m_rows->value()};
}

void MapSizeDialog::refresh() {
    m_preview->setMapSize(m_columns->value(), m_rows->value());
    const QString size = tr("%n hex(es). Hexes are added and removed at the right and at the bottom.",
                            nullptr, m_columns->value() * m_rows->value());
    setHint((QStringList(size) + m_document.removals({action()})).join(u'\n'));
    const auto outcome = m_document.check(action());
    const auto* refused = std::get_if<battle::Refusal>(&outcome);
    if (refused && refused->reason == battle::Reason::NothingToChange)
        return setWaiting(captionOf(*refused, m_document.battle()));
    setProblem(refused ? captionOf(*refused, m_document.battle()) : text::Caption());
}

} // namespace sf::ui

#include "moc_map_size_dialog.cpp"
