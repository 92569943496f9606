// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/attack_playback.h"

#include "core/text/battle_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sf::ui {
namespace {

using battle::Event;
using battle::EventKind;

struct AttackPlayback {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::AttackPlayback)
};

bool isAttack(EventKind kind) {
    return kind == EventKind::Hits || kind == EventKind::Misses || kind == EventKind::Strikes;
}

QString textOf(const Event& event) {
    if (event.kind == EventKind::Strikes)
        return AttackPlayback::tr("%n hit(s)", nullptr, static_cast<int>(event.amount));
    const QString sum = text::attackSum(event);
    return event.kind == EventKind::Hits ? AttackPlayback::tr("Hit: %1").arg(sum)
                                         : AttackPlayback::tr("Miss: %1").arg(sum);
}

} // namespace

std::vector<Blow> blowsOf(const std::vector<Event>& events, bool isOneByOne) {
    std::vector<Blow> blows;
    for (const Event& event : events) {
        if (isOneByOne && isAttack(event.kind))
            blows.push_back({event.stack, event.target, event.edge, textOf(event), {}});
        if (event.kind != EventKind::Damage)
            continue;
        if (blows.empty())
            blows.emplace_back();
        blows.back().losses.push_back({event.stack, event.unit, event.amount});
    }
    return blows;
}

int attackTime(Settings::Playback playback) {
    constexpr std::array times{0, 2400, 1200, 600}; // by Settings::Playback
    return times.at(static_cast<std::size_t>(playback));
}

QString playbackText(Settings::Playback playback) {
    const std::array texts{AttackPlayback::tr("Attacks are not played back"),
                           AttackPlayback::tr("Attacks are played back slowly"),
                           AttackPlayback::tr("Attacks are played back at normal speed"),
                           AttackPlayback::tr("Attacks are played back fast")};
    return texts.at(static_cast<std::size_t>(playback));
}

Settings::Playback nextPlayback(Settings::Playback playback) {
    return playback == Settings::Playback::Fast
               ? Settings::Playback::Off
               : static_cast<Settings::Playback>(static_cast<int>(playback) + 1);
}

} // namespace sf::ui
