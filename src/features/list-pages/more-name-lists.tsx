import { TOP_LIST_YEARS, topListPath } from "@/names/search/name-lists.ts";
import { LinkTile } from "@/ui/link-tile.tsx";
import { Section } from "@/ui/section.tsx";

const [latestYear = 0] = TOP_LIST_YEARS;

const LISTS = [
  {
    id: "name-days",
    to: "/namnsdag",
    label: "Namnsdagar",
    text: "Dagens namn och hela kalendern.",
  },
  {
    id: "top-list",
    to: topListPath(latestYear),
    label: `Topplistan ${latestYear}`,
    text: "De vanligaste flick- och pojknamnen, år för år.",
  },
  {
    id: "lists",
    to: "/namn/listor",
    label: "Listor med namn",
    text: "Ovanliga, nordiska och korta namn, och A till Ö.",
  },
  {
    id: "search",
    to: "/sok",
    label: "Hur många heter …?",
    text: "Sök bland namn som minst två i Sverige bär.",
  },
] as const;

interface MoreNameListsProps {
  /** The list of the page, if it has one. */
  readonly current?: (typeof LISTS)[number]["id"];
}

/** Links to the lists of names besides the one of the page. */
export function MoreNameLists({ current }: MoreNameListsProps) {
  const lists = LISTS.filter(({ id }) => id !== current);
  return (
    <Section heading="Fler namn" className="mt-16 print:hidden">
      <ul className={`grid gap-3.5 ${lists.length > 3 ? "sm:grid-cols-2" : "md:grid-cols-3"}`}>
        {lists.map(({ id, to, label, text }) => (
          <li key={id}>
            <LinkTile to={to} label={label} text={text} labelAs="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
