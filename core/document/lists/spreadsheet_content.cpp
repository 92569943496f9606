// SPDX-License-Identifier: GPL-3.0-or-later
// Reads content.xml.
// Declared in spreadsheet.h.
#include "core/document/lists/spreadsheet.h"
#include "core/rules/limits.h"
#include "core/text/figures.h"
#include "core/text/lists.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QXmlStreamReader>

#include <algorithm>

namespace sf::document {
namespace {

struct ContentText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::ContentText)
};

const QString contentName = QStringLiteral("content.xml");

/// Reads content.xml.
class ContentReader {
public:
    explicit ContentReader(QByteArray& content) : m_buffer(&content) {
        m_buffer.open(QIODevice::ReadOnly);
        m_xml.setDevice(&m_buffer);
    }

    ReadList read() {
        enterRoot();
        const bool isSheets = goesOn() && enterBody() && enter(office, u"spreadsheet");
        while (isSheets && goesOn() && enter(table, u"table"))
            readSheet();
        if (m_error)
            return *std::move(m_error);
        if (m_xml.hasError())
            return LoadError{place(), ContentText::tr("well-formed XML"), m_xml.errorString()};
        if (!isSheets)
            return LoadError{{}, ContentText::tr("This OpenDocument file isn't a spreadsheet."), {}};
        std::erase_if(m_sheets,
                      [](const TextSheet& sheet) { return sheet.rows.empty() && sheet.hiddenRows == 0; });
        return std::move(m_sheets);
    }

private:
    static constexpr QStringView office = u"urn:oasis:names:tc:opendocument:xmlns:office:1.0";
    static constexpr QStringView table = u"urn:oasis:names:tc:opendocument:xmlns:table:1.0";
    static constexpr QStringView styles = u"urn:oasis:names:tc:opendocument:xmlns:style:1.0";
    static constexpr QStringView text = u"urn:oasis:names:tc:opendocument:xmlns:text:1.0";

    bool goesOn() const { return !m_error && !m_xml.atEnd(); }

    bool isAt(QStringView space, QStringView name) const {
        return m_xml.namespaceUri() == space && m_xml.name() == name;
    }

    /// Nothing after the XML declaration is read in another encoding than UTF-8.
    void enterRoot() {
        while (goesOn() && m_xml.readNext() != QXmlStreamReader::StartElement)
            if (const QStringView encoding = m_xml.documentEncoding();
                !encoding.isEmpty() && encoding.compare(u"UTF-8", Qt::CaseInsensitive) != 0)
                m_error = LoadError{place(), ContentText::tr("XML in UTF-8"), encoding.toString()};
    }

    /// Goes into the next child of that name, past others.
    bool enter(QStringView space, QStringView name) {
        while (m_xml.readNextStartElement()) {
            if (isAt(space, name))
                return true;
            m_xml.skipCurrentElement();
        }
        return false;
    }

    /// Past the styles, some of which hide sheets.
    bool enterBody() {
        while (m_xml.readNextStartElement()) {
            if (isAt(office, u"body"))
                return true;
            if (!isAt(office, u"automatic-styles")) {
                m_xml.skipCurrentElement();
                continue;
            }
            while (enter(styles, u"style")) {
                const QString name = attribute(styles, u"name");
                while (enter(styles, u"table-properties")) {
                    if (attribute(table, u"display") == QLatin1String("false"))
                        m_hidingStyles.insert(name);
                    m_xml.skipCurrentElement();
                }
            }
        }
        return false;
    }

    QString attribute(QStringView space, QStringView name) const {
        return m_xml.attributes().value(space.toString(), name.toString()).toString();
    }

    QString place() const {
        return ContentText::tr("%1, line %2, column %3")
            .arg(contentName, sf::text::figure(m_xml.lineNumber()),
                 sf::text::figure(m_xml.columnNumber() + 1));
    }

    /// How often a cell or a row is repeated.
    qint64 repeated(QStringView name) {
        const QString given = attribute(table, name);
        bool isNumber = true;
        const int times = given.isEmpty() ? 1 : given.toInt(&isNumber);
        if (isNumber && times >= 1)
            return times;
        m_error = LoadError{place(), ContentText::tr("a whole number from 1"), given};
        return 1;
    }

    void readSheet() {
        if (m_sheets.size() == static_cast<std::size_t>(limits::listSheets)) {
            m_error = LoadError{place(), ContentText::tr("at most %1 sheets").arg(limits::listSheets),
                                ContentText::tr("more")};
            return;
        }
        m_sheets.push_back(
            {attribute(table, u"name"), {}, m_hidingStyles.contains(attribute(table, u"style-name"))});
        m_row = 0;
        m_columns = 0;
        m_hiddenColumns.clear();
        m_emptied.clear();
        for (int groups = 0; groups >= 0 && goesOn();) {
            const auto token = m_xml.readNext();
            if (token == QXmlStreamReader::EndElement)
                --groups;
            else if (token == QXmlStreamReader::StartElement && isAt(table, u"table-row"))
                readRow();
            else if (token == QXmlStreamReader::StartElement && isAt(table, u"table-column"))
                readColumn();
            else if (token == QXmlStreamReader::StartElement &&
                     (isAt(table, u"table-columns") || isAt(table, u"table-column-group") ||
                      isAt(table, u"table-header-columns") || isAt(table, u"table-row-group") ||
                      isAt(table, u"table-header-rows") || isAt(table, u"table-rows")))
                ++groups;
            else if (token == QXmlStreamReader::StartElement)
                m_xml.skipCurrentElement();
        }
    }

    /// By hand, by a filter or in a folded group.
    bool isHidden() const {
        const QString visibility = attribute(table, u"visibility");
        return visibility == QLatin1String("collapse") || visibility == QLatin1String("filter");
    }

    void readColumn() {
        const bool hides = isHidden();
        const qint64 end = m_columns + repeated(u"number-columns-repeated");
        for (; hides && m_columns < std::min<qint64>(end, limits::listColumns); ++m_columns)
            m_hiddenColumns.insert(m_columns);
        m_columns = end;
        m_xml.skipCurrentElement();
    }

    void readRow() {
        const qint64 times = repeated(u"number-rows-repeated");
        const bool isHiddenRow = isHidden();
        QStringList cells;
        QSet<qsizetype> converted;
        qint64 characters = 0;
        qint64 blanks = 0; // empty cells that may be followed by others
        while (goesOn() && m_xml.readNextStartElement()) {
            const bool isCell = isAt(table, u"table-cell");
            if (!isCell && !isAt(table, u"covered-table-cell")) {
                m_xml.skipCurrentElement();
                continue;
            }
            const qint64 columns = repeated(u"number-columns-repeated");
            const bool isConverted = isMadeByTyping();
            const QString cell = readCell().trimmed();
            if (!isCell || cell.isEmpty()) {
                blanks += columns;
            } else if (cells.size() + blanks + columns > limits::listColumns) {
                refuse(cells.size() + blanks, ContentText::tr("at most %1 columns").arg(limits::listColumns));
            } else {
                cells.resize(cells.size() + std::exchange(blanks, 0));
                characters += columns * cell.size();
                for (qsizetype i = 0; isConverted && i < columns; ++i)
                    converted.insert(cells.size() + i);
                cells.insert(cells.end(), columns, cell);
            }
        }
        TextSheet& sheet = m_sheets.back();
        if (isHiddenRow && !cells.isEmpty()) {
            sheet.hiddenRows = static_cast<int>(std::min<qint64>(sheet.hiddenRows + times, INT_MAX));
        } else if (!m_error) {
            for (qsizetype column = 0; column < cells.size(); ++column)
                if (m_hiddenColumns.contains(column) && !std::exchange(cells[column], {}).isEmpty())
                    m_emptied.insert(column);
            sheet.hiddenColumns = static_cast<int>(m_emptied.size());
            if (std::ranges::any_of(cells, [](const QString& cell) { return !cell.isEmpty(); }))
                addRows({cells, 0, converted}, characters, times);
        }
        m_row += times;
    }

    void addRows(TextRow row, qint64 characters, qint64 times) {
        m_rows += times;
        if (m_rows > limits::listRows)
            return refuse(0, ContentText::tr("at most %1 rows").arg(sf::text::figure(limits::listRows)));
        m_characters += times * characters;
        if (m_characters > limits::listBytes)
            return refuse(0, ContentText::tr("at most %1 MB").arg(limits::listBytes >> 20));
        std::vector<TextRow>& rows = m_sheets.back().rows;
        for (qint64 i = 0; i < times; ++i) {
            row.line = static_cast<int>(std::min<qint64>(m_row + i + 1, INT_MAX));
            rows.push_back(row);
        }
    }

    void refuse(qint64 column, const QString& expected) {
        m_error = LoadError{sf::text::listed({m_sheets.back().name, cellName(m_row, column)}), expected,
                            ContentText::tr("more")};
    }

    /// Whether it may not be what was typed, as a date for "3/4".
    bool isMadeByTyping() const {
        const QString type = attribute(office, u"value-type");
        return type == QLatin1String("date") || type == QLatin1String("time") ||
               type == QLatin1String("percentage");
    }

    /// The cell's number as stored, or its paragraphs in one line.
    QString readCell() {
        const QString type = attribute(office, u"value-type");
        QString stored;
        if (type == QLatin1String("float") || type == QLatin1String("currency"))
            stored = attribute(office, u"value");
        else if (type == QLatin1String("boolean"))
            stored = attribute(office, u"boolean-value");
        const QString shown = readParagraphs();
        return stored.isEmpty() ? shown : stored;
    }

    QString readParagraphs() {
        QString read;
        for (int depth = 1; depth > 0 && goesOn();) {
            switch (m_xml.readNext()) {
            case QXmlStreamReader::StartElement:
                if (m_xml.namespaceUri() != text || m_xml.name() == u"note") {
                    m_xml.skipCurrentElement(); // a comment, a picture
                    break;
                }
                if (m_xml.name() != u"span" && m_xml.name() != u"a")
                    read += u' '; // another paragraph, blanks, a tab or a line break
                ++depth;
                break;
            case QXmlStreamReader::EndElement:
                --depth;
                break;
            case QXmlStreamReader::Characters:
                if (depth > 1)
                    read += m_xml.text();
                break;
            default:
                break;
            }
        }
        return read;
    }

    QBuffer m_buffer;
    QXmlStreamReader m_xml;
    std::vector<TextSheet> m_sheets;
    QSet<QString> m_hidingStyles;
    QSet<qint64> m_hiddenColumns; ///< of the sheet, from 0
    QSet<qint64> m_emptied;       ///< those of them that have cells
    qint64 m_columns = 0;         ///< of the sheet, so far
    qint64 m_row = 0;             ///< of the sheet
    qint64 m_rows = 0;            ///< of all sheets
    qint64 m_characters = 0;      ///< of all sheets
    std::optional<LoadError> m_error;
};

QString placeInContent(const QByteArray& content, qsizetype at) {
    const QByteArrayView before = QByteArrayView(content).first(at);
    const QString onLine = QString::fromUtf8(before.sliced(before.lastIndexOf('\n') + 1));
    return ContentText::tr("%1, line %2, column %3")
        .arg(contentName, sf::text::figure(before.count('\n') + 1), sf::text::figure(onLine.size() + 1));
}

/// What opens or closes an element, from its "<".
struct Tag {
    int attributes = 0;
    int deeper = 0; ///< elements that are open afterwards, more than before: -1, 0 or 1
    qsizetype size = 0;
};

Tag tagIn(QByteArrayView text) {
    Tag tag;
    char quote = 0;
    for (tag.size = 1; tag.size < text.size() && (quote != 0 || text[tag.size] != '>'); ++tag.size) {
        const char c = text[tag.size];
        if (quote == 0 && c == '=')
            ++tag.attributes;
        if (quote == 0 && (c == '"' || c == '\''))
            quote = c;
        else if (c == quote)
            quote = 0;
    }
    tag.deeper = text[tag.size - 1] == '/' ? 0 : text.startsWith("</") ? -1 : 1;
    return tag;
}

/// Where what isn't an element ends, from its "<": a comment, text as it is, an instruction. 0 if it is an
/// element, -1 if it doesn't end.
qsizetype endOfOther(QByteArrayView text) {
    const auto endFrom = [&](qsizetype from, QByteArrayView mark) { return text.indexOf(mark, from); };
    if (text.startsWith("<!--"))
        return endFrom(4, "-->");
    if (text.startsWith("<![CDATA["))
        return endFrom(9, "]]>");
    return text.startsWith("<?") ? endFrom(2, "?>") : 0;
}

/// Limits that no spreadsheet reaches and that keep QXmlStreamReader fast: it compares all attributes of an
/// element with each other, and each name with all namespaces.
std::optional<LoadError> excessIn(const QByteArray& content) {
    constexpr int most = 100;
    constexpr int mostNamespaces = 200;
    if (content.count("xmlns") > mostNamespaces)
        return LoadError{contentName, ContentText::tr("at most %1 namespaces").arg(mostNamespaces),
                         ContentText::tr("more")};
    int depth = 0;
    for (qsizetype at = content.indexOf('<'); at >= 0; at = content.indexOf('<', at)) {
        const QByteArrayView text = QByteArrayView(content).sliced(at);
        if (const qsizetype end = endOfOther(text); end != 0) {
            if (end < 0)
                break;
            at += end;
            continue;
        }
        const Tag tag = tagIn(text);
        depth += tag.deeper;
        if (tag.attributes > most || depth > most)
            return LoadError{placeInContent(content, at),
                             tag.attributes > most ? ContentText::tr("at most %1 attributes").arg(most)
                                                   : ContentText::tr("at most %1 levels").arg(most),
                             ContentText::tr("more")};
        at += tag.size;
    }
    return std::nullopt;
}

/// An OpenDocument file has no document type, whose entities could grow without end or name other files.
std::optional<LoadError> contentProblem(const QByteArray& content) {
    qsizetype at = content.indexOf('\0');
    QString found = ContentText::tr("a control character");
    if (at < 0) {
        at = content.indexOf("<!DOCTYPE");
        found = QStringLiteral("<!DOCTYPE");
    }
    if (at < 0 && !content.isValidUtf8()) {
        at = utf8Size(content);
        found = ContentText::tr("another character set");
    }
    if (at < 0)
        return excessIn(content);
    return LoadError{placeInContent(content, at), ContentText::tr("XML in UTF-8 without a document type"),
                     found};
}

} // namespace

ReadList readContent(QByteArray content) {
    if (auto problem = contentProblem(content))
        return *std::move(problem);
    return ContentReader(content).read();
}

QString cellName(qint64 row, qint64 column) {
    constexpr int letters = 26;
    QString name;
    for (qint64 left = column + 1; left > 0; left = (left - 1) / letters)
        name.prepend(QChar(u'A' + static_cast<char16_t>((left - 1) % letters)));
    return name + QString::number(row + 1);
}

} // namespace sf::document
