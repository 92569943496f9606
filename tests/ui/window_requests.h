// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/window_request.h"

#include <QObject>
#include <QStringList>

namespace sf::test {

/// What a widget and its children request from their window.
class WindowRequests final : public QObject {
public:
    WindowRequests() = default;
    explicit WindowRequests(QObject& widget) { watch(widget); }

    void watch(QObject& widget) { widget.installEventFilter(this); }

    QList<Rule> rules;
    QStringList messages;
    QString said; ///< the last message
    QString place;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == ui::RuleRequestEvent::eventType())
            rules << static_cast<ui::RuleRequestEvent*>(event)->rule();
        if (event->type() != ui::StatusEvent::eventType())
            return false;
        const auto& status = static_cast<ui::StatusEvent&>(*event);
        if (status.field() == ui::StatusEvent::Field::Place)
            place = status.caption().text();
        else
            messages << (said = status.caption().text());
        return false;
    }
};

} // namespace sf::test
