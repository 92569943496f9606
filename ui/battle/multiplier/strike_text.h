// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/multiplier/odds.h"
#include "ui/charts/figure_rows.h"

/// What a strike of multiplier combat is made of, in words for forecast, dialog and inspector.
namespace sf::ui {

/// The seven factors of MUL-2 in their order, each with what it comes from.
std::vector<FigureRows::Row> factorRows(const multiplier::Combat& combat, const multiplier::Strike& strike);
/// A stack's own figures, without an enemy (see multiplier::figuresOf): what it strikes with and what
/// protects it.
std::vector<FigureRows::Row> stackRows(const multiplier::Combat& itself);
/// Who may croak, in stacking order, with the chance; those who cannot are summed up in one row.
std::vector<FigureRows::Row> croakRows(const battle::Stack& stack, const multiplier::SideForecast& forecast);
/// "Both strike at once", "Bows strikes first; what survives strikes back" (MUL-9).
QString orderText(const multiplier::Combat& combat, multiplier::Order order);
/// "6.3 hits are to be expected"
QString expectedText(double hits);
/// "47 %", "2.8 %": of multiplier::allWays; never rounded to 0 % or 100 %.
QString waysText(int ways);
/// "0 hits 2.8 %, 1 hit 5.6 %", from hits to their ways.
QString hitsText(const std::vector<std::pair<std::int64_t, int>>& hits);

} // namespace sf::ui
