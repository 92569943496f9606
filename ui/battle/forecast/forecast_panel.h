// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/forecast/forecast_view.h"

#include <functional>
#include <QTimer>

class QLabel;
class QToolButton;

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class RefusalLine;
class Selection;

/// The forecast in the Stack dock: the likely result of an attack by the selected stack. The target is the
/// stack under the mouse or board cursor, otherwise the last one that was, otherwise the one that it would
/// attack anyway. Not updated during a drag.
class ForecastPanel final : public QWidget {
    Q_OBJECT

public:
    ForecastPanel(document::BattleDocument& document, Selection& selection, QWidget* parent = nullptr);

    /// Nothing is updated while it returns true.
    void setBusyWhile(std::function<bool()> isBusy) { m_isBusy = std::move(isBusy); }
    /// The attack that is shown; nothing if there is none or it is refused.
    const std::optional<ForecastSubject>& shown() const { return m_shown; }
    /// Everything shown, as lines of text.
    QString plainText() const;
    /// Unfolds the whole forecast and puts the keyboard there.
    void goTo();

public Q_SLOTS:
    /// Copies plainText() to the clipboard.
    void copy();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    using MaybeStack = std::optional<battle::StackId>;

    void connectParts();
    QWidget* makeHead();
    QToolButton* makeButton(const QString& icon, const QString& words);
    void refreshSoon() { m_soon.start(); }
    void refresh();
    void follow();
    void followCursor();
    MaybeStack attacker() const;
    MaybeStack target(const battle::StackId& attacker) const;
    bool isPossible(const battle::StackId& attacker, const MaybeStack& target) const;
    bool isOther(const battle::StackId& attacker, const MaybeStack& target) const;
    void showHint(const QString& text);
    void tellTarget();
    void showSubject(const ForecastSubject& subject);
    void showNames(const battle::Stack& attacker, const battle::Stack& target);
    void showNote(const QString& note);

    document::BattleDocument& m_document;
    Selection& m_selection;
    ForecastView* m_view;
    QWidget* m_head = nullptr; ///< who attacks whom and how, with its buttons
    QString m_names;           ///< of both
    QLabel* m_title = nullptr;
    QLabel* m_note = nullptr;
    QToolButton* m_pin = nullptr;
    QLabel* m_hint = nullptr;
    RefusalLine* m_refusal = nullptr;
    std::function<bool()> m_isBusy;
    QTimer m_soon;
    MaybeStack m_attacker; ///< of what is shown, or would be
    MaybeStack m_focused;  ///< under the board cursor when it last moved
    MaybeStack m_pointed;  ///< with mouse or cursor, last
    std::optional<ForecastSubject> m_shown;
    std::optional<ForecastSubject> m_pinned;
    bool m_followsNext = false; ///< during a round, until somebody selects another stack
};

} // namespace sf::ui
