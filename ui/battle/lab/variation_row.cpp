// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/lab/variation_row.h"

#include "core/text/figures.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"

#include <QComboBox>
#include <QCompleter>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace sf::ui {

VariationRow::VariationRow(const std::vector<LabPlace>& places, int number, QWidget* parent)
    : QWidget(parent)
    , m_places(places)
    , m_place(new QComboBox(this))
    , m_range(new QLineEdit(this))
    , m_words(hintLabel(this)) {
    m_place->setObjectName(QStringLiteral("labPlace%1").arg(number));
    m_place->setAccessibleName(tr("What to vary, %1").arg(text::figure(number + 1)));
    m_place->setEditable(true);
    m_place->lineEdit()->setAccessibleName(m_place->accessibleName());
    m_place->setInsertPolicy(QComboBox::NoInsert);
    m_place->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_place->setMinimumContentsLength(26);
    m_place->addItem(QString());
    m_place->setItemData(0, tr("Nothing"), Qt::AccessibleTextRole);
    for (const LabPlace& place : places)
        m_place->addItem(place.name, place.place);
    m_place->completer()->setFilterMode(Qt::MatchContains);
    m_place->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_range->setObjectName(QStringLiteral("labRange%1").arg(number));
    m_range->setAccessibleName(tr("Range, %1").arg(text::figure(number + 1)));
    m_range->setPlaceholderText(tr("1..10 or a,b,c"));
    m_range->setToolTip(tr("From 1 to 10: 1..10, in steps of 3: 1..10:3; or values with commas: a,b,c"));
    scaleFont(*m_words, 0.9);
    m_words->setTextFormat(Qt::PlainText);
    auto* grid = marginless<QGridLayout>(this);
    grid->addWidget(m_place, 0, 0);
    grid->addWidget(m_range, 0, 1);
    grid->addWidget(m_words, 1, 0, 1, 2);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    setFocusProxy(m_place);
    connect(m_place, &QComboBox::currentTextChanged, this, &VariationRow::followPlace);
    connect(m_range, &QLineEdit::textChanged, this, &VariationRow::changed);
    followPlace();
}

QString VariationRow::variation() const {
    const LabPlace* chosen = known();
    const QString place = chosen ? chosen->place : m_place->currentText().trimmed();
    return place.isEmpty() ? QString() : place + u'=' + m_range->text().trimmed();
}

/// By its name, or by its place as on the command line.
const LabPlace* VariationRow::known() const {
    const QString typed = m_place->currentText().trimmed();
    const auto found = std::ranges::find_if(
        m_places, [&](const LabPlace& place) { return place.name == typed || place.place == typed; });
    return found == m_places.end() ? nullptr : &*found;
}

/// Suggests a range unless somebody has typed another one.
void VariationRow::followPlace() {
    const LabPlace* place = known();
    m_words->setText(place && !place->now.isEmpty() ? tr("Now %1").arg(place->now) : QString());
    m_words->setVisible(!m_words->text().isEmpty());
    m_range->setAccessibleDescription(m_words->text());
    if (place && (m_range->text().isEmpty() || m_range->text() == m_suggested)) {
        m_suggested = place->range;
        m_range->setText(m_suggested);
    }
    m_range->setEnabled(!m_place->currentText().trimmed().isEmpty());
    Q_EMIT changed();
}

} // namespace sf::ui

#include "moc_variation_row.cpp"
