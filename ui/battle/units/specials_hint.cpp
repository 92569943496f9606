// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/specials_hint.h"

#include "core/rules/systems/battle_systems.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "core/text/systems/system_text.h"
#include "ui/fields/field.h"
#include "ui/forms/word_completer.h"

#include <QLineEdit>

namespace sf::ui {
namespace {

QStringList knownSpecials() {
    QStringList words;
    for (const battle::System* system : battle::systems())
        for (const battle::Special& special : system->specials())
            words << QString::fromUtf8(special.word);
    words.removeDuplicates();
    return words;
}

} // namespace

SpecialsHint::SpecialsHint(QLineEdit& line, QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("specialsHint"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    new WordCompleter(line, knownSpecials());
    connect(&line, &QLineEdit::textChanged, this, &SpecialsHint::refresh);
    refresh(line.text());
}

void SpecialsHint::refresh(const QString& typed) {
    const QString note = unknownSpecialsNote(namesFrom(typed));
    setText(note);
    setVisible(!note.isEmpty());
}

QString unknownSpecialsNote(const std::vector<std::string>& specials) {
    QStringList sentences;
    for (const std::string& special : specials)
        if (!battle::findSpecial(special))
            sentences << text::unknownSpecial(special);
    return sentences.join(u'\n');
}

QString specialsNote(const std::vector<std::string>& specials) {
    QStringList lines;
    for (const std::string& special : specials) {
        const QString about = text::specialAbout(special);
        lines << (about.isEmpty() ? text::unknownSpecial(special)
                                  : text::labelled(text::displayName(special), about));
    }
    return lines.join(u'\n');
}

} // namespace sf::ui

#include "moc_specials_hint.cpp"
