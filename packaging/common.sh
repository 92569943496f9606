# SPDX-License-Identifier: GPL-3.0-or-later
# What run.sh, test.sh and check.sh share; they source it from the project's folder.

stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

# prepare MIB PRESET: stops with a reason unless packages are installed and, if the preset was never built, build/ can take
# MIB mebibytes more.
# Sets jobs: one compiler for each processor, but no more than memory has room for.
prepare() {
    local free available
    mkdir -p build 2>/dev/null && [ -w build ] ||
        stop "Can't write to $PWD/build. Copy Squarefront's folder to a place where you may write, and start from there."
    free=$(df -Pm build | awk 'NR == 2 { print $4 }')
    if [ ! -d "build/$2" ] && [ "$free" -lt "$1" ]; then
        rmdir build 2>/dev/null || true
        stop "Building takes about $1 MiB in $PWD/build, and $free MiB are free. Make room, or move Squarefront's folder to a larger disk."
    fi
    packaging/install-dependencies.sh || exit 1
    available=$(awk '/^MemAvailable:/ { print int($2 / 1024) }' /proc/meminfo 2>/dev/null) || true
    jobs=$(nproc)
    # The largest unit takes 1.2 GiB.
    [ -z "$available" ] || [ "$available" -ge $((jobs * 1300)) ] || jobs=$((available / 1300))
    jobs=${JOBS:-$((jobs > 0 ? jobs : 1))}
}

# configure PRESET: only if the preset is new or has changed; CMake notices all other changes while it builds.
configure() {
    [ "build/$1/build.ninja" -nt CMakePresets.json ] || cmake --preset "$1" --log-level=WARNING
}

# build PRESET [NINJA ARGUMENT...]. The tools of Qt need UTF-8 for names of folders, whatever the user's locale is.
build() {
    LC_ALL=C.UTF-8 cmake --build --preset "$1" -- -j "$jobs" "${@:2}"
}
