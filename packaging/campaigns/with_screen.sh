#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# with_screen.sh COMMAND...: runs the command with a session bus, a display and a window manager of its own, as screen
# readers need.
unset QT_QPA_PLATFORM
# Two that start at once and look for a free number from the same one on may both find it.
exec xvfb-run -a -n $((100 + $$ % 800)) -s '-screen 0 1280x1024x24 -noreset' dbus-run-session -- \
    bash -c 'openbox >/dev/null 2>&1 & "$@"' with_screen.sh "$@"
