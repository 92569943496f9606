// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAnimationDriver>
#include <QCoreApplication>

namespace sf::test {

/// Drives animations by this clock instead of the real one during its lifetime, so that a busy computer shows
/// the same pictures.
class SteppedAnimations final : public QAnimationDriver {
public:
    SteppedAnimations() { install(); }
    ~SteppedAnimations() override { uninstall(); }
    Q_DISABLE_COPY_MOVE(SteppedAnimations)

    qint64 elapsed() const override { return m_time; }
    void step(int milliseconds) {
        QCoreApplication::processEvents(); // that is when animations begin
        m_time += milliseconds;
        advance();
    }

private:
    qint64 m_time = 0;
};

} // namespace sf::test
