// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

#include <vector>

namespace sf::ui {

/// The way through a game from its beginning to its end, with a flag at each bookmark above the groove.
class RecordSlider final : public QSlider {
    Q_OBJECT

public:
    explicit RecordSlider(QWidget* parent = nullptr);
    void setMarks(const std::vector<std::size_t>& marks);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    /// A click goes to where it was made.
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    QRect grooveArea() const;
    int valueAt(double x) const;
    double placeOf(int value) const;

    std::vector<std::size_t> m_marks;
};

} // namespace sf::ui
