// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/attackposts/posts_panel.h"

#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "ui/encounter/attackposts/dungeon_posts.h"
#include "ui/encounter/attackposts/new_comments.h"
#include "ui/encounter/attackposts/post_template.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/rule_chip.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace sf::ui {
namespace {

constexpr int soon = 30; ///< milliseconds, to write the text once for several changes

} // namespace

PostsPanel::PostsPanel(DungeonController& controller, NewComments& news, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_news(news)
    , m_list(new QComboBox(this))
    , m_form(new QComboBox(this))
    , m_post(makeText(tr("Text of the post"), "postText"))
    , m_comments(makeText(tr("Comments of the post"), "postComments"))
    , m_commentsTitle(new QLabel(this))
    , m_soon(new QTimer(this)) {
    m_list->setAccessibleName(tr("Post"));
    m_list->setObjectName(QStringLiteral("postList"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* chip = new RuleChip(encounterRule(12), m_list->accessibleName(), this);
    m_form->setAccessibleName(tr("Copy as"));
    m_form->setObjectName(QStringLiteral("postForm"));
    m_form->setToolTip(tr("Format of the copied text"));
    m_form->addItems({tr("Plain text"), tr("Markdown"), tr("BBCode"), tr("Wiki")});
    m_form->setCurrentIndex(static_cast<int>(news.form()));
    auto* head = new QHBoxLayout;
    head->addWidget(m_list, 1);
    head->addWidget(chip);
    scaleFont(*m_commentsTitle, 1, true);
    auto* layout = padded<QVBoxLayout>(this, panelMargins, 6);
    layout->addLayout(head);
    layout->addWidget(makeCopyButtons());
    layout->addWidget(m_post, 2);
    layout->addWidget(m_commentsTitle);
    layout->addWidget(m_comments, 3);
    m_soon->setSingleShot(true);
    m_soon->setInterval(soon);
    connect(m_soon, &QTimer::timeout, this, &PostsPanel::refreshText);
    connect(m_list, &QComboBox::currentIndexChanged, this, &PostsPanel::refreshText);
    connect(m_form, &QComboBox::currentIndexChanged, &news, [this] { m_news.setForm(form()); });
    connect(&controller, &DungeonController::changed, this, &PostsPanel::follow);
    refreshList();
    showCommented();
    m_isFollowing = true;
    refreshText();
}

QPlainTextEdit* PostsPanel::makeText(const QString& name, const char* objectName) {
    auto* text = new QPlainTextEdit(this);
    text->setReadOnly(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setTabChangesFocus(true);
    text->setAccessibleName(name);
    text->setObjectName(QString::fromLatin1(objectName));
    scaleFont(*text, 0.9);
    text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    text->setMinimumHeight(3 * text->fontMetrics().lineSpacing());
    return text;
}

QWidget* PostsPanel::makeCopyButtons() {
    auto* bar = new QWidget(this);
    bar->setLayout(new FlowLayout(6));
    bar->layout()->addWidget(m_form);
    const auto add = [&](const QString& text, const QString& about, const char* name, auto&& copy) {
        auto* button = new QPushButton(text, bar);
        button->setToolTip(about);
        button->setObjectName(QString::fromLatin1(name));
        bar->layout()->addWidget(button);
        connect(button, &QPushButton::clicked, this, copy);
        return button;
    };
    m_copyPost = add(tr("Copy &post"), tr("Title and text"), "copyPost", &PostsPanel::copyPost);
    m_copyLast = add(tr("Copy last comme&nt"), tr("The newest one"), "copyLast", &PostsPanel::copyLast);
    m_copyNew = add(tr("Copy &both comments"), tr("The attack and the answer to it"), "copyNew",
                    [this] { m_news.copy(); });
    m_copyComments = add(tr("Copy all &comments"), tr("Each in its own paragraph"), "copyComments",
                         &PostsPanel::copyComments);
    return bar;
}

void PostsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refreshText();
}

void PostsPanel::follow(const encounter::Changes& changes) {
    if (changesPostList(changes))
        refreshList();
    showCommented();
    if (isVisible())
        m_soon->start();
}

void PostsPanel::refreshList() {
    std::vector<DungeonPost> posts = postsOf(m_controller.dungeon());
    if (posts == m_posts)
        return;
    const int before = m_list->currentIndex();
    const std::optional<DungeonPost> shown =
        before < 0 ? std::nullopt : std::optional(m_posts[static_cast<std::size_t>(before)]);
    m_posts = std::move(posts);
    const QSignalBlocker silence(m_list);
    m_list->clear();
    int index = 0;
    for (const DungeonPost& post : m_posts) {
        if (shown && post.id == shown->id && (!post.id.empty() || post.index == shown->index))
            index = m_list->count();
        m_list->addItem(post.label);
    }
    m_list->setCurrentIndex(m_posts.empty() ? -1 : index);
}

const encounter::Comments* PostsPanel::comments() const {
    const int index = m_list->currentIndex();
    return index < 0 ? nullptr : commentsOf(m_controller.dungeon(), m_posts[static_cast<std::size_t>(index)]);
}

/// Goes to the post that has just got a comment, such as that of an attack.
void PostsPanel::showCommented() {
    std::map<std::string, std::size_t> counts;
    std::optional<int> first;
    for (std::size_t i = 0; i < m_posts.size(); ++i) {
        const encounter::Comments* all = commentsOf(m_controller.dungeon(), m_posts[i]);
        const std::size_t count = all ? all->size() : 0;
        const std::string key = m_posts[i].id.empty() ? m_posts[i].label.toStdString() : m_posts[i].id;
        const auto known = m_counts.find(key);
        const std::size_t before = known == m_counts.end() ? 0 : known->second;
        if (count > before && !first)
            first = static_cast<int>(i);
        counts[key] = count;
    }
    m_counts = std::move(counts);
    if (first && std::exchange(m_isFollowing, true))
        m_list->setCurrentIndex(*first);
}

void PostsPanel::refreshText() {
    m_soon->stop();
    const int index = m_list->currentIndex();
    const QString text = index < 0
                             ? tr("There is no Encounter or Attack Post yet.")
                             : postText(m_controller.dungeon(), m_posts[static_cast<std::size_t>(index)]);
    if (m_post->toPlainText() != text)
        m_post->setPlainText(text);
    showComments();
    const bool any = !m_shown.empty();
    m_copyPost->setEnabled(index >= 0);
    m_copyLast->setEnabled(any);
    m_copyNew->setEnabled(m_news.texts().size() > 1);
    m_copyComments->setEnabled(any);
    m_commentsTitle->setText(tr("%n comment(s)", nullptr, static_cast<int>(m_shown.size())));
}

/// If comments were only added, writes only the new ones.
void PostsPanel::showComments() {
    const encounter::Comments* now = comments();
    const encounter::Comments next = now ? *now : encounter::Comments();
    const std::size_t had = m_shown.size();
    const bool grew =
        had > 0 && next.size() >= had && next[had - 1] == m_shown[had - 1] && next[0] == m_shown[0];
    if (!grew)
        m_comments->clear();
    for (std::size_t i = grew ? had : 0; i < next.size(); ++i)
        m_comments->appendPlainText((i > 0 ? QStringLiteral("\n") : QString()) +
                                    text::displayText(QString::fromStdString(next[i])));
    m_shown = next;
}

PostTemplate PostsPanel::form() const {
    return static_cast<PostTemplate>(m_form->currentIndex());
}

void PostsPanel::copy(const QString& text, const QString& said) {
    QGuiApplication::clipboard()->setText(text);
    m_controller.say(said);
}

void PostsPanel::copyPost() {
    refreshText();
    copy(postIn(form(), m_post->toPlainText()), tr("The post is on the clipboard"));
}

void PostsPanel::copyComments() {
    refreshText();
    QStringList all;
    for (std::size_t i = 0; i < m_shown.size(); ++i)
        all << text::displayText(QString::fromStdString(m_shown[i]));
    copy(commentsIn(form(), all), tr("The comments are on the clipboard"));
}

void PostsPanel::copyLast() {
    refreshText();
    if (!m_shown.empty())
        copy(paragraphIn(form(), text::displayText(QString::fromStdString(m_shown[m_shown.size() - 1]))),
             tr("The last comment is on the clipboard"));
}

} // namespace sf::ui

#include "moc_posts_panel.cpp"
