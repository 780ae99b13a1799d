import { LetterLinks } from "@/features/list-pages/letter-links.tsx";
import { ListTiles } from "@/features/list-pages/list-tiles.tsx";
import { MoreNameLists } from "@/features/list-pages/more-name-lists.tsx";
import { LIST_GROUPS } from "@/names/lists/definition.ts";
import { listPages } from "@/names/lists/registry.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { Section } from "@/ui/section.tsx";

const ADDRESS = "/namn/listor";

const GROUPS = LIST_GROUPS.map((group) => {
  const ofGroup = listPages.filter((list) => list.group === group);
  return {
    group,
    lists: ofGroup.filter(({ letters }) => letters === undefined),
    hasLetters: ofGroup.some(({ letters }) => letters !== undefined),
  };
});

/** /namn/listor */
export default function ListsPage() {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current="Listor" />
      <PageHeading>Listor med namn</PageHeading>
      <Lead>
        Hela listor med namn: ovanliga, nordiska och dubbla, namn som fungerar på engelska, namn på
        varje bokstav, efternamn efter ändelse, och namn till hund, katt och kanin.
      </Lead>
      {GROUPS.map(({ group, lists, hasLetters }) => (
        <Section key={group} heading={group} className="mt-12">
          <ListTiles lists={lists} />
          {hasLetters && (
            <div className="mt-5">
              <LetterLinks group={group} current={ADDRESS} />
            </div>
          )}
        </Section>
      ))}
      <MoreNameLists current="lists" />
    </>
  );
}
