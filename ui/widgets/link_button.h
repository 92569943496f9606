// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/settings.h"

#include <QAbstractButton>

namespace sf::ui {

/// A button that looks like a link. One that folds a part of its panel has an arrow after its text.
class LinkButton final : public QAbstractButton {
    Q_OBJECT

public:
    explicit LinkButton(const QString& text, QWidget* parent = nullptr);

    /// Shows the part from now on only while the button is checked, which it isn't yet. The setting keeps
    /// that, once there are settings.
    void fold(QWidget& part, const Setting<bool>* setting = nullptr);
    /// The settings outlive the button.
    void rememberIn(Settings& settings);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString shownText() const;

    const Setting<bool>* m_setting = nullptr;
};

} // namespace sf::ui
