import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import { NameChangeGuide } from "@/content/name-change-guide.tsx";
import { LetterLinks } from "@/features/list-pages/letter-links.tsx";
import { listQuery } from "@/features/list-pages/list-files-api.ts";
import { ListSections } from "@/features/list-pages/list-sections.tsx";
import { ListTiles } from "@/features/list-pages/list-tiles.tsx";
import { formatCount } from "@/lib/format.ts";
import { missingPageHead } from "@/lib/missing-page-head.ts";
import { type PageHead, type RouteParams, titled } from "@/lib/page-head.ts";
import { queryClient } from "@/lib/query-client.ts";
import { type ListSection, listPath } from "@/names/lists/definition.ts";
import { listById, relatedLists } from "@/names/lists/registry.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { LinkButton } from "@/ui/button.tsx";
import { FetchedPart } from "@/ui/fetched-part.tsx";
import { Link } from "@/ui/link.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { Section } from "@/ui/section.tsx";
import NotFoundPage from "./not-found-page.tsx";

/** What a page says before its names, by the id of the list. */
const GUIDES: Readonly<Record<string, ComponentType>> = { "byta-namn": NameChangeGuide };

/** /namn/lista/{list} */
export default function ListPage() {
  const definition = listById(useParams().list);
  if (!definition) return <NotFoundPage />;
  const { id, group, label, letters, figure, rule, source, generator } = definition;
  const Guide = GUIDES[id];
  return (
    <>
      <Breadcrumbs
        trail={[
          { to: "/", label: "Hem" },
          { to: "/namn/listor", label: "Listor" },
        ]}
        current={label}
      />
      <PageHeading>{label}</PageHeading>
      <FetchedPart query={listQuery(id)}>
        {(sections) => (
          <>
            <Lead>{definition.lead(countOf(sections))}</Lead>
            <LinkButton to={generator.to} variant="quiet" className="mt-5 print:hidden">
              {generator.label}
            </LinkButton>
            {letters && (
              <div className="mt-6">
                <LetterLinks group={group} current={listPath(id)} />
              </div>
            )}
            {Guide && <Guide />}
            {figure?.caption && (
              <p className="mt-6 mb-6 max-w-[65ch] text-sm text-ink-soft">{figure.caption}</p>
            )}
            <ListSections definition={definition} sections={sections} />
          </>
        )}
      </FetchedPart>
      <Section heading="Så är listan gjord" className="mt-12">
        <div className="grid max-w-[65ch] gap-2 text-sm text-ink-soft">
          <p>{rule}</p>
          <p>
            {source}{" "}
            <Link to="/kallor" className="prose-link">
              Mer om våra källor
            </Link>
          </p>
        </div>
      </Section>
      <Section heading="Fler listor" className="mt-16 print:hidden">
        <ListTiles lists={relatedLists(definition)} />
      </Section>
    </>
  );
}

export async function head({ list }: RouteParams): Promise<PageHead> {
  const definition = listById(list);
  if (!definition) return missingPageHead;
  const count = countOf(await queryClient.fetchQuery(listQuery(definition.id)));
  return { title: titled(definition.title(count)), description: definition.description(count) };
}

function countOf(sections: readonly ListSection[]): string {
  return formatCount(
    new Set(sections.flatMap(({ entries }) => entries.map(({ name }) => name))).size,
  );
}
