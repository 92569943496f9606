// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/resources.h"

#include <QtCore/qglobal.h>

void openResources() {
    Q_INIT_RESOURCE(squarefront);
}
