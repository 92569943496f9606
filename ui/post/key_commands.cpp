// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/key_commands.h"

#include "core/text/display_text.h"
#include "ui/page/message_bar.h"
#include "ui/post/post_controller.h"
#include "ui/style/layouts.h"
#include "ui/widgets/wrapped_label.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QRadioButton>
#include <QVBoxLayout>

namespace sf::ui {

namespace {

struct KeyCommands {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::KeyCommands)
};

QString keyFilter() {
    return KeyCommands::tr("Keys and secrets (*.sqkeys)") + QLatin1String(";;") +
           KeyCommands::tr("All files (*)");
}

QLineEdit* passphraseEdit(const char* name, QWidget* parent) {
    auto* edit = new QLineEdit(parent);
    edit->setObjectName(QLatin1String(name));
    edit->setEchoMode(QLineEdit::Password);
    return edit;
}

QString playersOf(const document::StoredGame& game) {
    return KeyCommands::tr("%1 against %2")
        .arg(text::displayName(game.checked.game->name(post::Writer::Starter)),
             text::displayName(game.checked.game->name(post::Writer::Answerer)));
}

QString importedText(const document::ImportResult& result) {
    QStringList lines{KeyCommands::tr("%n key(s) and secret(s) added.", nullptr, result.added)};
    if (result.known > 0)
        lines << KeyCommands::tr("%n were already here.", nullptr, result.known);
    if (!result.newKey.isEmpty())
        lines << KeyCommands::tr("New games are signed with the key %1.").arg(result.newKey);
    return (lines + result.problems).join(u'\n');
}

} // namespace

KeyExportDialog::KeyExportDialog(std::optional<post::Hash> game, const QString& players, QWidget* parent)
    : FormDialog(tr("Export keys and secrets"), tr("&Export…"), parent)
    , m_game(game)
    , m_all(new QRadioButton(tr("Secrets of &all games"), this))
    , m_one(new QRadioButton(
          tr("Only those of &this game: %1").arg(QString(players).replace(u'&', QStringLiteral("&&"))), this))
    , m_keys(new QCheckBox(tr("Your signing &keys"), this))
    , m_passphrase(passphraseEdit("passphrase", this))
    , m_again(passphraseEdit("again", this)) {
    constexpr int lineLength = 60;
    setMinimumWidth(fontMetrics().averageCharWidth() * lineLength);
    auto* why = new WrappedLabel(this);
    why->setText(
        tr("With this file you can play on at another computer. Play on from one computer only, and don't "
           "share the file: whoever has it can write in your name and foresee dice."));
    content()->addWidget(why);
    m_all->setChecked(true);
    m_one->setVisible(m_game.has_value());
    m_keys->setChecked(true);
    addWidgets(*content(), {m_all, m_one, m_keys});
    addRow(tr("&Passphrase (optional)"), m_passphrase);
    addRow(tr("&Repeat passphrase"), m_again);
    for (const QLineEdit* edit : {m_passphrase, m_again})
        connect(edit, &QLineEdit::textChanged, this, &KeyExportDialog::refresh);
}

void KeyExportDialog::refresh() {
    const bool isSame = m_passphrase->text() == m_again->text();
    setProblem(isSame ? QString() : tr("The two passphrases are different."));
}

document::Export KeyExportDialog::what() const {
    document::Export what{m_keys->isChecked(), {}};
    if (m_one->isChecked())
        what.games = std::vector{*m_game};
    return what;
}

QString KeyExportDialog::passphrase() const {
    return m_passphrase->text();
}

void exportKeys(PostController& controller, MessageBar& messages, const QString& folder, QWidget& window) {
    const document::StoredGame* game = controller.current();
    KeyExportDialog dialog(game ? std::optional(game->checked.id) : std::nullopt,
                           game ? playersOf(*game) : QString(), &window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = QFileDialog::getSaveFileName(
        &window, KeyCommands::tr("Export keys and secrets"), folder + QStringLiteral("/squarefront.sqkeys"),
        keyFilter(), nullptr, QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty())
        return;
    const QString error = controller.exportKeys(dialog.what(), path, dialog.passphrase());
    messages.show(error.isEmpty() ? MessageBar::Kind::Information : MessageBar::Kind::Error,
                  error.isEmpty()
                      ? KeyCommands::tr("Your keys and secrets are in %1.").arg(text::displayName(path))
                      : error);
}

void importKeys(PostController& controller, MessageBar& messages, const QString& folder, QWidget& window) {
    const QString path = QFileDialog::getOpenFileName(&window, KeyCommands::tr("Import keys and secrets"),
                                                      folder, keyFilter());
    if (path.isEmpty())
        return;
    const auto locked = document::isLocked(path);
    if (const auto* error = std::get_if<QString>(&locked))
        return messages.show(MessageBar::Kind::Error, *error);
    bool isGiven = true;
    const QString passphrase =
        std::get<bool>(locked) ? QInputDialog::getText(&window, KeyCommands::tr("Import keys and secrets"),
                                                       KeyCommands::tr("&Passphrase of the file"),
                                                       QLineEdit::Password, {}, &isGiven)
                               : QString();
    if (!isGiven)
        return;
    const auto imported = controller.importKeys(path, passphrase);
    if (const auto* error = std::get_if<QString>(&imported))
        return messages.show(MessageBar::Kind::Error, *error);
    const auto& result = std::get<document::ImportResult>(imported);
    messages.show(result.problems.isEmpty() ? MessageBar::Kind::Information : MessageBar::Kind::Warning,
                  importedText(result));
}

} // namespace sf::ui

#include "moc_key_commands.cpp"
