// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_document.h"
#include "core/rules/encounter/dungeon.h"
#include "core/rules/imperio/record/record_reader.h"
#include "core/text/display_text.h"
#include "resources/resources.h"
#include "tests/hostile_text.h"
#include "tests/test_registry.h"
#include "tests/ui/paint/paint_fixture.h"
#include "ui/paint/base/svg_picture.h"
#include "ui/paint/board/board_painter.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/paint/sheets/board/imperio_sheet.h"
#include "ui/paint/sheets/dungeon/dungeon_picture.h"
#include "ui/paint/sheets/paper/page_files.h"
#include "ui/paint/sheets/paper/paper.h"
#include "ui/paint/sheets/printables.h"

#include <QGuiApplication>
#include <QPainter>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace sf;
using test::hostileText;

namespace {

constexpr quint32 texts = 1000;
/// As many are put into documents.
constexpr quint32 documentTexts = 250;
constexpr quint32 textsADocument = 50;

std::string nameOf(quint32 number) {
    return hostileText(number).toStdString();
}

const paint::Theme& theme() {
    return paint::Theme::of(paint::Theme::Kind::Light);
}

/// What is wrong with the file as XML; empty if it is well-formed and contains nothing executable.
QString problemOf(const QByteArray& svg, const QString& title) {
    QXmlStreamReader xml(svg);
    bool hasTitle = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("script") || xml.name() == QLatin1String("img"))
            return xml.name().toString();
        if (!hasTitle && xml.name() == QLatin1String("title")) {
            hasTitle = true;
            if (const QString read = xml.readElementText(); read != title)
                return QStringLiteral("title ") + read;
        }
    }
    if (!hasTitle && !title.isEmpty())
        return QStringLiteral("no title");
    return xml.hasError() ? xml.errorString() : QString();
}

QString problemOf(const std::vector<paint::Printable>& printables, const QString& title,
                  const QString& folder) {
    paint::PageSetup setup;
    setup.title = setup.when = title;
    for (const paint::Printable& printable : printables) {
        const auto pages = printable.pages(setup, {});
        const QString path = folder + u'/' + printable.key + QStringLiteral(".svg");
        if (auto failure = paint::writePages(*pages, path, paint::PageFormat::Svg).error)
            return *failure;
        for (int page = 0; page < pages->count(); ++page) {
            QFile file(paint::pagePath(path, page, pages->count()));
            if (!file.open(QIODevice::ReadOnly))
                return file.errorString();
            // A blank sheet has no title.
            const QString expected = text::displayName(paint::printable(pages->setup().title));
            const QString problem = problemOf(file.readAll(), expected);
            if (!problem.isEmpty())
                return printable.key + QStringLiteral(": ") + problem;
        }
    }
    return {};
}

battle::Battle battleOf(quint32 first) {
    battle::Battle battle = test::groundBattle();
    battle.title = nameOf(first);
    quint32 number = first;
    for (battle::Side& side : battle.sides)
        side.name = nameOf(++number);
    for (battle::Structure& structure : battle.map.edit().editStructures())
        structure.name = nameOf(++number);
    for (int i = 0; number + 4 < first + textsADocument; ++i) {
        battle::Stack stack = test::stack("s" + std::to_string(i), i % 4, {i % 13, i / 13}, 2, 3);
        stack.name = nameOf(++number);
        for (battle::Unit& unit : stack.units.edit())
            (unit.id.text.back() == '0' ? unit.kind : unit.name) = nameOf(++number);
        test::add(battle, std::move(stack));
    }
    return battle;
}

encounter::Dungeon dungeonOf(quint32 first) {
    encounter::Dungeon dungeon;
    dungeon.title = nameOf(first);
    quint32 number = first;
    encounter::Encounter group{nameOf(++number), 1, {}, 0, 0, {}, {}, {}};
    for (int i = 0; number + 5 < first + textsADocument; ++i) {
        const std::string id = std::to_string(i);
        dungeon.items.push_back(std::make_shared<const encounter::Item>(
            encounter::Item{"i" + id, nameOf(++number), encounter::bareAttack, {}, {}}));
        encounter::Person person;
        person.id = "p" + id;
        person.name = nameOf(++number);
        person.items = {"i" + id};
        person.statuses = {nameOf(++number)};
        dungeon.people.push_back(std::make_shared<const encounter::Person>(person));
        encounter::Monster monster;
        monster.id = "m" + id;
        monster.name = nameOf(++number);
        monster.drop = {"i" + id};
        group.monsters.push_back(std::make_shared<const encounter::Monster>(monster));
        group.comments.add(nameOf(++number));
    }
    dungeon.encounters.push_back(std::make_shared<const encounter::Encounter>(group));
    return dungeon;
}

std::unique_ptr<document::ImperioDocument> gameOf(quint32 first) {
    auto replay =
        std::get<imperio::Replay>(imperio::readRecord("Imperio Bellum 1\n"
                                                      "attacker: A\ndefender: B\n"
                                                      "defender deploys\nOSCOMOCSO\nTOOOEOROT\nCx2; Sx1\n"
                                                      "attacker deploys\nBOOOHOAOB\nOFKOPOKFO\nKx2; Fx1\n"
                                                      "play\n"));
    replay.record.names = {nameOf(first), nameOf(first + 1)};
    return std::make_unique<document::ImperioDocument>(std::move(replay), "seed");
}

} // namespace

/// Hostile titles and names: what is exported is well-formed, and they are text in it.
class TestHostileExports final : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { openResources(); }

    /// Also where text reaches the painter as it is.
    void titlesAndRawText() {
        for (quint32 number = 0; number < texts; ++number) {
            const QString title = hostileText(number);
            const QByteArray svg =
                paint::svgOf({{100, 20}, title}, [&](QPainter& painter) { painter.drawText(1, 10, title); });
            const QString problem = problemOf(svg, text::displayName(title));
            QVERIFY2(problem.isEmpty(), qPrintable(QString::number(number) + u' ' + problem));
        }
    }

    void battles() {
        for (quint32 first = 0; first < documentTexts; first += textsADocument) {
            const battle::Battle battle = battleOf(first);
            const QString title = hostileText(first);
            const QByteArray svg = paint::svgOf({{1300, 800}, title}, [&](QPainter& painter) {
                paint::renderBattle(painter, battle, theme(), {1300, 800});
            });
            const QString problem = problemOf(svg, text::displayName(title));
            QVERIFY2(problem.isEmpty(), qPrintable(problem));
            const QString pages = problemOf(paint::battlePrintables(battle), title, m_folder.path());
            QVERIFY2(pages.isEmpty(), qPrintable(pages));
        }
    }

    void dungeons() {
        for (quint32 first = 0; first < documentTexts; first += textsADocument) {
            const encounter::Dungeon dungeon = dungeonOf(first);
            const QString title = hostileText(first);
            const paint::DungeonPicture picture(dungeon);
            const QByteArray svg = paint::svgOf({{1000, 800}, title}, [&](QPainter& painter) {
                picture.paint(painter, theme(), {1000, 800});
            });
            const QString problem = problemOf(svg, text::displayName(title));
            QVERIFY2(problem.isEmpty(), qPrintable(problem));
            const QString pages = problemOf(paint::encounterPrintables(dungeon), title, m_folder.path());
            QVERIFY2(pages.isEmpty(), qPrintable(pages));
        }
    }

    void games() {
        for (quint32 first = 0; first < documentTexts; first += textsADocument) {
            const auto game = gameOf(first);
            const QString pages = problemOf(paint::imperioPrintables(paint::imperioSheet(*game)),
                                            hostileText(first), m_folder.path());
            QVERIFY2(pages.isEmpty(), qPrintable(pages));
        }
    }

    /// The title is in what the file says of itself.
    void pdfTitles() {
        for (quint32 number = 0; number < 40; ++number) {
            paint::PageSetup setup;
            setup.title = hostileText(number);
            const battle::Battle battle = battleOf(number);
            const auto printables = paint::battlePrintables(battle);
            const auto pages = paint::find(printables, QStringLiteral("map"))->pages(setup, {});
            const QString path = m_folder.filePath(QStringLiteral("page.pdf"));
            QVERIFY(!paint::writePages(*pages, path, paint::PageFormat::Pdf).error);
            QProcess info;
            info.start(QStringLiteral("pdfinfo"), {path});
            QVERIFY(info.waitForFinished(60'000));
            QCOMPARE(info.exitCode(), 0);
            QVERIFY(info.readAllStandardError().isEmpty());
            QVERIFY(info.readAllStandardOutput().startsWith("Title:"));
        }
    }
};

template struct sf::test::Registered<TestHostileExports, QGuiApplication>;
#include "test_hostile_exports.moc"
