// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/style/restyled.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace sf::ui {

/// The last combat as a card: who attacked whom, and each strike with its factors, dice, hits and losses.
/// Stays until the next combat.
class LastCombatPanel final : public Restyled<QWidget> {
    Q_OBJECT

public:
    explicit LastCombatPanel(document::BattleDocument& document, QWidget* parent = nullptr);

    /// Everything shown, as lines of text.
    QString plainText() const;

protected:
    void restyle() override {
        if (m_card)
            refresh();
    }

private:
    void refresh();
    void addStrike(std::size_t line);
    QLabel* addLabel(const QString& text, double size, bool isBold);

    document::BattleDocument& m_document;
    QWidget* m_card = nullptr;
    QVBoxLayout* m_column;
};

} // namespace sf::ui
