// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/encounter/tables/piece_field.h"

#include <QWidget>

class QGridLayout;

namespace sf::ui {

class RefusalLine;

/// The fields of a piece as a form; below each field is the place for what is wrong with it.
class PieceForm final : public QWidget {
    Q_OBJECT

public:
    explicit PieceForm(QWidget* parent = nullptr);

    /// A field to be typed, or to be chosen from when there are choices.
    void addField(const char* key, const QString& title, const QString& about, const QString& text,
                  const QStringList& choices = {});
    /// A field with an editor of its own.
    void addEditor(const char* key, const QString& title, const QString& about, QWidget* editor);
    QString text(const char* key) const;
    void setText(const char* key, const QString& text);
    QWidget* editor(const char* key) const;
    /// Says what is wrong in the field and puts the keyboard there.
    void refuse(const char* key, const FieldProblem& problem);
    void clearProblems();

Q_SIGNALS:
    void edited();

private:
    struct Row {
        QString key;
        QWidget* editor;
        RefusalLine* refusal;
    };
    const Row& row(const char* key) const;

    QGridLayout* m_grid;
    std::vector<Row> m_rows;
};

/// A field for each that can be typed, but for the last ones that are computed.
template<class Piece>
void addFields(PieceForm& form, const std::vector<PieceField<Piece>>& fields, const Piece& piece,
               const encounter::Dungeon& dungeon) {
    for (const PieceField<Piece>& field : fields)
        if (field.read)
            form.addField(field.key, field.title, field.about, field.text(piece, dungeon),
                          field.choices ? field.choices(piece, dungeon) : QStringList());
}

/// Reads the form into the piece. The first field that is wrong says so; whether none is.
template<class Piece>
bool readForm(PieceForm& form, const std::vector<PieceField<Piece>>& fields, Piece& piece,
              const encounter::Dungeon& dungeon, bool silently = false) {
    for (const PieceField<Piece>& field : fields)
        if (field.read)
            if (const auto problem = field.read(form.text(field.key), piece, dungeon)) {
                if (!silently)
                    form.refuse(field.key, *problem);
                return false;
            }
    return true;
}

} // namespace sf::ui
