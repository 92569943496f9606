<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>sf::cli</name>
    <message numerus="yes">
        <source>%1 against %2: %n block(s)
</source>
        <translation>
            <numerusform>%1 against %2: %n block
</numerusform>
            <numerusform>%1 against %2: %n blocks
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) and secret(s) added</source>
        <translation>
            <numerusform>%n key or secret added</numerusform>
            <numerusform>%n keys and secrets added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already here</source>
        <translation>
            <numerusform>%n was already here</numerusform>
            <numerusform>%n were already here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) added to %1</source>
        <translation>
            <numerusform>%n unit added to %1</numerusform>
            <numerusform>%n units added to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n unit(s)</source>
        <translation>
            <numerusform>Add %n unit</numerusform>
            <numerusform>Add %n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::document</name>
    <message numerus="yes">
        <source>%n stack(s)</source>
        <translation>
            <numerusform>%n stack</numerusform>
            <numerusform>%n stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Commander(s) become Warlords.</source>
        <translation>
            <numerusform>%n Commander becomes a Warlord.</numerusform>
            <numerusform>%n Commanders become Warlords.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Warlord(s) become Commanders.</source>
        <translation>
            <numerusform>%n Warlord becomes a Commander.</numerusform>
            <numerusform>%n Warlords become Commanders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) that waited for the end of a Conflict take effect.</source>
        <translation>
            <numerusform>%n change that waited for the end of a Conflict takes effect.</numerusform>
            <numerusform>%n changes that waited for the end of a Conflict take effect.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranged unit(s) get the special “ranged”.</source>
        <translation>
            <numerusform>%n ranged unit gets the special “ranged”.</numerusform>
            <numerusform>%n ranged units get the special “ranged”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) of flyers and walkers: the flyers become stacks of their own.</source>
        <translation>
            <numerusform>%n stack of flyers and walkers: the flyers become a stack of their own.</numerusform>
            <numerusform>%n stacks of flyers and walkers: the flyers become stacks of their own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) with the special “ranged” become ranged.</source>
        <translation>
            <numerusform>%n unit with the special “ranged” becomes ranged.</numerusform>
            <numerusform>%n units with the special “ranged” become ranged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: %n Conflict(s).</source>
        <translation>
            <numerusform>Lost: %n Conflict.</numerusform>
            <numerusform>Lost: %n Conflicts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: %n house rule(s).</source>
        <translation>
            <numerusform>Lost: %n house rule.</numerusform>
            <numerusform>Lost: %n house rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: %n modifier(s).</source>
        <translation>
            <numerusform>Lost: %n modifier.</numerusform>
            <numerusform>Lost: %n modifiers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: %n order(s).</source>
        <translation>
            <numerusform>Lost: %n order.</numerusform>
            <numerusform>Lost: %n orders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: %n rider(s) walk, because these rules have no mounts.</source>
        <translation>
            <numerusform>Lost: %n rider walks, because these rules have no mounts.</numerusform>
            <numerusform>Lost: %n riders walk, because these rules have no mounts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: %n scout(s), because these rules have none.</source>
        <translation>
            <numerusform>Lost: %n scout, because these rules have none.</numerusform>
            <numerusform>Lost: %n scouts, because these rules have none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: the chosen leader of %n stack(s).</source>
        <translation>
            <numerusform>Lost: the chosen leader of %n stack.</numerusform>
            <numerusform>Lost: the chosen leader of %n stacks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: the posture of %n stack(s).</source>
        <translation>
            <numerusform>Lost: the posture of %n stack.</numerusform>
            <numerusform>Lost: the posture of %n stacks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: the special bonus of %n stack(s).</source>
        <translation>
            <numerusform>Lost: the special bonus of %n stack.</numerusform>
            <numerusform>Lost: the special bonus of %n stacks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: what %n stack(s) screen.</source>
        <translation>
            <numerusform>Lost: what %n stack screens.</numerusform>
            <numerusform>Lost: what %n stacks screen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was written. Its %n other name(s) (hard links) keep the old content.</source>
        <translation>
            <numerusform>%1 was written. Its %n other name (hard link) keeps the old content.</numerusform>
            <numerusform>%1 was written. Its %n other names (hard links) keep the old content.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) in return</source>
        <translation>
            <numerusform>%n hit in return</numerusform>
            <numerusform>%n hits in return</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n unit(s) lost</source>
        <translation>
            <numerusform>%1: %n unit lost</numerusform>
            <numerusform>%1: %n units lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moving: %1 and %n more</source>
        <translation>
            <numerusform>Moving: %1 and %n more</numerusform>
            <numerusform>Moving: %1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) lost</source>
        <translation>
            <numerusform>%n hit lost</numerusform>
            <numerusform>%n hits lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 croaked, %n hit(s) lost</source>
        <translation>
            <numerusform>%1: %2 croaked, %n hit lost</numerusform>
            <numerusform>%1: %2 croaked, %n hits lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::document::ExchangeText</name>
    <message numerus="yes">
        <source>%n unit(s) of “%1” are worth %2 of “%3” (95 % interval %4 to %5).</source>
        <translation>
            <numerusform>%n unit of “%1” is worth %2 of “%3” (95 % interval %4 to %5).</numerusform>
            <numerusform>%n units of “%1” are worth %2 of “%3” (95 % interval %4 to %5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) of “%1” are worth less than one of “%2”. Try a larger number.</source>
        <translation>
            <numerusform>%n unit of “%1” is worth less than one of “%2”. Try a larger number.</numerusform>
            <numerusform>%n units of “%1” are worth less than one of “%2”. Try a larger number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) of “%1” are worth more than %2 of “%3”. Try a smaller number.</source>
        <translation>
            <numerusform>%n unit of “%1” is worth more than %2 of “%3”. Try a smaller number.</numerusform>
            <numerusform>%n units of “%1” are worth more than %2 of “%3”. Try a smaller number.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::document::ListReportText</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden row(s)</source>
        <translation>
            <numerusform>%n hidden row</numerusform>
            <numerusform>%n hidden rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden column(s)</source>
        <translation>
            <numerusform>%n hidden column</numerusform>
            <numerusform>%n hidden columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::document::Recovery</name>
    <message numerus="yes">
        <source>Action %1 doesn&apos;t fit this document: %n action(s) can&apos;t be restored.</source>
        <translation>
            <numerusform>Action %1 doesn&apos;t fit this document: %n action can&apos;t be restored.</numerusform>
            <numerusform>Action %1 doesn&apos;t fit this document: %n actions can&apos;t be restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The journal is damaged from action %1 on: %n action(s) can&apos;t be restored.</source>
        <translation>
            <numerusform>The journal is damaged from action %1 on: %n action can&apos;t be restored.</numerusform>
            <numerusform>The journal is damaged from action %1 on: %n actions can&apos;t be restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Action %1 has another result by today&apos;s rules, so %n action(s) can&apos;t be restored.</source>
        <translation>
            <numerusform>Action %1 has another result by today&apos;s rules, so %n action can&apos;t be restored.</numerusform>
            <numerusform>Action %1 has another result by today&apos;s rules, so %n actions can&apos;t be restored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::paint</name>
    <message numerus="yes">
        <source>%n complete row(s)</source>
        <translation>
            <numerusform>%n complete row</numerusform>
            <numerusform>%n complete rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %n unit(s), Stack Width %2, rows: %3, complete: %4.</source>
        <translation>
            <numerusform>%1. %n unit, Stack Width %2, rows: %3, complete: %4.</numerusform>
            <numerusform>%1. %n units, Stack Width %2, rows: %3, complete: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On 1d20 of %1 or more (20 less %n complete row(s)) %2 joins the attacked edge, last in its first line (SMM-17).</source>
        <translation>
            <numerusform>On 1d20 of %1 or more (20 less %n complete row) %2 joins the attacked edge, last in its first line (SMM-17).</numerusform>
            <numerusform>On 1d20 of %1 or more (20 less %n complete rows) %2 joins the attacked edge, last in its first line (SMM-17).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can shoot at a stack up to %n hex(es) away, without edge penalties.</source>
        <translation>
            <numerusform>Can shoot at a stack up to %n hex away, without edge penalties.</numerusform>
            <numerusform>Can shoot at a stack up to %n hexes away, without edge penalties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s), width %1</source>
        <translation>
            <numerusform>%n unit, width %1</numerusform>
            <numerusform>%n units, width %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks · %1</source>
        <comment>%1: number of units</comment>
        <translation>
            <numerusform>%n stack · %1</numerusform>
            <numerusform>%n stacks · %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The web page would be larger than %1 MiB: the game has %n scene(s). On the command line, “replay” with --from and --to writes a part of it.</source>
        <translation>
            <numerusform>The web page would be larger than %1 MiB: the game has %n scene. On the command line, “replay” with --from and --to writes a part of it.</numerusform>
            <numerusform>The web page would be larger than %1 MiB: the game has %n scenes. On the command line, “replay” with --from and --to writes a part of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 croak(s)</source>
        <translation>
            <numerusform>%n of %1 croaks</numerusform>
            <numerusform>%n of %1 croak</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::paint::LabChartText</name>
    <message numerus="yes">
        <source>and %n more in the table</source>
        <translation>
            <numerusform>and %n more in the table</numerusform>
            <numerusform>and %n more in the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::text</name>
    <message numerus="yes">
        <source>Let %n hour(s) pass</source>
        <translation>
            <numerusform>Let %n hour pass</numerusform>
            <numerusform>Let %n hours pass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n by splash</source>
        <translation>
            <numerusform>%1, %n by splash</numerusform>
            <numerusform>%1, %n by splash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice showed %1 pips, with %2 expected: %3; weighed by what was at stake: %4.</source>
        <translation>
            <numerusform>%n die showed %1 pips, with %2 expected: %3; weighed by what was at stake: %4.</numerusform>
            <numerusform>%n dice showed %1 pips, with %2 expected: %3; weighed by what was at stake: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archer(s)</source>
        <translation>
            <numerusform>%n archer</numerusform>
            <numerusform>%n archers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pikeman(s)</source>
        <translation>
            <numerusform>%n pikeman</numerusform>
            <numerusform>%n pikemen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n footsoldier(s)</source>
        <translation>
            <numerusform>%n footsoldier</numerusform>
            <numerusform>%n footsoldiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n base</numerusform>
            <numerusform>%n bases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n headquarters</source>
        <translation>
            <numerusform>%n headquarters</numerusform>
            <numerusform>%n headquarters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) captured</source>
        <translation>
            <numerusform>%n base captured</numerusform>
            <numerusform>%n bases captured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) destroyed</source>
        <translation>
            <numerusform>%n base destroyed</numerusform>
            <numerusform>%n bases destroyed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n order(s)</source>
        <translation>
            <numerusform>Give %n order</numerusform>
            <numerusform>Give %n orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n unit(s) to %1</source>
        <translation>
            <numerusform>Add %n unit to %1</numerusform>
            <numerusform>Add %n units to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint %n hex(es): %1</source>
        <translation>
            <numerusform>Paint %n hex: %1</numerusform>
            <numerusform>Paint %n hexes: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n unit(s) from %1</source>
        <translation>
            <numerusform>Remove %n unit from %1</numerusform>
            <numerusform>Remove %n units from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Split %n unit(s) off %1</source>
        <translation>
            <numerusform>Split %n unit off %1</numerusform>
            <numerusform>Split %n units off %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The side %1 still has %n stack(s) on the map.</source>
        <translation>
            <numerusform>The side %1 still has %n stack on the map.</numerusform>
            <numerusform>The side %1 still has %n stacks on the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The smaller map would cut off %n stack(s) or structure(s). Move them first.</source>
        <translation>
            <numerusform>The smaller map would cut off %n stack or structure. Move it first.</numerusform>
            <numerusform>The smaller map would cut off %n stacks or structures. Move them first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The unit kind %1 is still used by %n unit(s).</source>
        <translation>
            <numerusform>The unit kind %1 is still used by %n unit.</numerusform>
            <numerusform>The unit kind %1 is still used by %n units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %1 right by %n hex side(s)</source>
        <translation>
            <numerusform>Rotate %1 right by %n hex side</numerusform>
            <numerusform>Rotate %1 right by %n hex sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %1 left by %n hex side(s)</source>
        <translation>
            <numerusform>Rotate %1 left by %n hex side</numerusform>
            <numerusform>Rotate %1 left by %n hex sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sum of %n unit(s)</source>
        <translation>
            <numerusform>sum of %n unit</numerusform>
            <numerusform>sum of %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alteration(s) counted (IMP-6); the limit is %1.</source>
        <translation>
            <numerusform>%n alteration counted (IMP-6); the limit is %1.</numerusform>
            <numerusform>%n alterations counted (IMP-6); the limit is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) besides the headquarters; exactly %1 are allowed.</source>
        <translation>
            <numerusform>%n base besides the headquarters; exactly %1 are allowed.</numerusform>
            <numerusform>%n bases besides the headquarters; exactly %1 are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) besides the headquarters; exactly %1 are needed.</source>
        <translation>
            <numerusform>%n base besides the headquarters; exactly %1 are needed.</numerusform>
            <numerusform>%n bases besides the headquarters; exactly %1 are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n headquarters; exactly %1 is allowed.</source>
        <translation>
            <numerusform>%n headquarters; exactly %1 is allowed.</numerusform>
            <numerusform>%n headquarters; exactly %1 is allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n headquarters; exactly %1 is needed.</source>
        <translation>
            <numerusform>%n headquarters; exactly %1 is needed.</numerusform>
            <numerusform>%n headquarters; exactly %1 is needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) on the board; the limit is %1.</source>
        <translation>
            <numerusform>%n knight on the board; the limit is %1.</numerusform>
            <numerusform>%n knights on the board; the limit is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) with reinforcements; the limit is %1.</source>
        <translation>
            <numerusform>%n knight with reinforcements; the limit is %1.</numerusform>
            <numerusform>%n knights with reinforcements; the limit is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) besides bases; at least %1 is needed.</source>
        <translation>
            <numerusform>%n piece besides bases; at least %1 is needed.</numerusform>
            <numerusform>%n pieces besides bases; at least %1 is needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) besides bases; the limit is %1.</source>
        <translation>
            <numerusform>%n piece besides bases; the limit is %1.</numerusform>
            <numerusform>%n pieces besides bases; the limit is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reinforcement(s); the limit is %1.</source>
        <translation>
            <numerusform>%n reinforcement; the limit is %1.</numerusform>
            <numerusform>%n reinforcements; the limit is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rotated right by %n hex side(s)</source>
        <translation>
            <numerusform>%1 rotated right by %n hex side</numerusform>
            <numerusform>%1 rotated right by %n hex sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %1 lost %n hit(s)</source>
        <translation>
            <numerusform>%2 of %1 lost %n hit</numerusform>
            <numerusform>%2 of %1 lost %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rotated left by %n hex side(s)</source>
        <translation>
            <numerusform>%1 rotated left by %n hex side</numerusform>
            <numerusform>%1 rotated left by %n hex sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The terrain of %n hex(es) is cut off.</source>
        <translation>
            <numerusform>The terrain of %n hex is cut off.</numerusform>
            <numerusform>The terrain of %n hexes is cut off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deployment zone of %1 loses %n hex(es).</source>
        <translation>
            <numerusform>The deployment zone of %1 loses %n hex.</numerusform>
            <numerusform>The deployment zone of %1 loses %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hexes where %1 can arrive will be fewer by %n.</source>
        <translation>
            <numerusform>The hexes where %1 can arrive will be fewer by %n.</numerusform>
            <numerusform>The hexes where %1 can arrive will be fewer by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more thing(s) will be removed.</source>
        <translation>
            <numerusform>%n more thing will be removed.</numerusform>
            <numerusform>%n more things will be removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n item(s) along: %3.</source>
        <translation>
            <numerusform>%1 takes %n item along: %3.</numerusform>
            <numerusform>%1 takes %n items along: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The post of the Encounter %1 is deleted, with %n comment(s).</source>
        <translation>
            <numerusform>The post of the Encounter %1 is deleted, with %n comment.</numerusform>
            <numerusform>The post of the Encounter %1 is deleted, with %n comments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time for each block: %n day(s)</source>
        <translation>
            <numerusform>Time for each block: %n day</numerusform>
            <numerusform>Time for each block: %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time for each block: %n hour(s)</source>
        <translation>
            <numerusform>Time for each block: %n hour</numerusform>
            <numerusform>Time for each block: %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time for each block: %n minute(s)</source>
        <translation>
            <numerusform>Time for each block: %n minute</numerusform>
            <numerusform>Time for each block: %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time for each block: %n second(s)</source>
        <translation>
            <numerusform>Time for each block: %n second</numerusform>
            <numerusform>Time for each block: %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 struck %2: %7 = %n hit(s)</source>
        <translation>
            <numerusform>%1 struck %2: %7 = %n hit</numerusform>
            <numerusform>%1 struck %2: %7 = %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 strikes %2: %n hit(s)</source>
        <translation>
            <numerusform>%1 strikes %2: %n hit</numerusform>
            <numerusform>%1 strikes %2: %n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::text::CommanderText</name>
    <message numerus="yes">
        <source>Plan: %1. Chance to win: %2 %, from %n simulated battle(s).</source>
        <translation>
            <numerusform>Plan: %1. Chance to win: %2 %, from %n simulated battle.</numerusform>
            <numerusform>Plan: %1. Chance to win: %2 %, from %n simulated battles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::AlterationList</name>
    <message numerus="yes">
        <source>%n alteration(s), no limit</source>
        <translation>
            <numerusform>%n alteration, no limit</numerusform>
            <numerusform>%n alterations, no limit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::ArrivalsDialog</name>
    <message numerus="yes">
        <source>%1 against %2: %n new block(s)</source>
        <translation>
            <numerusform>%1 against %2: %n new block</numerusform>
            <numerusform>%1 against %2: %n new blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2: %n block(s), only to watch</source>
        <translation>
            <numerusform>%1 against %2: %n block, only to watch</numerusform>
            <numerusform>%1 against %2: %n blocks, only to watch</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::BattleActions</name>
    <message numerus="yes">
        <source>%n stack(s) selected</source>
        <translation>
            <numerusform>%n stack selected</numerusform>
            <numerusform>%n stacks selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::BattleBar</name>
    <message numerus="yes">
        <source>%n stack(s) without an order ▸</source>
        <translation>
            <numerusform>%n stack without an order ▸</numerusform>
            <numerusform>%n stacks without an order ▸</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) without an order, go to the next</source>
        <translation>
            <numerusform>%n stack without an order, go to the next</numerusform>
            <numerusform>%n stacks without an order, go to the next</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::BattleEndDialog</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::BattleHelp</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::BattleLogPanel</name>
    <message numerus="yes">
        <source>%n attack(s) copied</source>
        <translation>
            <numerusform>%n attack copied</numerusform>
            <numerusform>%n attacks copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::BattleMode</name>
    <message numerus="yes">
        <source>%1. The stack will have %n unit(s).</source>
        <translation>
            <numerusform>%1. The stack will have %n unit.</numerusform>
            <numerusform>%1. The stack will have %n units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::BattleOverview</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s)</source>
        <translation>
            <numerusform>%n stack</numerusform>
            <numerusform>%n stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n living unit(s)</source>
        <translation>
            <numerusform>%n living unit</numerusform>
            <numerusform>%n living units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::BelongingsPanel</name>
    <message numerus="yes">
        <source>Paste %n item(s)</source>
        <translation>
            <numerusform>Paste %n item</numerusform>
            <numerusform>Paste %n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::BoardDescription</name>
    <message numerus="yes">
        <source>%n croaked</source>
        <translation>
            <numerusform>%n croaked</numerusform>
            <numerusform>%n croaked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s)</source>
        <translation>
            <numerusform>%n stack</numerusform>
            <numerusform>%n stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wounded</source>
        <translation>
            <numerusform>%n wounded</numerusform>
            <numerusform>%n wounded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemy stack(s) can attack here</source>
        <translation>
            <numerusform>%n enemy stack can attack here</numerusform>
            <numerusform>%n enemy stacks can attack here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemy stack(s) can move and attack here</source>
        <translation>
            <numerusform>%n enemy stack can move and attack here</numerusform>
            <numerusform>%n enemy stacks can move and attack here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) %1 of %2</source>
        <translation>
            <numerusform>%n hex %1 of %2</numerusform>
            <numerusform>%n hexes %1 of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::CollectionDialog</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied</source>
        <translation>
            <numerusform>%n row copied</numerusform>
            <numerusform>%n rows copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::DiceColumn</name>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::DropAdviser</name>
    <message numerus="yes">
        <source>Paste %n stack(s)</source>
        <translation>
            <numerusform>Paste %n stack</numerusform>
            <numerusform>Paste %n stacks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::DropCards</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) of %1 form a new stack here</source>
        <translation>
            <numerusform>%n unit of %1 forms a new stack here</numerusform>
            <numerusform>%n units of %1 form a new stack here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Split off %n unit(s)</source>
        <translation>
            <numerusform>Split off %n unit</numerusform>
            <numerusform>Split off %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::DungeonController</name>
    <message numerus="yes">
        <source>Type one more die with %n side(s).</source>
        <translation>
            <numerusform>Type one more die with %n side.</numerusform>
            <numerusform>Type one more die with %n sides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Die %1 is %2, but it has only %n side(s).</source>
        <translation>
            <numerusform>Die %1 is %2, but it has only %n side.</numerusform>
            <numerusform>Die %1 is %2, but it has only %n sides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n item(s) to the collection</source>
        <translation>
            <numerusform>Saved %n item to the collection</numerusform>
            <numerusform>Saved %n items to the collection</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n Monster(s) to the collection</source>
        <translation>
            <numerusform>Saved %n Monster to the collection</numerusform>
            <numerusform>Saved %n Monsters to the collection</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::EndPanel</name>
    <message numerus="yes">
        <source>%n; %1 pips, expected %2</source>
        <translation>
            <numerusform>%n; %1 pips, expected %2</numerusform>
            <numerusform>%n; %1 pips, expected %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::FloorsPanel</name>
    <message numerus="yes">
        <source>Loot: %n item(s)</source>
        <translation>
            <numerusform>Loot: %n item</numerusform>
            <numerusform>Loot: %n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::ForecastCells</name>
    <message numerus="yes">
        <source>%1 of the %n face(s) hit</source>
        <translation>
            <numerusform>%1 of the %n face hit</numerusform>
            <numerusform>%1 of the %n faces hit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::ForecastChances</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gone within %n round(s): %2</source>
        <translation>
            <numerusform>%1 gone within %n round: %2</numerusform>
            <numerusform>%1 gone within %n rounds: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::ForecastPanel</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::ForecastText</name>
    <message numerus="yes">
        <source>Average of %n other(s)</source>
        <translation>
            <numerusform>Average of %n other</numerusform>
            <numerusform>Average of %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Average of %n unit(s)</source>
        <translation>
            <numerusform>Average of %n unit</numerusform>
            <numerusform>Average of %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotated %n side(s)</source>
        <translation>
            <numerusform>Rotated %n side</numerusform>
            <numerusform>Rotated %n sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 croak(s)</source>
        <translation>
            <numerusform>%n of %1 croaks</numerusform>
            <numerusform>%n of %1 croak</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::FormationsDialog</name>
    <message numerus="yes">
        <source>%n formation(s), saved for all games</source>
        <translation>
            <numerusform>%n formation, saved for all games</numerusform>
            <numerusform>%n formations, saved for all games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::GroupOrders</name>
    <message numerus="yes">
        <source>%n stack(s) ordered</source>
        <translation>
            <numerusform>%n stack ordered</numerusform>
            <numerusform>%n stacks ordered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t take this order</source>
        <translation>
            <numerusform>%n can&apos;t take this order</numerusform>
            <numerusform>%n can&apos;t take this order</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::HelpWindow</name>
    <message numerus="yes">
        <source>%n match(es) in all pages</source>
        <translation>
            <numerusform>%n match in all pages</numerusform>
            <numerusform>%n matches in all pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::HouseRulesDialog</name>
    <message numerus="yes">
        <source>%n rule(s) will change.</source>
        <translation>
            <numerusform>%n rule will change.</numerusform>
            <numerusform>%n rules will change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::IncomingDialog</name>
    <message numerus="yes">
        <source>These are the last of %n new block(s).</source>
        <translation>
            <numerusform>This is the last of %n new block.</numerusform>
            <numerusform>These are the last of %n new blocks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::KeyCommands</name>
    <message numerus="yes">
        <source>%n key(s) and secret(s) added.</source>
        <translation>
            <numerusform>%n key or secret was added.</numerusform>
            <numerusform>%n keys and secrets were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were already here.</source>
        <translation>
            <numerusform>%n was already here.</numerusform>
            <numerusform>%n were already here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::KindsDialog</name>
    <message numerus="yes">
        <source>%n kind(s) copied</source>
        <translation>
            <numerusform>%n kind copied</numerusform>
            <numerusform>%n kinds copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n kind(s)</source>
        <translation>
            <numerusform>Paste %n kind</numerusform>
            <numerusform>Paste %n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) pasted</source>
        <translation>
            <numerusform>%n kind pasted</numerusform>
            <numerusform>%n kinds pasted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n kind(s)</source>
        <translation>
            <numerusform>Duplicate %n kind</numerusform>
            <numerusform>Duplicate %n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n kind(s)</source>
        <translation>
            <numerusform>Delete %n kind</numerusform>
            <numerusform>Delete %n kinds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::LabDialog</name>
    <message numerus="yes">
        <source>%n variant(s) will be played.</source>
        <translation>
            <numerusform>%n variant will be played.</numerusform>
            <numerusform>%n variants will be played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n second(s) left.</source>
        <translation>
            <numerusform>About %n second left.</numerusform>
            <numerusform>About %n seconds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left.</source>
        <translation>
            <numerusform>About %n minute left.</numerusform>
            <numerusform>About %n minutes left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::LogPanel</name>
    <message numerus="yes">
        <source>%1 of %n line(s)</source>
        <translation>
            <numerusform>%1 of %n line</numerusform>
            <numerusform>%1 of %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the log are on the clipboard.</source>
        <translation>
            <numerusform>%n line of the log is on the clipboard.</numerusform>
            <numerusform>%n lines of the log are on the clipboard.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::MapPalette</name>
    <message numerus="yes">
        <source>%1: %n hex(es)</source>
        <translation>
            <numerusform>%1: %n hex</numerusform>
            <numerusform>%1: %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::MapSizeDialog</name>
    <message numerus="yes">
        <source>%n hex(es). Hexes are added and removed at the right and at the bottom.</source>
        <translation>
            <numerusform>%n hex. Hexes are added and removed at the right and at the bottom.</numerusform>
            <numerusform>%n hexes. Hexes are added and removed at the right and at the bottom.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::MonsterDialog</name>
    <message numerus="yes">
        <source>Add %n Monster(s)</source>
        <translation>
            <numerusform>Add %n Monster</numerusform>
            <numerusform>Add %n Monsters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::MultiplierAttackDialog</name>
    <message numerus="yes">
        <source>%n dice are needed, two per strike in order.</source>
        <translation>
            <numerusform>%n dice are needed, two per strike in order.</numerusform>
            <numerusform>%n dice are needed, two per strike in order.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::MultiplierSession</name>
    <message numerus="yes">
        <source>%n stack(s) can attack</source>
        <translation>
            <numerusform>%n stack can attack</numerusform>
            <numerusform>%n stacks can attack</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::NewBattleDialog</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::NewDungeonDialog</name>
    <message numerus="yes">
        <source>%n @(s), each with 10 HP and bare hands (ENC-1). You can add more at any time.</source>
        <translation>
            <numerusform>%n @, with 10 HP and bare hands (ENC-1). You can add more at any time.</numerusform>
            <numerusform>%n @s, each with 10 HP and bare hands (ENC-1). You can add more at any time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::OrderDropText</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s); this round to %1</source>
        <translation>
            <numerusform>%n round; this round to %1</numerusform>
            <numerusform>%n rounds; this round to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::OrderText</name>
    <message numerus="yes">
        <source>rotates %n side(s) to %1</source>
        <translation>
            <numerusform>rotates %n side to %1</numerusform>
            <numerusform>rotates %n sides to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Conflict(s) formed</source>
        <translation>
            <numerusform>%n Conflict formed</numerusform>
            <numerusform>%n Conflicts formed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miss(es)</source>
        <translation>
            <numerusform>%n miss</numerusform>
            <numerusform>%n misses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) croaked</source>
        <translation>
            <numerusform>%n unit croaked</numerusform>
            <numerusform>%n units croaked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::OrdersPanel</name>
    <message numerus="yes">
        <source>%n stacks are selected</source>
        <translation>
            <numerusform>%n stack is selected</numerusform>
            <numerusform>%n stacks are selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::PieceClipboard</name>
    <message numerus="yes">
        <source>%n row(s) copied</source>
        <translation>
            <numerusform>%n row copied</numerusform>
            <numerusform>%n rows copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n row(s)</source>
        <translation>
            <numerusform>Cut %n row</numerusform>
            <numerusform>Cut %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n row(s)</source>
        <translation>
            <numerusform>Delete %n row</numerusform>
            <numerusform>Delete %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n row(s)</source>
        <translation>
            <numerusform>Duplicate %n row</numerusform>
            <numerusform>Duplicate %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::PlayCommands</name>
    <message numerus="yes">
        <source>%n base(s) can still spawn.</source>
        <translation>
            <numerusform>%n base can still spawn.</numerusform>
            <numerusform>%n bases can still spawn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::PostIntake</name>
    <message numerus="yes">
        <source>The same is true of %n other block(s).</source>
        <translation>
            <numerusform>The same is true of %n other block.</numerusform>
            <numerusform>The same is true of %n other blocks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::PostWindow</name>
    <message numerus="yes">
        <source>There are %n version(s) of block %1. You would answer this one: %2. To answer another one, choose More, Choose another version.</source>
        <translation>
            <numerusform>There is %n version of block %1. You would answer this one: %2. To answer another one, choose More, Choose another version.</numerusform>
            <numerusform>There are %n versions of block %1. You would answer this one: %2. To answer another one, choose More, Choose another version.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::PostsPanel</name>
    <message numerus="yes">
        <source>%n comment(s)</source>
        <translation>
            <numerusform>%n comment</numerusform>
            <numerusform>%n comments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::PrintDialog</name>
    <message numerus="yes">
        <source>%n of these files exist(s) and will be replaced.</source>
        <translation>
            <numerusform>%n of these files exists and will be replaced.</numerusform>
            <numerusform>%n of these files exist and will be replaced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of an older print will be removed.</source>
        <translation>
            <numerusform>%n page of an older print will be removed.</numerusform>
            <numerusform>%n pages of an older print will be removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were sent to %1.</source>
        <translation>
            <numerusform>%n page was sent to %1.</numerusform>
            <numerusform>%n pages were sent to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were saved in %1.</source>
        <translation>
            <numerusform>%n page was saved in %1.</numerusform>
            <numerusform>%n pages were saved in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were saved in files from %1 to %2.</source>
        <translation>
            <numerusform>%n page was saved in files from %1 to %2.</numerusform>
            <numerusform>%n pages were saved in files from %1 to %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::RecordModel</name>
    <message numerus="yes">
        <source>%Ln branch(es)</source>
        <translation>
            <numerusform>%Ln branch</numerusform>
            <numerusform>%Ln branches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::RecoveryPanel</name>
    <message numerus="yes">
        <source>%1 · %n action(s)</source>
        <translation>
            <numerusform>%1 · %n action</numerusform>
            <numerusform>%1 · %n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::RotateGesture</name>
    <message numerus="yes">
        <source>%n side(s) to %1</source>
        <translation>
            <numerusform>%n side to %1</numerusform>
            <numerusform>%n sides to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::SaveChangesDialog</name>
    <message numerus="yes">
        <source>%n document(s) have unsaved changes. Ticked documents will be saved.</source>
        <translation>
            <numerusform>%n document has unsaved changes. If ticked, it will be saved.</numerusform>
            <numerusform>%n documents have unsaved changes. Ticked documents will be saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::SelectToolText</name>
    <message numerus="yes">
        <source>%n stack(s) selected</source>
        <translation>
            <numerusform>%n stack selected</numerusform>
            <numerusform>%n stacks selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::SideCard</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n by capture</source>
        <translation>
            <numerusform>%1, %n by capture</numerusform>
            <numerusform>%1, %n by capture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::Signers</name>
    <message numerus="yes">
        <source>%n of your other games has this name with the same key.</source>
        <translation>
            <numerusform>%n of your other games has this name with the same key.</numerusform>
            <numerusform>%n of your other games have this name with the same key.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::SmmMode</name>
    <message numerus="yes">
        <source>%1. The stack will have %n unit(s); width: %2, rows: %3 (SMM-4).</source>
        <translation>
            <numerusform>%1. The stack will have %n unit; width: %2, rows: %3 (SMM-4).</numerusform>
            <numerusform>%1. The stack will have %n units; width: %2, rows: %3 (SMM-4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s): %1 wide, %2, penalties %3 minor, %4 moderate, %5 major (SMM-8).</source>
        <translation>
            <numerusform>%n unit: %1 wide, %2, penalties %3 minor, %4 moderate, %5 major (SMM-8).</numerusform>
            <numerusform>%n units: %1 wide, %2, penalties %3 minor, %4 moderate, %5 major (SMM-8).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::SmmSession</name>
    <message numerus="yes">
        <source>%n order(s) given</source>
        <translation>
            <numerusform>%n order given</numerusform>
            <numerusform>%n orders given</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::SquareDescription</name>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fighting piece(s)</source>
        <translation>
            <numerusform>%n fighting piece</numerusform>
            <numerusform>%n fighting pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n base</numerusform>
            <numerusform>%n bases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it can go here in %n step(s) and is stopped by a pikeman</source>
        <translation>
            <numerusform>it can go here in %n step and is stopped by a pikeman</numerusform>
            <numerusform>it can go here in %n steps and is stopped by a pikeman</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it can go here in %n step(s), then charge at most %1</source>
        <translation>
            <numerusform>it can go here in %n step, then charge at most %1</numerusform>
            <numerusform>it can go here in %n steps, then charge at most %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s) attack %1 on %2: wins %3 %</source>
        <translation>
            <numerusform>After %n step attack %1 on %2: wins %3 %</numerusform>
            <numerusform>After %n steps attack %1 on %2: wins %3 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n step(s), wins %1 %</source>
        <translation>
            <numerusform>after %n step, wins %1 %</numerusform>
            <numerusform>after %n steps, wins %1 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) away</source>
        <translation>
            <numerusform>%n step away</numerusform>
            <numerusform>%n steps away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::SquarePreview</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::SquareText</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::StackClipboard</name>
    <message numerus="yes">
        <source>%n stack(s) copied</source>
        <translation>
            <numerusform>%n stack copied</numerusform>
            <numerusform>%n stacks copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n stack(s)</source>
        <translation>
            <numerusform>Cut %n stack</numerusform>
            <numerusform>Cut %n stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n stack(s)</source>
        <translation>
            <numerusform>Delete %n stack</numerusform>
            <numerusform>Delete %n stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n stack(s)</source>
        <translation>
            <numerusform>Duplicate %n stack</numerusform>
            <numerusform>Duplicate %n stacks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::StackHead</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n croaked</source>
        <translation>
            <numerusform>%n croaked</numerusform>
            <numerusform>%n croaked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::StackListPanel</name>
    <message numerus="yes">
        <source>%n stack(s)</source>
        <translation>
            <numerusform>%n stack</numerusform>
            <numerusform>%n stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n stack(s)</source>
        <translation>
            <numerusform>%1 of %n stack</numerusform>
            <numerusform>%1 of %n stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) selected</source>
        <translation>
            <numerusform>%n stack selected</numerusform>
            <numerusform>%n stacks selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::StackPanel</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::StackPreview</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::StartPage</name>
    <message numerus="yes">
        <source>%n more game(s) by post wait for you.</source>
        <translation>
            <numerusform>%n more game by post waits for you.</numerusform>
            <numerusform>%n more games by post wait for you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::StartPlayDialog</name>
    <message numerus="yes">
        <source>%n stack(s)</source>
        <translation>
            <numerusform>%n stack</numerusform>
            <numerusform>%n stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrive(s) later</source>
        <translation>
            <numerusform>%n arrives later</numerusform>
            <numerusform>%n arrive later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deploys on %n hex(es)</source>
        <translation>
            <numerusform>deploys on %n hex</numerusform>
            <numerusform>deploys on %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) missing</source>
        <translation>
            <numerusform>%n thing missing</numerusform>
            <numerusform>%n things missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::StrikeDice</name>
    <message numerus="yes">
        <source>This attack takes only %n die/dice, not %1.</source>
        <translation>
            <numerusform>This attack takes only %n die, not %1.</numerusform>
            <numerusform>This attack takes only %n dice, not %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::StrikeLosses</name>
    <message numerus="yes">
        <source>%n unit(s) croak</source>
        <translation>
            <numerusform>%n unit croaks</numerusform>
            <numerusform>%n units croak</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hit(s) lost</source>
        <translation>
            <numerusform>%1: %n hit lost</numerusform>
            <numerusform>%1: %n hits lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::StrikeText</name>
    <message numerus="yes">
        <source>the first 8 of %n living units</source>
        <translation>
            <numerusform>the first 8 of %n living units</numerusform>
            <numerusform>the first 8 of %n living units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n living unit(s)</source>
        <translation>
            <numerusform>%n living unit</numerusform>
            <numerusform>%n living units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, halved %n time(s) this turn</source>
        <translation>
            <numerusform>%1, halved %n time this turn</numerusform>
            <numerusform>%1, halved %n times this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) can&apos;t croak</source>
        <translation>
            <numerusform>%n unit can&apos;t croak</numerusform>
            <numerusform>%n units can&apos;t croak</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) %1</source>
        <translation>
            <numerusform>%n hit %1</numerusform>
            <numerusform>%n hits %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::TableDialog</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied as Markdown</source>
        <translation>
            <numerusform>%n row copied as Markdown</numerusform>
            <numerusform>%n rows copied as Markdown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::TerrainTool</name>
    <message numerus="yes">
        <source>%n hex(es) painted: %1</source>
        <translation>
            <numerusform>%n hex painted: %1</numerusform>
            <numerusform>%n hexes painted: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::TurnFigures</name>
    <message numerus="yes">
        <source>halved %n time(s) when it defends now</source>
        <translation>
            <numerusform>halved %n time when it defends now</numerusform>
            <numerusform>halved %n times when it defends now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::TurnGroup</name>
    <message numerus="yes">
        <source>%n stack(s) acted</source>
        <translation>
            <numerusform>%n stack acted</numerusform>
            <numerusform>%n stacks acted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n couldn&apos;t</source>
        <translation>
            <numerusform>%n couldn&apos;t</numerusform>
            <numerusform>%n couldn&apos;t</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::TurnReport</name>
    <message numerus="yes">
        <source>%n more line(s) in the log</source>
        <translation>
            <numerusform>%n more line in the log</numerusform>
            <numerusform>%n more lines in the log</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::TypedDiceText</name>
    <message numerus="yes">
        <source>This takes %n die/dice, not %1: %2</source>
        <translation>
            <numerusform>This takes %n die, not %1: %2</numerusform>
            <numerusform>This takes %n dice, not %1: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::TypedPostDialog</name>
    <message numerus="yes">
        <source>%n line(s) understood. Their dice are as typed: nobody can verify them.</source>
        <translation>
            <numerusform>%n line understood. Its dice are as typed: nobody can verify them.</numerusform>
            <numerusform>%n lines understood. Their dice are as typed: nobody can verify them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::UnitListDialog</name>
    <message numerus="yes">
        <source>&amp;Add %n unit(s)</source>
        <translation>
            <numerusform>&amp;Add %n unit</numerusform>
            <numerusform>&amp;Add %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n unit(s)</source>
        <translation>
            <numerusform>Add %n unit</numerusform>
            <numerusform>Add %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) added</source>
        <translation>
            <numerusform>%n unit added</numerusform>
            <numerusform>%n units added</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::UnitTable</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n unit(s)</source>
        <translation>
            <numerusform>Duplicate %n unit</numerusform>
            <numerusform>Duplicate %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n unit(s)</source>
        <translation>
            <numerusform>Remove %n unit</numerusform>
            <numerusform>Remove %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) copied</source>
        <translation>
            <numerusform>%n unit copied</numerusform>
            <numerusform>%n units copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n unit(s)</source>
        <translation>
            <numerusform>Paste %n unit</numerusform>
            <numerusform>Paste %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n unit(s)</source>
        <translation>
            <numerusform>Cut %n unit</numerusform>
            <numerusform>Cut %n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::WordCompleter</name>
    <message numerus="yes">
        <source>%n suggestion(s); Down goes to the first</source>
        <translation>
            <numerusform>%n suggestion; Down goes to the first</numerusform>
            <numerusform>%n suggestions; Down goes to the first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sf::ui::ZoneTool</name>
    <message numerus="yes">
        <source>The deployment zone of %1 has %n hex(es)</source>
        <translation>
            <numerusform>The deployment zone of %1 has %n hex</numerusform>
            <numerusform>The deployment zone of %1 has %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Arrival of %1: round %2, on one of %n hex(es)</source>
        <translation>
            <numerusform>Arrival of %1: round %2, on one of %n hex</numerusform>
            <numerusform>Arrival of %1: round %2, on one of %n hexes</numerusform>
        </translation>
    </message>
</context>
</TS>
