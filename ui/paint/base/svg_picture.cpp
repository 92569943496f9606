// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/svg_picture.h"

#include "core/text/display_text.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace sf::paint {
namespace {

bool isForbidden(char byte) {
    return static_cast<unsigned char>(byte) < 0x20 && byte != '\t' && byte != '\n' && byte != '\r';
}

/// Painted text is already valid XML; this catches what was forgotten.
QByteArray wellFormed(QByteArray svg) {
    std::ranges::replace_if(svg, isForbidden, ' ');
    for (const char* code : {"\xEF\xBF\xBE", "\xEF\xBF\xBF"}) // U+FFFE and U+FFFF
        svg.replace(code, "\xEF\xBF\xBD");
    return svg;
}

/// Names a generic family after each one, for computers that don't have it. Quotes in texts are escaped.
QByteArray withGenericFamilies(const QByteArray& svg) {
    static const QByteArray attribute = "font-family=\"";
    static const QByteArray generic = ", sans-serif";
    QByteArray result;
    result.reserve(svg.size() + svg.count(attribute) * generic.size());
    qsizetype from = 0;
    for (qsizetype at = svg.indexOf(attribute); at >= 0; at = svg.indexOf(attribute, from)) {
        const qsizetype end = svg.indexOf('"', at + attribute.size());
        if (end < 0)
            break;
        result.append(svg.constData() + from, end - from).append(generic);
        from = end;
    }
    return result.append(svg.constData() + from, svg.size() - from);
}

} // namespace

QByteArray svgOf(const SvgPicture& picture, const std::function<void(QPainter&)>& paint) {
    QByteArray bytes;
    QBuffer buffer(&bytes); // the generator seeks in its file
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    if (picture.unitsAnInch > 0)
        generator.setResolution(picture.unitsAnInch);
    generator.setSize(picture.size);
    generator.setViewBox(QRect(QPoint(), picture.size));
    generator.setTitle(text::displayName(picture.title).toHtmlEscaped());
    QPainter painter;
    if (!painter.begin(&generator))
        return {};
    paint(painter);
    return painter.end() ? withGenericFamilies(wellFormed(std::move(bytes))) : QByteArray();
}

} // namespace sf::paint
