// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace sf::ui {

/// Lays out widgets in reading order and wraps lines, so that no button is cut off at any font size or width.
class FlowLayout final : public QLayout {
public:
    explicit FlowLayout(int spacing = 8, QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    /// Places the items if `moving`; returns the height needed.
    int arrange(const QRect& area, bool moving) const;

    QList<QLayoutItem*> m_items;
};

} // namespace sf::ui
