// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace sf::ui {

/// A map's size as a picture: its hexes, or for large maps its outline, in proportion.
class MapPreview final : public QWidget {
    Q_OBJECT

public:
    explicit MapPreview(QWidget* parent = nullptr);
    void setMapSize(int columns, int rows);
    QSize sizeHint() const override { return {260, 190}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_columns = 1;
    int m_rows = 1;
};

} // namespace sf::ui
