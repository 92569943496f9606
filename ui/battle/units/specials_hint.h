// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

class QLineEdit;

namespace sf::ui {

/// Completes the specials in a line that separates them by commas, and says below it which of them no rule
/// reads.
class SpecialsHint final : public QLabel {
    Q_OBJECT

public:
    SpecialsHint(QLineEdit& line, QWidget* parent);

private:
    void refresh(const QString& typed);
};

/// A sentence for each special that no rule reads; empty when there is none.
QString unknownSpecialsNote(const std::vector<std::string>& specials);
/// A line for each special, with what it does or that no rule reads it.
QString specialsNote(const std::vector<std::string>& specials);

} // namespace sf::ui
