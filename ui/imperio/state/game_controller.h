// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_document.h"
#include "core/text/caption.h"
#include "ui/page/kind_registry.h"

#include <QObject>

namespace sf::ui {

/// Shared by the widgets of one game: the shown position, the selection, the target and the piece in hand.
/// All actions and set-up edits go through it, so that messages are the same everywhere.
class GameController final : public QObject {
    Q_OBJECT

public:
    /// What can be shown over the board, each by a pattern of its own.
    enum class Overlay { Zones, Cover, Threats };
    Q_ENUM(Overlay)

    GameController(document::ImperioDocument& document, const PageContext& context,
                   QObject* parent = nullptr);
    ~GameController() override;

    document::ImperioDocument& document() const { return m_document; }
    const PageContext& context() const { return m_context; }

    /// The number of entries before the shown position; all of them when it is live.
    std::size_t shown() const;
    bool isLive() const { return !m_lookedBackTo; }
    /// Whether people may play or set up: nobody else acts, and nobody is looking back.
    bool mayAct() const { return isLive() && !m_document.isLocked(); }
    /// Like mayAct(), but announces why not.
    bool checkMayAct();
    /// The position shown. During the set-up, the board so far with its reinforcements, where the deploying
    /// side is to move.
    const imperio::Position& position() const;
    /// Shows the position after this many entries; after all of them it is live again.
    void show(std::size_t entries);

    imperio::Square selected() const { return m_selected; }
    void select(imperio::Square square);
    /// The square that the selected piece would attack or shoot at: hovered, or under the cursor.
    imperio::Square target() const { return m_target; }
    void setTarget(imperio::Square square);
    /// The attack or shot that waits for its dice: chosen on the board, thrown by the attack panel or by
    /// choosing the target again.
    const std::optional<imperio::Action>& chosen() const { return m_chosen; }
    void choose(const std::optional<imperio::Action>& action);
    imperio::Square cursor() const { return m_cursor; }
    void setCursor(imperio::Square square);
    /// What the palette or the reserve holds in hand, to be put onto a square.
    std::optional<imperio::Kind> placing() const { return m_placing; }
    /// Of the side that deploys or is to move, unless any position is set up.
    void setPlacing(std::optional<imperio::Kind> kind, std::optional<imperio::Side> side = {});
    imperio::Side placingSide() const { return m_placingSide; }
    /// Whether any position is set up: pieces of both sides, on all squares.
    bool setsPosition() const { return m_document.game().stage == imperio::Stage::AnyPosition; }

    /// Whether the defender's rows are at the top.
    bool isFlipped() const { return m_isFlipped; }
    void flip();

    /// Actions that the board shows as arrows, the best first, until the position changes.
    const std::vector<imperio::Action>& arrows() const { return m_arrows; }
    void setArrows(std::vector<imperio::Action> arrows);

    bool shows(Overlay overlay) const { return m_overlays[static_cast<std::size_t>(overlay)]; }
    void setShown(Overlay overlay, bool shown);

    /// Plays an action with rolled or typed dice, and announces the outcome, or the refusal with its rule.
    /// Returns whether it was played. Only the live position can be played on.
    bool play(const imperio::Action& action, const std::optional<std::vector<int>>& typed = {});
    /// Gives every action to a planner, which decides what to play. It returns whether it played the action.
    void setPlanner(std::function<bool(const imperio::Action&)> planner) { m_planner = std::move(planner); }
    bool isPlanning() const { return m_planner != nullptr; }
    /// Whether the dice of an entry were only assumed, in a turn that is being planned.
    bool isAssumed(std::size_t entry) const;
    /// What an entry did, in sentences; assumed dice are left out.
    QString outcome(std::size_t entry) const;
    /// Asks before every action whether to play it.
    void setGuard(std::function<bool(const imperio::Action&)> guard) { m_guard = std::move(guard); }
    /// The same for the set-up.
    bool perform(const imperio::SetupEdit& edit);
    /// Announces the text, shows it in the turn's banner until the next action, and marks the squares for
    /// spawns.
    void warn(const text::Caption& caption);
    const QString& warning() const { return m_warning; }
    /// Opens the line in which actions are typed.
    void askToType();
    /// For status bar and screen reader; announces the text even if it repeats the last one.
    void say(const text::Caption& caption);
    /// Says what is not allowed, and marks the square that was tried.
    void refuse(const imperio::Refusal& refusal, imperio::Square tried = imperio::nowhere);

Q_SIGNALS:
    /// Another position is shown, after an action, an undo or looking back. Also when the set-up has changed.
    void positionChanged();
    void selectionChanged();
    void targetChanged();
    void cursorChanged();
    void placingChanged();
    void overlaysChanged();
    void arrowsChanged();
    void warningChanged();
    /// Somebody else acts now, or no longer.
    void awaitedChanged();
    void flippedChanged();
    void said(const sf::text::Caption& caption);
    /// A square was tried where nothing can be done.
    void refused(sf::imperio::Square square);
    /// An attack or a shot was chosen on the board: the attack panel takes over.
    void attackAsked(const sf::imperio::Action& action);
    /// An action is to be typed in the record's notation.
    void typingAsked();
    /// The keyboard goes back to the board.
    void boardAsked();

private:
    void documentChanged(const document::GameChange& change, bool undone);
    void refreshSetup();
    void dropWhatIsGone();
    bool playNow(const imperio::Action& action, const std::optional<std::vector<int>>& typed);
    bool follow(const imperio::Action& action);

    document::ImperioDocument& m_document;
    PageContext m_context;
    std::function<bool(const imperio::Action&)> m_planner;
    std::function<bool(const imperio::Action&)> m_guard;
    bool m_hadBegun;
    imperio::Position m_setup; ///< what is shown before play
    std::optional<std::size_t> m_lookedBackTo;
    imperio::Square m_selected;
    imperio::Square m_target;
    std::optional<imperio::Action> m_chosen;
    imperio::Square m_cursor = imperio::squareAt(5, 5);
    std::optional<imperio::Kind> m_placing;
    imperio::Side m_placingSide = imperio::Side::Attacker;
    imperio::Stage m_stage; ///< after the last change
    imperio::Side m_mover;  ///< the same
    QString m_warning;
    std::vector<imperio::Action> m_arrows;
    bool m_isFlipped = false;
    std::array<bool, 3> m_overlays{true, false, false};
};

/// A refusal as the status bar shows it: "Not allowed: R4C5 is taken (IMP-9)".
text::Caption notAllowed(const imperio::Refusal& refusal);

} // namespace sf::ui
