// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

#include <vector>

namespace sf::ui {

/// The way through a film from its beginning to its end. Above the groove there is a line for each fight, a
/// cross for each death, and a flag at each bookmark.
class FilmSlider final : public QSlider {
    Q_OBJECT

public:
    explicit FilmSlider(QWidget* parent = nullptr);

    enum class Mark { Fight, Death };
    /// `first` is the value where the mark belongs.
    void setMarks(std::vector<std::pair<int, Mark>> marks);
    const std::vector<std::pair<int, Mark>>& marks() const { return m_marks; }
    void setFlags(std::vector<int> values);

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
    void paintMarks(QPainter& painter) const;

    std::vector<std::pair<int, Mark>> m_marks;
    std::vector<int> m_flags;
};

} // namespace sf::ui
