// SPDX-License-Identifier: GPL-3.0-or-later
// A library to load before others (LD_PRELOAD): lets one allocation of a program fail.
//
// SQUAREFRONT_ALLOCATION=N      the Nth from 1; 0 lets none fail
// SQUAREFRONT_ALLOCATION_LOG=F  gets "count C" when the program ends, and "ours" or "theirs" when one fails:
// whether
//                               the program itself asked for it, be it through the C++ library, or another
//                               library
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <sys/auxv.h>
#include <unistd.h>

// NOLINTBEGIN(bugprone-reserved-identifier): names of glibc
extern "C" {
void* __libc_malloc(size_t size);
void* __libc_calloc(size_t count, size_t size);
void* __libc_realloc(void* memory, size_t size);
}
// NOLINTEND(bugprone-reserved-identifier)

namespace {

std::atomic<long> made = 0;
long wanted = -1; // none before the program starts
int report = -1;
const void* program = nullptr; // where it is in memory
thread_local bool isLooking = false;

void say(const char* text) {
    if (report >= 0)
        (void)!::write(report, text, std::strlen(text));
}

bool isOf(const char* library, const char* name) {
    return std::strstr(library, name) != nullptr;
}

/// The caller: the first one that is neither this library nor the C++ runtime.
bool isOurs() {
    std::array<void*, 32> callers{};
    const int depth = ::backtrace(callers.data(), static_cast<int>(callers.size()));
    for (int i = 0; i < depth; ++i) {
        Dl_info found{};
        if (::dladdr(callers[static_cast<std::size_t>(i)], &found) == 0 || !found.dli_fname)
            continue;
        if (found.dli_fbase == program)
            return true;
        if (!isOf(found.dli_fname, "failing_allocations") && !isOf(found.dli_fname, "libstdc++"))
            return false;
    }
    return false;
}

bool fails() {
    if (wanted < 0 || isLooking || ++made != wanted)
        return false;
    isLooking = true;
    say(isOurs() ? "ours\n" : "theirs\n");
    isLooking = false;
    errno = ENOMEM;
    return true;
}

/// Its first call allocates.
void prepare() {
    std::array<void*, 4> callers{};
    ::backtrace(callers.data(), static_cast<int>(callers.size()));
}

__attribute__((constructor)) void begin() {
    prepare();
    Dl_info found{};
    if (::dladdr(reinterpret_cast<const void*>(::getauxval(AT_ENTRY)), &found) != 0)
        program = found.dli_fbase;
    if (const char* path = std::getenv("SQUAREFRONT_ALLOCATION_LOG"))
        report = ::open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    ::unsetenv("LD_PRELOAD"); // not in child processes
    if (const char* number = std::getenv("SQUAREFRONT_ALLOCATION"))
        wanted = std::atol(number);
}

__attribute__((destructor)) void end() {
    wanted = -1;
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "count %ld\n", made.load());
    say(text.data());
}

} // namespace

extern "C" {

void* malloc(size_t size) {
    return fails() ? nullptr : __libc_malloc(size);
}

void* calloc(size_t count, size_t size) {
    return fails() ? nullptr : __libc_calloc(count, size);
}

void* realloc(void* memory, size_t size) {
    return fails() ? nullptr : __libc_realloc(memory, size);
}
}
