// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Makes every text of the running application speak the system's language where there is a translation,
/// English with its plurals otherwise. To be called once, before the first window or line of output.
void installTranslations();
