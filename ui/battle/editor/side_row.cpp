// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/side_row.h"

#include "ui/paint/base/primitives.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"

#include <QColor>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace sf::ui {

namespace {

struct Swatch {
    QRgb colour;
    const char* name;
};
/// Colours that are easy to tell from each other and from the ground.
constexpr Swatch swatches[] = {
    {0xbf4026, QT_TRANSLATE_NOOP("sf::ui::SideRow", "Red")},
    {0x1f4e8c, QT_TRANSLATE_NOOP("sf::ui::SideRow", "Blue")},
    {0x6b4a9e, QT_TRANSLATE_NOOP("sf::ui::SideRow", "Violet")},
    {0x4f5b1c, QT_TRANSLATE_NOOP("sf::ui::SideRow", "Olive")},
    {0x1d6a5c, QT_TRANSLATE_NOOP("sf::ui::SideRow", "Green")},
    {0x7a4b12, QT_TRANSLATE_NOOP("sf::ui::SideRow", "Brown")},
    {0x9b2f66, QT_TRANSLATE_NOOP("sf::ui::SideRow", "Plum")},
    {0x3b3f45, QT_TRANSLATE_NOOP("sf::ui::SideRow", "Slate")},
};

QPixmap plainSwatch(const QColor& colour) {
    QPixmap picture(16, 16);
    picture.fill(colour);
    return picture;
}

} // namespace

SideRow::SideRow(int number, const battle::Side& side, QWidget* parent)
    : QWidget(parent)
    , m_number(number)
    , m_side(side)
    , m_token(new QLabel(this))
    , m_name(new QLineEdit(QString::fromStdString(side.name), this))
    , m_colour(new QLineEdit(QColor(QRgb(side.color)).name(), this))
    , m_swatches(new QToolButton(this)) {
    m_name->setAccessibleName(tr("Name of side %1").arg(number + 1));
    m_name->setMaxLength(200);
    m_colour->setAccessibleName(tr("Colour of side %1 as #rrggbb").arg(number + 1));
    m_colour->setMaxLength(7);
    m_colour->setFixedWidth(m_colour->fontMetrics().horizontalAdvance(QStringLiteral("#bf402600")) + 20);
    m_swatches->setAccessibleName(tr("Choose a colour for side %1").arg(number + 1));
    m_swatches->setToolTip(m_swatches->accessibleName());
    m_swatches->setPopupMode(QToolButton::InstantPopup);
    m_swatches->setIcon(lineIcon(QStringLiteral("brush")));
    m_swatches->setFocusPolicy(Qt::StrongFocus);
    m_token->setFixedSize(28, 28);
    auto* layout = marginless<QHBoxLayout>(this, 8);
    layout->addWidget(m_token);
    layout->addWidget(m_name, 1);
    addWidgets(*layout, {m_colour, m_swatches});
    addSwatches();
    connect(m_name, &QLineEdit::textChanged, this, &SideRow::changed);
    connect(m_colour, &QLineEdit::textChanged, this, [this] {
        refreshToken();
        Q_EMIT changed();
    });
    refreshToken();
}

void SideRow::addSwatches() {
    auto* menu = new QMenu(m_swatches);
    for (const auto& swatch : swatches)
        menu->addAction(QIcon(plainSwatch(QColor(swatch.colour))), tr(swatch.name), this,
                        [this, swatch] { m_colour->setText(QColor(swatch.colour).name()); });
    m_swatches->setMenu(menu);
}

battle::Side SideRow::side() const {
    auto result = m_side;
    result.name = m_name->text().trimmed().toStdString();
    if (isColourGood())
        result.color = QColor(m_colour->text()).rgb() & 0xffffffU;
    return result;
}

bool SideRow::isNameGood() const {
    return !m_name->text().trimmed().isEmpty();
}

bool SideRow::isColourGood() const {
    return m_colour->text().size() == 7 && m_colour->text().startsWith(QLatin1Char('#')) &&
           QColor::isValidColor(m_colour->text());
}

void SideRow::focusName() {
    m_name->setFocus();
    m_name->selectAll();
}

void SideRow::focusSide() {
    m_swatches->setFocus();
}

void SideRow::refreshToken() {
    const QColor colour = isColourGood() ? QColor(m_colour->text()) : palette().color(QPalette::Mid);
    m_token->setPixmap(paint::sideTokenPixmap(24, devicePixelRatioF(), m_number, colour));
}

} // namespace sf::ui

#include "moc_side_row.cpp"
