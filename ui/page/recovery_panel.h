// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/recovery/recovery.h"
#include "ui/style/restyled.h"

#include <QList>
#include <QPixmap>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <functional>
#include <utility>

class QGridLayout;
class QLabel;

namespace sf::ui {

/// Lists the documents that were open when the program closed unexpectedly, each with its picture, its last
/// change and its number of changes, to be restored or deleted. Hidden if there are none.
class RecoveryPanel final : public Restyled<QWidget> {
    Q_OBJECT

public:
    using Preview = std::function<QPixmap(const document::Document& document, QSize size, qreal ratio)>;

    RecoveryPanel(document::Recovery& recovery, Preview preview, QWidget* parent = nullptr);
    /// When it last changed, or that this isn't known.
    static QString timeOf(const document::Recovery::Session& session);
    /// Reloads the list.
    void refresh();

Q_SIGNALS:
    /// An empty snapshot means the last state.
    void restoreRequested(const QString& id, const QString& snapshot);
    void discardRequested(const QString& id);

protected:
    void restyle() override { refreshPictures(); }

private:
    void refreshPictures();
    void addRow(const document::Recovery::Session& session, int row);
    QWidget* makeAbout(const document::Recovery::Session& session, QWidget* parent);
    QWidget* makeButtons(const document::Recovery::Session& session);
    QPixmap picture(const QString& id) const;
    void clear();

    document::Recovery& m_recovery;
    Preview m_preview;
    QGridLayout* m_rows;
    QList<std::pair<QPointer<QLabel>, QString>> m_pictures; // with the session's id
};

} // namespace sf::ui
