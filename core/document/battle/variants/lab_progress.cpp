// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/variants/lab_progress.h"

#include "core/document/base/journal_line.h"
#include "core/document/io/description.h"
#include "core/document/io/member_kinds.h"

#include <QCryptographicHash>
#include <QList>

#include <algorithm>
#include <climits>

namespace sf::document {
namespace {

using battle::Accumulator;
using battle::Tally;
using Count = LargeWhole<0, INT64_MAX>;
using Losses = std::map<Tally::Kind, Accumulator>;

/// The sum and the sum of squares.
struct Sums {
    static Accumulator read(JsonReader& json) {
        const std::vector<std::int64_t> sums = ListOf<Count, 2>::read(json);
        if (sums.size() == 2)
            return {sums[0], sums[1]};
        json.fail(QString());
        return {};
    }
    static void write(JsonWriter& json, const Accumulator& sums) {
        json.list().value(sums.sum).value(sums.squares).endList();
    }
};

/// Lists of side, kind, sum and sum of squares.
struct LossLists {
    static Losses read(JsonReader& json) {
        Losses losses;
        json.list([&](std::size_t) {
            Tally::Kind kind;
            std::vector<std::int64_t> sums;
            json.list([&](std::size_t index) {
                if (index == 0)
                    kind.first = json.integer(0, INT_MAX);
                else if (index == 1)
                    kind.second = json.string();
                else
                    sums.push_back(Count::read(json));
            });
            if (sums.size() == 2)
                losses[kind] = {sums[0], sums[1]};
            else
                json.fail(QString());
        });
        return losses;
    }
    static void write(JsonWriter& json, const Losses& losses) {
        json.list();
        for (const auto& [kind, units] : losses)
            json.list().value(kind.first).value(kind.second).value(units.sum).value(units.squares).endList();
        json.endList();
    }
};

const Description<Tally>& tallyDescription() {
    static const Description<Tally> description(
        {required<Count, &Tally::battles>("battles"), required<Count, &Tally::draws>("draws"),
         required<Count, &Tally::undecided>("undecided"),
         required<ListOf<Count, battle::largestSideCount>, &Tally::wins>("wins"),
         required<Sums, &Tally::rounds>("rounds"), required<LossLists, &Tally::losses>("losses")});
    return description;
}

/// A line each.
struct Cells : ListOf<Described<&tallyDescription>, INT_MAX> {
    static void write(JsonWriter& json, const std::vector<Tally>& cells) {
        json.list();
        for (const Tally& tally : cells)
            tallyDescription().write(json.line(1), tally);
        json.line(0).endList();
    }
};

struct Progress {
    int version = 1;
    std::string kind = "lab";
    std::string study;
    std::vector<Tally> cells;
};

const Description<Progress>& progressDescription() {
    static const Description<Progress> description(
        {always<AnyWhole, &Progress::version>("squarefront"), required<Text, &Progress::kind>("kind"),
         required<Text, &Progress::study>("study"), required<Cells, &Progress::cells>("cells")});
    return description;
}

/// Each battle ended in one way. Subtracting can't overflow.
bool addsUp(const Tally& tally, std::size_t sides) {
    const auto isKnown = [&](const auto& loss) { return loss.first.first < static_cast<int>(sides); };
    if (!std::ranges::all_of(tally.losses, isKnown) || (tally.wins.size() != sides && !tally.wins.empty()))
        return false;
    std::int64_t rest = tally.battles - tally.draws;
    rest = rest < tally.undecided ? -1 : rest - tally.undecided;
    for (const std::int64_t wins : tally.wins)
        rest = rest < wins ? -1 : rest - wins;
    return rest == 0 && (!tally.wins.empty() || tally.battles == 0);
}

} // namespace

QByteArray studyHash(const QList<QByteArray>& parts) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray& part : parts) {
        hash.addData(QByteArray::number(part.size()) + ':');
        hash.addData(part);
    }
    return hash.result().toHex();
}

QByteArray labProgress(const QByteArray& study, const std::vector<Tally>& tallies) {
    std::string out;
    JsonWriter json(out);
    progressDescription().writeMembers(json.object(), {.study = study.toStdString(), .cells = tallies});
    return json.finish();
}

std::optional<std::vector<Tally>> readLabProgress(const QByteArray& bytes, const QByteArray& study,
                                                  std::size_t cells, std::size_t sides) {
    const std::optional<JsonTape> tape = scanLine(bytes.toStdString());
    if (!tape)
        return std::nullopt;
    JsonReader json(*tape, {});
    Progress progress = progressDescription().read(json);
    const bool isWhole =
        !json.failed() && progress.kind == "lab" && progress.study == study.toStdString() &&
        progress.cells.size() == cells &&
        std::ranges::all_of(progress.cells, [&](const Tally& tally) { return addsUp(tally, sides); });
    return isWhole ? std::optional(std::move(progress.cells)) : std::nullopt;
}

} // namespace sf::document
