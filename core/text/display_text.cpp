// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/display_text.h"

#include <QList>

#include <algorithm>
#include <vector>

namespace sf::text {
namespace {

constexpr char16_t firstStrongIsolate = 0x2068;
constexpr char16_t popIsolate = 0x2069;

bool isControl(char16_t c) {
    return c < 0x20 || (c >= 0x7f && c <= 0x9f);
}

bool isLineEnd(char16_t c) {
    return c == u'\n' || c == 0x2028 || c == 0x2029;
}

/// Invisible characters that change the direction of the text around them.
bool isDirectionMark(char16_t c) {
    return c == 0x200e || c == 0x200f || c == 0x061c;
}

bool isDirectionControl(char16_t c) {
    return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= popIsolate);
}

bool runsFromTheRight(char32_t c) {
    const QChar::Direction direction = QChar::direction(c);
    return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
}

/// Whether the character is always shown as it is, which is true of nearly all text.
bool isHarmless(QChar c) {
    const char16_t code = c.unicode();
    const bool isMark = (code >= 0x0300 && code < 0x0370) || (code >= 0x0483 && code < 0x048a);
    return code >= 0x20 && code < 0x7f ? true : code >= 0xa0 && code < 0x0590 && !isMark;
}

/// Characters without width between marks don't begin another letter.
QString withFewMarks(const QString& text) {
    QString kept;
    int marks = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i].unicode() < 0x7f) { // most texts have little else
            marks = 0;
            kept += text[i];
            continue;
        }
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const char32_t c = isPair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : text[i].unicode();
        const QChar::Category category = QChar::category(c);
        const bool isMark = category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing;
        if (category != QChar::Other_Format)
            marks = isMark ? marks + 1 : 0;
        if (!isMark || marks <= mostMarks)
            kept += isPair ? text.mid(i, 2) : text.mid(i, 1);
        i += isPair ? 1 : 0;
    }
    return kept;
}

QChar symbolOf(char16_t c) {
    constexpr char16_t symbols = 0x2400;
    if (c < 0x20)
        return QChar(symbols + c);
    if (c == 0x7f)
        return QChar(0x2421);
    return isLineEnd(c) || c == 0x85 ? QChar(0x2424) : QChar(QChar::ReplacementCharacter);
}

/// Replaces the characters of a text, one for one.
class Shown {
public:
    Shown(QString text, bool oneLine) : m_text(std::move(text)), m_oneLine(oneLine) {}

    QString result() {
        findIsolates();
        int depth = 0;
        for (qsizetype i = 0; i < m_text.size(); ++i) {
            if (std::ranges::binary_search(m_isolates, i))
                depth += m_text[i] == QChar(firstStrongIsolate) ? 1 : -1;
            else
                i += replaceAt(i, depth > 0);
        }
        return std::move(m_text);
    }

    /// Whether anything outside isolates could reorder the text around this one. Valid after result().
    bool isToBeIsolated() const { return m_isToBeIsolated; }

private:
    /// Finds isolates that are closed on their line, which are kept.
    void findIsolates() {
        std::vector<qsizetype> open;
        for (qsizetype i = 0; i < m_text.size(); ++i) {
            const char16_t c = m_text[i].unicode();
            if (isLineEnd(c)) {
                open.clear();
            } else if (c == firstStrongIsolate) {
                open.push_back(i);
            } else if (c == popIsolate && !open.empty()) {
                m_isolates.insert(m_isolates.end(), {open.back(), i});
                open.pop_back();
            }
        }
        std::ranges::sort(m_isolates);
    }

    /// Returns how many extra characters to skip.
    qsizetype replaceAt(qsizetype i, bool isIsolated) {
        const QChar c = m_text[i];
        if (isHarmless(c))
            return 0;
        if (c.isHighSurrogate() && i + 1 < m_text.size() && m_text[i + 1].isLowSurrogate()) {
            note(runsFromTheRight(QChar::surrogateToUcs4(c, m_text[i + 1])), isIsolated);
            return 1;
        }
        if (isReplaced(c, isIsolated))
            m_text[i] = symbolOf(c.unicode());
        else
            note(isDirectionMark(c.unicode()) || runsFromTheRight(c.unicode()), isIsolated);
        return 0;
    }

    bool isReplaced(QChar c, bool isIsolated) const {
        const char16_t code = c.unicode();
        if (isLineEnd(code))
            return m_oneLine;
        if (isDirectionMark(code))
            return !m_oneLine && !isIsolated;
        return isControl(code) || isDirectionControl(code) || c.isSurrogate() || code >= 0xfffe;
    }

    void note(bool fromTheRight, bool isIsolated) { m_isToBeIsolated |= fromTheRight && !isIsolated; }

    QString m_text;
    std::vector<qsizetype> m_isolates; ///< where they begin and end, in order
    bool m_oneLine;
    bool m_isToBeIsolated = false;
};

/// Blanks, and characters without width.
bool isInvisible(char32_t c) {
    const QChar::Category category = QChar::category(c);
    const bool isBlank = category == QChar::Separator_Space || c == 0x3164 || c == 0x2800;
    return isBlank || category == QChar::Other_Format || c == 0x034f || (c >= 0xfe00 && c <= 0xfe0f);
}

} // namespace

QString displayName(const QString& name) {
    if (std::ranges::all_of(name, isHarmless))
        return name;
    Shown shown(withFewMarks(name), true);
    const QString text = shown.result();
    return shown.isToBeIsolated() ? QChar(firstStrongIsolate) + text + QChar(popIsolate) : text;
}

QString displayName(std::string_view name) {
    return displayName(QString::fromUtf8(name));
}

QString displayText(const QString& text) {
    return std::ranges::all_of(text, isHarmless) ? text : Shown(withFewMarks(text), false).result();
}

QString withInvisible(const QString& text) {
    QString shown;
    for (const char32_t c : text.toUcs4())
        shown += c != U' ' && isInvisible(c)
                     ? QStringLiteral("⟨U+%1⟩").arg(QString::number(c, 16).toUpper().rightJustified(4, u'0'))
                     : QString::fromUcs4(&c, 1);
    return shown;
}

bool isVisible(const QString& text) {
    const auto characters = text.toUcs4();
    return !std::ranges::all_of(characters, isInvisible);
}

QString withoutIsolates(QString text) {
    return text.remove(QChar(firstStrongIsolate)).remove(QChar(popIsolate));
}

} // namespace sf::text
