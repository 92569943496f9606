// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/battle/panel_fixture.h"

#include "tests/ui/battle/sample_battle.h"
#include "ui/forms/refusal_line.h"
#include "ui/widgets/link_button.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QTableView>
#include <QTest>

namespace sf::test {

using battle::StackId;
using battle::UnitId;

void PanelFixture::open() {
    m_document = std::make_unique<document::BattleDocument>(sample::battle());
    m_selection = std::make_unique<ui::Selection>();
    m_settings = std::make_unique<ui::Settings>(m_folder.filePath(QStringLiteral("settings.ini")));
    m_settings->reset();
    m_panel = std::make_unique<ui::StackPanel>(*m_document, *m_selection,
                                               ui::StackPanelContext{.settings = m_settings.get()});
    m_panel->resize(404, 760);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    m_selection->setStack(StackId("guard"));
    for (auto* link : m_panel->findChildren<ui::LinkButton*>())
        link->setChecked(true);        // all is unfolded
    QCoreApplication::processEvents(); // the stack's parts are laid out in the next turn
}

void PanelFixture::close() {
    m_panel.reset();
    m_selection.reset();
    m_document.reset();
    m_settings.reset();
}

QTableView* PanelFixture::table() const {
    return m_panel->findChild<QTableView*>();
}

ui::UnitTableModel* PanelFixture::model() const {
    return m_panel->findChild<ui::UnitTableModel*>();
}

ui::SquareGrid* PanelFixture::grid() const {
    return m_panel->findChild<ui::SquareGrid*>();
}

const battle::Stack& PanelFixture::guard() const {
    return *m_document->battle().stacks.find(StackId("guard"));
}

const battle::Unit& PanelFixture::unit(const char* id) const {
    return *guard().find(UnitId(id));
}

QModelIndex PanelFixture::cell(const char* id, const ui::UnitField& field) const {
    return model()->index(model()->row(UnitId(id)), model()->column(field));
}

QModelIndex PanelFixture::cell(const char* id, battle::Number number) const {
    return cell(id, ui::unitField(number));
}

void PanelFixture::type(const QModelIndex& index, const QString& text) {
    table()->setFocus();
    table()->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    QTest::keyClick(table(), Qt::Key_F2);
    auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
    QCoreApplication::processEvents(); // views commit what was typed in their next turn
}

QString PanelFixture::refusal() const {
    for (const auto* line : m_panel->findChildren<ui::RefusalLine*>())
        if (line->isVisible())
            return line->text();
    return {};
}

QAbstractButton* PanelFixture::button(const QString& text) const {
    for (auto* found : m_panel->findChildren<QAbstractButton*>())
        if (found->text() == text)
            return found;
    return nullptr;
}

int PanelFixture::cellOf(const char* id) const {
    for (int place = 0; place < grid()->cellCount(); ++place) {
        const auto position = grid()->unitAt(place);
        if (position && grid()->shown()->unit(*position).id == UnitId(id))
            return place;
    }
    return -1;
}

void PanelFixture::click(int cell) const {
    QTest::mouseClick(grid(), Qt::LeftButton, {}, grid()->area(cell).center().toPoint());
}

void PanelFixture::moveTo(QPointF point) const {
    QTest::mouseMove(m_panel->windowHandle(), grid()->mapTo(m_panel.get(), point.toPoint()));
}

} // namespace sf::test
