// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace sf::ui {

/// A text field that takes only so much of what is pasted or dropped, before it is laid out: megabytes in one
/// line would keep a processor busy as long as they are shown.
class BoundedTextEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    /// `most`: characters of the whole text.
    explicit BoundedTextEdit(qsizetype most, QWidget* parent = nullptr);
    void setBoundedText(const QString& text);

protected:
    void insertFromMimeData(const QMimeData* source) override;

private:
    QString bounded(const QString& text, qsizetype room) const;

    qsizetype m_most;
};

} // namespace sf::ui
