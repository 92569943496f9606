// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/printables.h"

#include <QWidget>

class QFormLayout;

namespace sf::ui {

/// A form for the print options, with fields made from their list.
class OptionForm final : public QWidget {
    Q_OBJECT

public:
    explicit OptionForm(const std::vector<paint::PrintOption>& options, QWidget* parent = nullptr);

    paint::PrintValues values() const;

Q_SIGNALS:
    void changed();

private:
    struct Field {
        const paint::PrintOption* option;
        QWidget* label;
        QWidget* widget;
    };
    QWidget* makeWidget(const paint::PrintOption& option);
    QWidget* makeMarks(const paint::PrintOption& option);
    std::vector<int> value(const Field& field) const;
    void refresh();

    std::vector<paint::PrintOption> m_options;
    std::vector<Field> m_fields;
};

} // namespace sf::ui
