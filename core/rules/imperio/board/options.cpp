// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/options.h"

#include <type_traits>

namespace sf::imperio {

namespace {

/// The house rules, and how the value of each is read from the options and written to them.
class OptionTable {
public:
    OptionTable() {
        number<&Options::knightsOnBoard>("knightsOnBoard", 5);
        number<&Options::knights>("knights", 5);
        number<&Options::pieces>("pieces", 5);
        number<&Options::reinforcements>("reinforcements", 5);
        number<&Options::alterations>("alterations", 4);
        add<&Options::chargePath>({"chargePath", imperioRule(14), {"shortest", "free"}});
        add<&Options::pikeReach>({"pikeReach", imperioRule(16), {"over", "clear"}});
        add<&Options::cover>({"cover", imperioRule(19), {"ruled", "literal"}});
        add<&Options::spawnActs>({"spawnActs", imperioRule(7), {"no", "yes"}});
        add<&Options::capturedBaseCounts>({"capturedBaseCounts", imperioRule(21), {"no", "yes"}});
        add<&Options::undoDice>({"undoDice", imperioRule(0), {"allow", "ask", "never"}});
        number<&Options::clockTurn>("clockTurn", 23, true);
        number<&Options::clockGame>("clockGame", 23, true);
        number<&Options::clockIncrement>("clockIncrement", 23, true);
    }

    struct Access {
        int (*get)(const Options&);
        void (*set)(Options&, int);
    };
    const Access& access(const Option& option) const {
        return m_access[static_cast<std::size_t>(&option - m_options.data())];
    }
    const std::vector<Option>& options() const { return m_options; }

private:
    template<auto member>
    void add(Option option) {
        m_access.push_back({[](const Options& options) { return static_cast<int>(options.*member); },
                            [](Options& options, int value) {
                                using Value = std::remove_reference_t<decltype(options.*member)>;
                                options.*member = static_cast<Value>(value);
                            }});
        option.standard = m_access.back().get(Options());
        m_options.push_back(std::move(option));
    }
    template<auto member>
    void number(std::string_view name, int rule, bool isDuration = false) {
        add<member>({name, imperioRule(rule), {}, Option::unlimited, largestLimit, 0, isDuration});
    }

    std::vector<Option> m_options;
    std::vector<Access> m_access;
};

const OptionTable& optionTable() {
    static const OptionTable table;
    return table;
}

} // namespace

std::span<const Option> allOptions() {
    return optionTable().options();
}

int valueOf(const Options& options, const Option& option) {
    return optionTable().access(option).get(options);
}

void setValue(Options& options, const Option& option, int value) {
    optionTable().access(option).set(options, value);
}

std::optional<OptionProblem> setOption(Options& options, std::string_view name, std::string_view text) {
    const Option* option = optionNamed(allOptions(), name);
    if (!option)
        return OptionProblem::UnknownName;
    const std::optional<int> value = option->valueOf(text);
    if (!value)
        return OptionProblem::BadValue;
    setValue(options, *option, *value);
    return std::nullopt;
}

std::string difference(const Options& options) {
    std::string text;
    for (const Option& option : allOptions())
        if (const int value = valueOf(options, option); value != option.standard)
            text += (text.empty() ? "" : " ") + std::string(option.name) + '=' + option.textOf(value);
    return text;
}

} // namespace sf::imperio
