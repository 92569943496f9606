// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/screen_reader.h"

#include "ui/style/settings.h"

#include <QAccessible>
#ifdef SQUAREFRONT_DBUS
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusInterface>
#include <QDBusReply>
#endif

namespace sf::ui {
namespace {

#ifdef SQUAREFRONT_DBUS
constexpr int patience = 200; // milliseconds

QDBusMessage asked(const QDBusConnection& bus, const QDBusMessage& question) {
    return bus.call(question, QDBus::Block, patience);
}

bool isAnnounced(const QDBusConnection& session) {
    QDBusMessage question = QDBusMessage::createMethodCall(
        QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
        QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"));
    question << QStringLiteral("org.a11y.Status") << QStringLiteral("ScreenReaderEnabled");
    const QDBusReply<QDBusVariant> reply = asked(session, question);
    return reply.isValid() && reply.value().variant().toBool();
}

/// Whether somebody follows the focus, as readers do.
bool isFocusFollowed(const QDBusConnection& session) {
    const QDBusReply<QString> address =
        asked(session,
              QDBusMessage::createMethodCall(QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
                                             QStringLiteral("org.a11y.Bus"), QStringLiteral("GetAddress")));
    if (!address.isValid())
        return false;
    const QString name = QStringLiteral("squarefront-accessibility");
    const QDBusConnection bus = QDBusConnection::connectToBus(address.value(), name);
    const QDBusMessage reply =
        asked(bus, QDBusMessage::createMethodCall(
                       QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("/org/a11y/atspi/registry"),
                       QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("GetRegisteredEvents")));
    bool isFollowed = false;
    if (reply.type() == QDBusMessage::ReplyMessage && !reply.arguments().isEmpty()) {
        const auto events = reply.arguments().constFirst().value<QDBusArgument>();
        events.beginArray();
        while (!events.atEnd()) {
            QString listener;
            QString event;
            events.beginStructure();
            events >> listener >> event;
            events.endStructure();
            isFollowed = isFollowed || event.startsWith(QLatin1String("focus"), Qt::CaseInsensitive) ||
                         event.contains(QLatin1String("StateChanged:focused"), Qt::CaseInsensitive);
        }
        events.endArray();
    }
    QDBusConnection::disconnectFromBus(name);
    return isFollowed;
}

bool isNoticed() {
    const QDBusConnection session = QDBusConnection::sessionBus();
    return session.isConnected() && (isAnnounced(session) || isFocusFollowed(session));
}
#else
bool isNoticed() {
    return true; // elsewhere, only readers make Qt's accessibility active
}
#endif

} // namespace

bool isScreenReaderOn(const Settings& settings) {
    const Settings::ScreenReader wanted = settings.value(Settings::screenReader);
    if (wanted != Settings::ScreenReader::Automatic)
        return wanted == Settings::ScreenReader::On;
    return QAccessible::isActive() && isNoticed();
}

} // namespace sf::ui
