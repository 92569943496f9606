// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/field.h"

#include <QWidget>

class QGridLayout;

namespace sf::ui {

class RefusalLine;

/// Shows the fields of an object as a form, with space below each field for its problem.
class FieldForm final : public QWidget {
    Q_OBJECT

public:
    explicit FieldForm(QWidget* parent = nullptr);

    /// Adds a line edit, or a combo box if there are choices.
    void addField(std::string_view key, const QString& title, const QString& about, const QString& text,
                  const QStringList& choices = {});
    /// Adds a field with its own editor.
    void addEditor(std::string_view key, const QString& title, const QString& about, QWidget* editor);
    QString text(std::string_view key) const;
    void setText(std::string_view key, const QString& text);
    QWidget* editor(std::string_view key) const;
    /// Shows the problem below the field, adds it to the field's description, and gives the field the focus.
    void refuse(std::string_view key, const text::Caption& problem);
    void clearProblems();

Q_SIGNALS:
    void edited();

private:
    struct Row {
        std::string key;
        QWidget* editor;
        RefusalLine* refusal;
        QString about; ///< the editor's description while nothing is wrong
    };
    const Row& row(std::string_view key) const;

    QGridLayout* m_grid;
    std::vector<Row> m_rows;
};

/// Adds the editable fields.
template<class Object, class Context>
void addFields(FieldForm& form, const std::vector<Field<Object, Context>>& fields, const Object& object,
               const Context& context) {
    for (const auto& field : fields)
        if (field.read)
            form.addField(field.key, field.title, field.about, field.text(object, context),
                          field.choices ? field.choices(object, context) : QStringList());
}

/// Reads the form's enabled fields into the object. On the first invalid field, shows its problem unless
/// `silently` and returns false.
template<class Object, class Context>
bool readForm(FieldForm& form, const std::vector<Field<Object, Context>>& fields, Object& object,
              const Context& context, bool silently = false) {
    for (const auto& field : fields)
        if (field.read && form.editor(field.key)->isEnabledTo(&form))
            if (const auto problem = field.read(form.text(field.key), object, context)) {
                if (!silently)
                    form.refuse(field.key, *problem);
                return false;
            }
    return true;
}

} // namespace sf::ui
