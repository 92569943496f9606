// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

namespace sf::ui {

/// Selects the whole text of a field that gets the focus, so that typing replaces it. Words such as “no
/// limit” in a spin box are always selected as a whole, because digits beside them would be refused. Watches
/// line edits, spin boxes and lists.
class FieldSelection final : public QObject {
public:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<const QObject> m_clicked; ///< the line edit that a click has just given the focus
};

} // namespace sf::ui
