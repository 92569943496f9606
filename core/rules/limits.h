// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

/// How much a document may contain, so that no accepted file takes minutes or all memory. docs/formats.md
/// lists these limits for users. Readers check them while reading, edits before changing anything.
namespace sf::limits {

inline constexpr std::int64_t fileBytes = 64LL * 1024 * 1024; ///< of any file that is read
inline constexpr int jsonValues = 16'000'000;                 ///< of a document, keys included
inline constexpr std::size_t textBytes = 10'000;     ///< of a name, an id or another text of a document
inline constexpr std::size_t commentBytes = 100'000; ///< of a comment on an Encounter or an Attack Post
inline constexpr std::size_t anyBytes = SIZE_MAX;    ///< of a text that the file's size limits

// Battles
inline constexpr int stacks = 10'000;
inline constexpr int units = 1'000'000; ///< of all stacks together
inline constexpr int unitsOfStack = 20'000;
inline constexpr int unitKinds = 10'000;
inline constexpr int structures = 10'000;
inline constexpr int modifiers = 100; ///< of a stack
inline constexpr int specials = 100;  ///< of a unit or a kind
inline constexpr int houseRules = 1'000;
inline constexpr int victoryConditions = 100;
inline constexpr int zoneHexes = 1'000'000;   ///< of a deployment zone: the largest map
inline constexpr int arrivalHexes = 10'000;   ///< of a stack
inline constexpr int playedRounds = 100'000;  ///< whose figures a document keeps
inline constexpr int sealedActions = 100'000; ///< of a side

// Dungeons
inline constexpr int people = 10'000;
inline constexpr int items = 10'000;
inline constexpr int encounters = 10'000;
inline constexpr int monsters = 20'000;    ///< of all Encounters together
inline constexpr int posts = 10'000;       ///< Attack Posts, and as many of ended Encounters
inline constexpr int comments = 1'000'000; ///< of all posts together
inline constexpr int tableLines = 10'000;
inline constexpr int floors = 10'000; ///< with Loot
inline constexpr int listedItems =
    10'000;                          ///< that one @ carries, one Monster drops or one floor's Loot holds
inline constexpr int statuses = 100; ///< of an @

// Games of Imperio Bellum
inline constexpr int recordActions = 100'000;
inline constexpr int alterations = 1'000;
inline constexpr int branches = 1'000; ///< of one game; their actions count as the game's
inline constexpr int bookmarks = 10'000;

// Lists of units
inline constexpr int listBytes = 16 * 1024 * 1024; ///< characters of a table that is read; bytes of its file
inline constexpr int listUnpackedBytes = 64 * 1024 * 1024; ///< of a spreadsheet's content.xml
inline constexpr int listSheets = 256;
inline constexpr int listRows = 20'000;
inline constexpr int listColumns = 200;
inline constexpr int listKinds = 1'000; ///< unit kinds that a list makes; more units have none

// The clipboard
inline constexpr int clipBytes = 32 * 1024 * 1024; ///< of parts of a document that are pasted

// Commands
inline constexpr int commandedStacks = 1'800;  ///< of a battle in which a computer player gives orders
inline constexpr int filmedStacks = 2'000;     ///< of a battle that is watched scene by scene
inline constexpr int simulatedStacks = 700;    ///< of a battle that is fought many times
inline constexpr int commandedUnits = 8'000;   ///< of both
inline constexpr int analysedActions = 50'000; ///< of a game that is analysed

// Work, in hexes that searches for paths look at
inline constexpr std::int64_t blockWork = 1'000'000;     ///< of the check of one block of a game by post
inline constexpr std::int64_t gameWork = 20'000'000;     ///< of the check of a whole game by post
inline constexpr std::int64_t imaginedWork = 20'000'000; ///< of the battles that a commander imagines

// Output
inline constexpr int outputBytes = 64 * 1024 * 1024;   ///< of a web page or a table
inline constexpr int pages = 1'000;                    ///< of a print
inline constexpr int frames = 10'000;                  ///< of a film as pictures, each a file
inline constexpr int pictures = 100;                   ///< of a print whose pages are pictures, each a file
inline constexpr std::int64_t pixels = 100'000'000;    ///< of a picture: 400 MB while it is made
inline constexpr std::int64_t svgHexes = 250'000;      ///< of a map that is drawn as SVG
inline constexpr std::int64_t webHexes = 20'000;       ///< of a map on a web page
inline constexpr std::int64_t allPixels = 400'000'000; ///< of all pictures of a print

} // namespace sf::limits
