// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/exchange.h"

#include <QPixmap>
#include <QWidget>

namespace sf::battle {
struct Battle;
}

namespace sf::ui {

/// The victims of a hit's damage, in order: token, name, and whether it croaks or what it has left. Painted,
/// because there may be hundreds; screen readers get one sentence.
class ForecastLosses final : public QWidget {
    Q_OBJECT

public:
    explicit ForecastLosses(QWidget* parent = nullptr);

    void setLosses(const battle::Battle& battle, const std::vector<smm::Victim>& order, std::int64_t damage,
                   const battle::Stack& struck);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Item {
        QPixmap token;
        QString name;
        QString fate;
        bool croaks = false;
    };
    QSize cell() const;
    int columns(int width) const;

    std::vector<Item> m_items;
};

/// "croaks", "8 of 12 left"; with the stack's name where it is not the one that was struck.
QString fateText(const smm::Victim& victim, const smm::Loss& loss, const battle::Stack& struck);

} // namespace sf::ui
