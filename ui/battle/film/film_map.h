// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/layer/camera.h"
#include "ui/battle/layer/map_layer.h"
#include "ui/paint/board/board_painter.h"
#include "ui/paint/scenes/battle_scene_painter.h"
#include "ui/style/restyled.h"

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

namespace sf::ui {

class FilmPlayer;

/// The map of a film of a battle, which can only be looked at: drag to pan, turn the wheel to zoom. A fight
/// is shown on a card, too, and the camera goes to it and back, until the user pans or zooms.
class FilmMap final : public Restyled<QWidget> {
    Q_OBJECT

public:
    explicit FilmMap(const FilmPlayer& player, QWidget* parent = nullptr);

    /// The film that the player plays; null for none.
    void setFilm(const document::BattleFilm* film);
    /// Shows this part of the map from now on, or the whole map if it was fitted.
    void setCamera(const Camera& camera, bool isFitted);
    /// Whether the camera goes to fights.
    void setFollowing(bool isFollowing) { m_isFollowing = isFollowing; }
    /// Whether fights have a card, which something else may cover.
    void setCardShown(bool isShown);
    /// Where the card of a fight is; empty if the scene has none.
    QRectF cardArea() const;
    /// The battle that is shown.
    const battle::Battle& battle() const { return m_picture.board(progress()); }

    QSize minimumSizeHint() const override { return {120, 120}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void restyle() override { renderAll(); }
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    double progress() const;
    void showScene();
    void fit();
    void travel();
    void moveTo(const Camera& camera);
    void takeOver();
    void panBy(QPoint delta);
    void renderAll();
    void refreshStacks();

    const FilmPlayer& m_player;
    const document::BattleFilm* m_film = nullptr;
    paint::BattleScenePicture m_picture;
    paint::BoardPainter m_painter;
    Camera m_camera;
    Camera m_home; ///< where the camera is between fights
    Camera m_from;
    Camera m_to;
    QVariantAnimation m_travel; ///< of the camera between the two
    bool m_isFitted = true;
    bool m_isFollowing = true;
    bool m_isCardShown = true;
    bool m_isTakenOver = false; ///< by the user
    QPoint m_pressed;
    MapLayer m_layer; ///< what doesn't move; each frame paints moving things over it
    QTimer m_rendering;
    /// What the layer shows.
    const battle::Battle* m_painted = nullptr;
    std::vector<battle::StackId> m_paintedMoving;
};

} // namespace sf::ui
