// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/imperio_draft.h"
#include "core/post/game/imperio_post_game.h"
#include "ui/page/kind_registry.h"
#include "ui/post/plan_board.h"

#include <QPointer>
#include <QWidget>

#include <map>
#include <set>

class QBoxLayout;

namespace sf::document {
class ImperioDocument;
}

namespace sf::ui {

class GameController;
class ImperioView;
class LookBack;

/// The board of a game by post. It plays back what happened and, on the user's turn, takes their formation or
/// plan. Nothing on it counts until the user sends it.
class PostBoard final : public QWidget, public PlanBoard {
    Q_OBJECT

public:
    explicit PostBoard(const PageContext& context, QWidget* parent = nullptr);
    ~PostBoard() override;

    /// What the user does at the board.
    enum class Use { Watch, SetUp, Plan };
    /// Shows a game as far as it is settled, and plays back the last turn the first time. What the user has
    /// set up or planned after the newest block is there again when its game is shown again.
    /// `awaited`: why people can only watch, in a sentence.
    void show(const post::Hash& newest, const post::ImperioPostGame& rules, Use use, const QString& awaited);
    Use use() const { return m_use; }

    const post::ImperioDraft* draft() const override {
        return m_use == Use::Plan && m_work && m_work->draft ? &*m_work->draft : nullptr;
    }
    QString actionText(std::size_t action) const override;
    QStringList trial() const override;
    void assume(std::size_t fight, std::optional<post::FightResult> result) override;
    void removeLast() override;
    void endTurn() override;
    /// After setUpFinished(), if no block was made: goes on setting up.
    void resumeSetUp();
    /// Where to add the dice of the last fight.
    void setAside(QBoxLayout& aside) { m_aside = &aside; }
    /// Shows no game.
    void clear();
    ImperioView* view() const { return m_view; }

Q_SIGNALS:
    /// The plan or the shown case has changed.
    void planChanged();
    /// The user has finished the formation or the alterations, in the notation of plans. `dangers`: what they
    /// invite, in sentences.
    void setUpFinished(const QString& plan, const QString& dangers);

private:
    /// What the user does after one block of a game.
    struct Work {
        std::unique_ptr<document::ImperioDocument> document;
        std::optional<post::ImperioDraft> draft;
        imperio::Stage stage = imperio::Stage::DefenderDeploys;
        std::size_t begun = 0; ///< entries before the plan

        explicit Work(const post::ImperioPostGame& rules);
    };
    QWidget* makeContent();
    QWidget* makeColumn(QWidget* parent);
    QWidget* makeFight();
    bool plan(const imperio::Action& action);
    /// Asks for the result of a fight for which to plan on. Nothing if cancelled; an empty inner value for
    /// any result.
    std::optional<std::optional<post::FightResult>> askBranch(const imperio::Action& action);
    void showPlan();
    void finishSetUp();

    PageContext m_context;
    std::map<post::Hash, Work> m_works; ///< by the block that they answer
    Work* m_work = nullptr;             ///< the shown one
    Use m_use = Use::Watch;
    QString m_awaited;
    std::set<post::Hash> m_played; ///< positions whose last turn was played back
    QBoxLayout* m_aside = nullptr;
    // Made again for each game that is shown.
    QWidget* m_content = nullptr;
    QPointer<QWidget> m_fight;
    GameController* m_controller = nullptr;
    LookBack* m_lookBack = nullptr;
    ImperioView* m_view = nullptr;
};

} // namespace sf::ui
