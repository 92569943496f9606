// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/change.h"

#include <QWidget>

#include <map>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace sf::ui {

class DungeonController;
class NewComments;
enum class PostTemplate;

/// One post of the dungeon: an Encounter's own, one whose Monsters have all died, or an Attack Post.
struct DungeonPost {
    enum class Kind { Encounter, Ended, Attack };

    Kind kind = Kind::Encounter;
    std::size_t index = 0; ///< in its list of the dungeon
    std::string id;        ///< the Encounter's, also after its end; empty for an Attack Post
    QString label;
    bool operator==(const DungeonPost&) const = default;
};

/// The posts and their comments, ready to be copied for a forum.
class PostsPanel final : public QWidget {
    Q_OBJECT

public:
    PostsPanel(DungeonController& controller, NewComments& news, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeCopyButtons();
    QPlainTextEdit* makeText(const QString& name, const char* objectName);
    void follow(const encounter::Changes& changes);
    void refreshList();
    void refreshText();
    void showComments();
    const encounter::Comments* comments() const;
    void copyPost();
    void copyComments();
    void copyLast();
    void showCommented();
    void copy(const QString& text, const QString& said);
    PostTemplate form() const;

    DungeonController& m_controller;
    NewComments& m_news;
    std::vector<DungeonPost> m_posts;
    encounter::Comments m_shown;                 ///< the comments that the text holds
    std::map<std::string, std::size_t> m_counts; ///< of the comments of each post
    bool m_isFollowing = false;                  ///< the panel was there before they were made
    QComboBox* m_list;
    QComboBox* m_form;
    QPlainTextEdit* m_post;
    QPlainTextEdit* m_comments;
    QLabel* m_commentsTitle;
    QPushButton* m_copyLast = nullptr;
    QPushButton* m_copyNew = nullptr;
    QPushButton* m_copyComments = nullptr;
    QPushButton* m_copyPost = nullptr;
    QTimer* m_soon;
};

} // namespace sf::ui
