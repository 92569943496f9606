// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/text_table.h"

#include "core/document/io/cell_markup.h"
#include "core/rules/limits.h"
#include "core/text/csv_cell.h"
#include "core/text/figures.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace sf::document {
namespace {

using Rows = std::vector<TextRow>;
using Table = std::variant<Rows, LoadError>;

struct ListText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::ListText)
};

QString placeOf(int line, qsizetype column) {
    return ListText::tr("line %1, column %2").arg(text::figure(line), text::figure(column));
}

LoadError tooMuch(int line, const QString& expected) {
    return {placeOf(line, 1), expected, ListText::tr("more")};
}

/// Adds rows within the limits.
class Collector {
public:
    void add(TextRow row) {
        if (m_error || std::ranges::all_of(row.cells, &QString::isEmpty))
            return;
        if (m_rows.size() >= static_cast<std::size_t>(limits::listRows))
            m_error = tooMuch(row.line, ListText::tr("at most %1 rows").arg(text::figure(limits::listRows)));
        else if (row.cells.size() > limits::listColumns)
            m_error =
                tooMuch(row.line, ListText::tr("at most %1 columns").arg(text::figure(limits::listColumns)));
        else
            m_rows.push_back(std::move(row));
    }
    bool isFull() const { return m_error.has_value(); }
    Table result() && {
        if (m_error)
            return std::move(*m_error);
        return std::move(m_rows);
    }

private:
    Rows m_rows;
    std::optional<LoadError> m_error;
};

/// Reads cells that are separated by one character. A cell in quotes may hold separators and line ends, and
/// each of its quotes twice.
class SeparatedReader {
public:
    SeparatedReader(const QString& text, QChar separator) : m_text(text), m_separator(separator) {}

    Table read() {
        while (m_at < m_text.size() && !m_rows.isFull() && !m_error)
            readRow();
        if (m_error)
            return std::move(*m_error);
        return std::move(m_rows).result();
    }

private:
    void readRow() {
        TextRow row{{}, m_line};
        for (bool goesOn = true; goesOn && !m_error;) {
            row.cells << text::withFormula(readCell().trimmed());
            goesOn = m_at < m_text.size() && m_text[m_at] == m_separator;
            m_at += goesOn ? 1 : 0;
        }
        endLine();
        m_rows.add(std::move(row));
    }

    void endLine() {
        if (m_at < m_text.size())
            ++m_at;
        ++m_line;
        m_lineBegin = m_at;
    }

    QString readCell() { return m_at < m_text.size() && m_text[m_at] == u'"' ? readQuoted() : readPlain(); }

    bool isAtEnd() const {
        return m_at >= m_text.size() || m_text[m_at] == m_separator || m_text[m_at] == u'\n';
    }

    QString readPlain() {
        const qsizetype from = m_at;
        while (!isAtEnd())
            ++m_at;
        return m_text.mid(from, m_at - from);
    }

    QString readQuoted() {
        const int line = m_line;
        const qsizetype from = m_at;
        const qsizetype begin = m_lineBegin;
        QString cell;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const bool isQuote = m_text[m_at] == u'"';
            if (isQuote && m_text.mid(m_at + 1, 1) != QLatin1String("\"")) {
                ++m_at;
                return isAtEnd() ? cell : afterQuotes(line, from, begin);
            }
            m_at += isQuote ? 1 : 0;
            cell += m_text[m_at];
            if (m_text[m_at] == u'\n') {
                ++m_line;
                m_lineBegin = m_at + 1;
            }
        }
        return afterQuotes(line, from, begin);
    }

    /// Spreadsheets copy cells that merely begin with a quote as they are; in a file that is an error.
    QString afterQuotes(int line, qsizetype from, qsizetype lineBegin) {
        m_line = line;
        m_at = from;
        m_lineBegin = lineBegin;
        if (m_separator != u'\t')
            m_error =
                LoadError{placeOf(line, from - lineBegin + 1), ListText::tr("a cell that ends with a quote"),
                          ListText::tr("other text, or the end")};
        return readPlain();
    }

    const QString& m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    qsizetype m_lineBegin = 0;
    int m_line = 1;
    Collector m_rows;
    std::optional<LoadError> m_error;
};

/// A row of Markdown, between bars; a bar after a backslash belongs to its cell.
QStringList markdownCells(const QString& line) {
    QStringList cells{QString()};
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line[i] == u'|') {
            cells << QString();
            continue;
        }
        cells.back() += line[i];
        if (line[i] == u'\\' && i + 1 < line.size())
            cells.back() += line[++i];
    }
    if (cells.front().trimmed().isEmpty())
        cells.removeFirst();
    if (!cells.isEmpty() && cells.back().trimmed().isEmpty())
        cells.removeLast();
    if (cells.size() <= limits::listColumns) // more are refused
        for (QString& cell : cells)
            cell = markdownText(cell);
    return cells;
}

/// ":--", "---"
bool isMarkdownDashes(const QString& cell) {
    const QStringView sign = QStringView(cell).trimmed();
    const qsizetype colons = (sign.startsWith(u':') ? 1 : 0) + (sign.endsWith(u':') ? 1 : 0);
    return sign.isEmpty() || (sign.contains(u'-') && sign.count(u'-') + colons == sign.size());
}

/// The line between heading and rows: "|:--|--:|", or "---+---" as terminals have it.
bool isMarkdownRule(const QString& written) {
    const QString line = QString(written)
                             .replace(QLatin1String("+-"), QLatin1String("|-"))
                             .replace(QLatin1String("-+"), QLatin1String("-|"));
    return line.contains(u'|') && line.contains(u'-') &&
           std::ranges::all_of(line,
                               [](QChar c) { return c == u'|' || c == u'-' || c == u':' || c.isSpace(); }) &&
           std::ranges::all_of(line.split(u'|'), isMarkdownDashes);
}

/// The headings of DokuWiki are between "^".
QString withBars(QString line) {
    return line.trimmed().startsWith(u'^') ? line.replace(u'^', u'|') : line;
}

Table readMarkdown(const QStringList& lines) {
    Collector rows;
    for (qsizetype i = 0; i < lines.size() && !rows.isFull(); ++i)
        if (const QString line = withBars(lines[i]); line.contains(u'|') && !isMarkdownRule(line))
            rows.add({markdownCells(line), static_cast<int>(i) + 1});
    return std::move(rows).result();
}

/// Reads a wiki's table, wherever it begins in the text. Cells that a merged one covers are empty.
class WikiReader {
public:
    Table read(const QStringList& lines) {
        for (qsizetype i = 0; i < lines.size() && !m_rows.isFull(); ++i)
            readLine(lines[i].trimmed(), static_cast<int>(i) + 1);
        endTable();
        return std::move(m_rows).result();
    }

private:
    void readLine(const QString& line, int number) {
        const auto begins = [&](const char* sign) { return line.startsWith(QLatin1String(sign)); };
        if (begins("{|") || begins("|}")) {
            m_depth = std::max(0, m_depth + (begins("{|") ? 1 : -1));
            if (m_depth == 0)
                endTable();
        } else if (m_depth != 1 || begins("|+")) { // around the table, within a cell's own, or a caption
            return;
        } else if (begins("|-")) {
            endRow();
        } else if (begins("|") || begins("!")) {
            m_row.line = m_row.cells.isEmpty() ? number : m_row.line;
            static const QRegularExpression headings(QStringLiteral("\\|\\||!!"));
            const QString rest = line.mid(1);
            for (const QString& cell : begins("!") ? rest.split(headings) : rest.split(QStringLiteral("||")))
                addCell(cell);
        } else if (!line.isEmpty() && !m_row.cells.isEmpty()) {
            m_row.cells.back() += u' ' + wikiText(line);
        }
    }

    /// Attributes may come before a bar: 'style="x" | Ann'.
    void addCell(const QString& cell) {
        static const QRegularExpression columns(QStringLiteral("colspan\\s*=\\s*[\"']?(\\d{1,4})"),
                                                QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression rows(QStringLiteral("rowspan\\s*=\\s*[\"']?(\\d{1,4})"),
                                             QRegularExpression::CaseInsensitiveOption);
        while (isCovered(m_row.cells.size()))
            cover();
        const qsizetype bar = cell.indexOf(u'|');
        const QString before = cell.left(std::max<qsizetype>(0, bar));
        const bool hasAttributes = before.contains(u'=') && !before.contains(u'[') && !before.contains(u'{');
        const QString attributes = hasAttributes ? before : QString();
        const qsizetype from = m_row.cells.size();
        m_row.cells << wikiText(hasAttributes ? cell.mid(bar + 1) : cell);
        const int across = spanOf(attributes, columns);
        while (m_row.cells.size() < from + across && m_row.cells.size() <= limits::listColumns)
            m_row.cells << QString();
        if (const int down = spanOf(attributes, rows); down > 1) {
            m_covered.resize(std::max(m_covered.size(), static_cast<std::size_t>(m_row.cells.size())));
            std::fill(m_covered.begin() + from, m_covered.begin() + m_row.cells.size(), down - 1);
        }
    }

    /// How many cells the attribute merges.
    static int spanOf(const QString& attributes, const QRegularExpression& span) {
        return attributes.isEmpty() ? 1 : std::max(1, span.match(attributes).captured(1).toInt());
    }

    bool isCovered(qsizetype column) const {
        const auto at = static_cast<std::size_t>(column);
        return at < m_covered.size() && m_covered[at] > 0;
    }
    void cover() {
        --m_covered[static_cast<std::size_t>(m_row.cells.size())];
        m_row.cells << QString();
    }

    void endRow() {
        if (!m_row.cells.isEmpty())
            for (auto column = static_cast<std::size_t>(m_row.cells.size()); column < m_covered.size();
                 ++column)
                m_covered[column] = std::max(0, m_covered[column] - 1);
        m_rows.add(std::exchange(m_row, {}));
    }

    void endTable() {
        endRow();
        m_covered.clear();
    }

    Collector m_rows;
    TextRow m_row;
    std::vector<int> m_covered; ///< by column: how many more rows a merged cell above covers
    int m_depth = 0;            ///< 1 in a table, 2 in one of its cells' own
};

/// The character that is found most often in the first line that has one, as there may be a title above the
/// table; a tab at once, as nobody types it.
QChar separatorOf(const QStringList& lines) {
    for (const QString& line : lines) {
        if (line.contains(u'\t'))
            return u'\t';
        const qsizetype semicolons = line.count(u';');
        if (const qsizetype commas = line.count(u','); semicolons + commas > 0)
            return semicolons >= commas ? u';' : u',';
    }
    return u',';
}

std::optional<LoadError> unreadableText(const QString& text) {
    if (text.size() > limits::listBytes)
        return LoadError{
            {}, ListText::tr("at most %1 MB").arg(limits::listBytes >> 20), ListText::tr("more")};
    const qsizetype control = std::distance(text.begin(), std::ranges::find_if(text, [](QChar c) {
                                                return c.unicode() < 0x20 && c != u'\t' && c != u'\n' &&
                                                       c != u'\r' && c != u'\f' && c != u'\v';
                                            }));
    if (control == text.size())
        return std::nullopt;
    const QStringView before = QStringView(text).left(control);
    return LoadError{placeOf(static_cast<int>(before.count(u'\n')) + 1, control - before.lastIndexOf(u'\n')),
                     ListText::tr("text"), ListText::tr("a control character")};
}

/// The separator that a spreadsheet has named in a line of its own before the table: "sep=;".
std::optional<QChar> namedSeparator(const QString& first) {
    const QString line = first.trimmed().remove(u'"');
    constexpr qsizetype length = 5;
    return line.size() == length && line.startsWith(QLatin1String("sep="), Qt::CaseInsensitive)
               ? std::optional(line.back())
               : std::nullopt;
}

} // namespace

std::variant<std::vector<TextRow>, LoadError> readTable(const QString& text) {
    if (auto error = unreadableText(text))
        return *std::move(error);
    QString plain = text;
    if (plain.startsWith(QChar::ByteOrderMark))
        plain.remove(0, 1);
    plain.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(u'\r', u'\n');
    const QStringList lines = plain.split(u'\n');
    const auto first =
        std::ranges::find_if(lines, [](const QString& line) { return !line.trimmed().isEmpty(); });
    if (first == lines.end())
        return Rows{};
    if (const auto separator = namedSeparator(*first)) {
        Table table = SeparatedReader(plain, *separator).read();
        if (auto* rows = std::get_if<Rows>(&table))
            rows->erase(rows->begin());
        return table;
    }
    const auto beginsWiki = [](const QString& line) {
        return line.trimmed().startsWith(QLatin1String("{|"));
    };
    if (std::ranges::any_of(lines, beginsWiki))
        return WikiReader().read(lines);
    static const QRegularExpression grid(QStringLiteral("^\\s*(?:\\||\\+[-=]|\\^[^^]+\\^)"));
    if (grid.match(*first).hasMatch() || std::ranges::any_of(lines, isMarkdownRule))
        return readMarkdown(lines);
    static const QRegularExpression other(
        QStringLiteral(
            "^\\s*(?:\\[table\\b[^\\]]*\\]|<(?:table|html|!doctype)\\b[^>]*>|[\\[{]\\s*(?:[{\"]|$))"),
        QRegularExpression::CaseInsensitiveOption);
    if (const auto match = other.match(*first); match.hasMatch())
        return LoadError{
            placeOf(static_cast<int>(first - lines.begin()) + 1, 1),
            ListText::tr("cells between tabs, semicolons or commas, or a Markdown or wiki table"),
            ListText::tr("“%1”").arg(match.captured().trimmed().left(40))};
    return SeparatedReader(plain, separatorOf(lines)).read();
}

} // namespace sf::document
