// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/forms/form_dialog.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QTabWidget;

namespace sf::ui {

/// Sets up play: deployment zones (BAT-3), victory (BAT-10), reinforcements (BAT-9) and alliances. Each
/// change takes effect immediately and can be undone.
class PlaySetupDialog final : public FormDialog {
    Q_OBJECT

public:
    PlaySetupDialog(document::BattleDocument& document, QWidget* parent);

    /// What should be painted on the map, for which the dialog was closed.
    struct Painting {
        int side = 0; ///< its zone, unless a stack is named
        std::optional<battle::StackId> stack;
        int round = 1; ///< of its arrival
    };
    const std::optional<Painting>& painting() const { return m_painting; }
    /// Shows the conditions, with one to hold this structure ready to be added.
    void offerToHold(const battle::StructureId& structure);

    /// Stays open while what was typed can't be a zone.
    void accept() override;
    void reject() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    static QSpinBox* roundBox(QWidget* parent, const QString& name);
    static QPushButton* plainButton(const QString& text, QWidget* parent);
    QWidget* makeZones();
    QWidget* makeVictory();
    QWidget* makeConditionRow(QWidget* parent);
    QWidget* makeArrivals();
    QWidget* makeAlliances();
    const battle::Battle& battle() const { return m_document.battle(); }
    /// Shows the reason if it is refused.
    bool perform(const battle::Action& action);
    void note(const text::Caption& caption);

    void refresh();
    void refreshConditions();
    void refreshArrivals();
    /// Returns false, and says why, if the hexes can't be the side's zone.
    bool setZone(int side, const QString& hexes);
    static QString unreadable(const QString& hexes);
    bool discardRefused();
    void fillTargets();
    std::optional<battle::VictoryCondition> chosenCondition() const;
    void sayWhatIsMissing();
    void addCondition();
    void removeCondition();
    void setArrival(bool isLater);
    void paintZone(int side);
    void paintArrival();
    void leaveToPaint(const Painting& painting);
    void setAlliance(int side, int number);

    document::BattleDocument& m_document;
    QTabWidget* m_tabs;
    std::vector<QLineEdit*> m_zones;
    QListWidget* m_conditions = nullptr;
    QComboBox* m_kind = nullptr;
    QComboBox* m_target = nullptr;
    QComboBox* m_winner = nullptr;
    QSpinBox* m_round = nullptr;
    QTableWidget* m_arrivals = nullptr;
    QSpinBox* m_arrivalRound = nullptr;
    QLineEdit* m_arrivalHexes = nullptr;
    std::vector<QComboBox*> m_alliances;
    std::optional<Painting> m_painting;
};

} // namespace sf::ui
