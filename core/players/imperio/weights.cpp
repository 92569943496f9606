// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/weights.h"

#include "core/rules/ascii.h"

#include <algorithm>
#include <bitset>
#include <charconv>
#include <optional>

namespace sf::imperio {

namespace {

using What = WeightsError::What;
constexpr std::string_view header = "squarefront-imperio-weights ";
constexpr std::string_view version = "1";
constexpr std::int32_t largest = 1'000'000;

std::optional<std::size_t> featureOf(std::string_view name) {
    for (std::size_t feature = 0; feature < featureCount; ++feature)
        if (featureName(feature) == name)
            return feature;
    return std::nullopt;
}

std::optional<std::int32_t> numberOf(std::string_view text) {
    std::int32_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = problem == std::errc() && end == text.data() + text.size();
    return isWhole && number >= -largest && number <= largest ? std::optional(number) : std::nullopt;
}

/// Reads line by line.
class Reading {
public:
    std::optional<WeightsError> readLine(std::string_view line) {
        ++m_line;
        const std::string_view text = trimmed(line.substr(0, line.find('#')));
        if (text.empty())
            return std::nullopt;
        return m_hasHeader ? readWeight(text) : readHeader(text);
    }
    std::variant<Weights, WeightsError> finish() const {
        if (!m_hasHeader)
            return error(What::NoHeader, "");
        for (std::size_t feature = 0; feature < featureCount; ++feature)
            if (!m_seen[feature])
                return error(What::Missing, featureName(feature));
        return m_weights;
    }

private:
    std::optional<WeightsError> readHeader(std::string_view text) {
        if (!text.starts_with(header))
            return error(What::NoHeader, text);
        if (text.substr(header.size()) != version)
            return error(What::OtherVersion, text.substr(header.size()));
        m_hasHeader = true;
        return std::nullopt;
    }
    std::optional<WeightsError> readWeight(std::string_view text) {
        const std::size_t space = text.find(' ');
        const std::optional<std::size_t> feature = featureOf(text.substr(0, space));
        if (!feature)
            return error(What::Unknown, text.substr(0, space));
        if (m_seen[*feature])
            return error(What::Repeated, text.substr(0, space));
        const auto number =
            space == std::string_view::npos ? std::nullopt : numberOf(trimmed(text.substr(space)));
        if (!number)
            return error(What::BadLine, text);
        m_seen.set(*feature);
        m_weights[*feature] = *number;
        return std::nullopt;
    }
    WeightsError error(What what, std::string_view found) const {
        constexpr std::size_t most = 40;
        return {what, m_line, std::string(found.substr(0, most))};
    }

    int m_line = 0;
    bool m_hasHeader = false;
    std::bitset<featureCount> m_seen;
    Weights m_weights{};
};

} // namespace

std::variant<Weights, WeightsError> readWeights(std::string_view text) {
    Reading reading;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (const auto error = reading.readLine(text.substr(0, end)))
            return *error;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return reading.finish();
}

std::string weightsText(const Weights& weights, std::string_view comment) {
    std::string text = std::string(header) + std::string(version) + "\n# " + std::string(comment) + '\n';
    for (std::size_t feature = 0; feature < featureCount; ++feature)
        text += std::string(featureName(feature)) + ' ' + std::to_string(weights[feature]) + '\n';
    return text;
}

} // namespace sf::imperio
