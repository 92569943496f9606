// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/paper_form.h"
#include "ui/style/layouts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLocale>
#include <QPageSize>
#include <QSpinBox>

#include <algorithm>

namespace sf::ui {
namespace {

constexpr QPageSize::PageSizeId papers[] = {QPageSize::A4, QPageSize::Letter, QPageSize::A3,
                                            QPageSize::A5, QPageSize::Legal,  QPageSize::Tabloid};

enum Orientation : int { Automatic, Portrait, Landscape };

bool usesLetter() {
    return QLocale().measurementSystem() == QLocale::ImperialUSSystem;
}

} // namespace

PaperForm::PaperForm(QWidget* parent)
    : QWidget(parent)
    , m_paper(new QComboBox(this))
    , m_orientation(new QComboBox(this))
    , m_margin(new QSpinBox(this))
    , m_scale(new QSpinBox(this)) {
    for (const auto paper : papers)
        m_paper->addItem(QPageSize::name(paper), QPageSize::key(paper));
    m_paper->setCurrentIndex(usesLetter() ? 1 : 0);
    m_orientation->addItems({tr("Automatic"), tr("Portrait"), tr("Landscape")});
    m_margin->setRange(5, 40);
    m_margin->setValue(12);
    m_margin->setSuffix(tr(" mm"));
    m_scale->setRange(qRound(100 * paint::smallestScale), qRound(100 * paint::largestScale));
    m_scale->setSingleStep(5);
    m_scale->setValue(100);
    m_scale->setSuffix(tr(" %"));
    auto* form = marginless<QFormLayout>(this);
    form->setVerticalSpacing(8);
    form->addRow(tr("Pa&per"), m_paper);
    form->addRow(tr("Or&ientation"), m_orientation);
    form->addRow(tr("&Margin"), m_margin);
    form->addRow(tr("Sca&le"), m_scale);
    for (auto* box : {m_paper, m_orientation})
        connect(box, &QComboBox::currentIndexChanged, this, &PaperForm::changed);
    for (auto* box : {m_margin, m_scale})
        connect(box, &QSpinBox::valueChanged, this, &PaperForm::changed);
}

paint::PageSetup PaperForm::setup(bool isWide) const {
    paint::PageSetup setup;
    setup.paper = QPageSize(papers[m_paper->currentIndex()]).size(QPageSize::Millimeter);
    const int orientation = m_orientation->currentIndex();
    if (orientation == Landscape || (orientation == Automatic && isWide))
        setup.paper.transpose();
    const double margin = m_margin->value();
    setup.margins = {margin, margin, margin, margin};
    setup.scale = m_scale->value() / 100.0;
    return setup;
}

QVariantMap PaperForm::state() const {
    return {{QStringLiteral("paper"), m_paper->currentData()},
            {QStringLiteral("orientation"), m_orientation->currentIndex()},
            {QStringLiteral("margin"), m_margin->value()}};
}

void PaperForm::restore(const QVariantMap& state) {
    const int paper = m_paper->findData(state.value(QStringLiteral("paper")));
    if (paper >= 0)
        m_paper->setCurrentIndex(paper);
    m_orientation->setCurrentIndex(
        std::clamp(state.value(QStringLiteral("orientation")).toInt(), int{Automatic}, int{Landscape}));
    m_margin->setValue(state.value(QStringLiteral("margin"), m_margin->value()).toInt());
}

} // namespace sf::ui

#include "moc_paper_form.cpp"
