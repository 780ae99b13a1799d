import { comparePath } from "@/name-parts/links/compare-path.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { LATEST_LISTS } from "@/names/series/latest-newborns.ts";
import { Link } from "@/ui/link.tsx";
import { MarkedList } from "@/ui/lists.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";

const SHOWN = [
  {
    heading: "Siffror och kurvor",
    text: "Hur många som bär varje namn, hur gamla de är och hur många nyfödda som har fått det, i samma skala.",
  },
  {
    heading: "Hur många i klassen?",
    text: "Chansen att någon till heter likadant i en klass och i en årskull.",
  },
  {
    heading: "Med efternamn och syskon",
    text: "Initialer, rim och ljud som möts, om du skriver ett efternamn eller syskonens namn.",
  },
  {
    heading: "Att skicka vidare",
    text: "Namnen står i adressen. Dela länken, eller skriv ut jämförelsen på en sida.",
  },
] as const;

/** Names of an example. */
const NAMES = 3;

const latest = LATEST_LISTS.at(-1);

const EXAMPLES = [
  { label: "flicknamnen", names: latest?.girls },
  { label: "pojknamnen", names: latest?.boys },
].flatMap(({ label, names }) =>
  names ? [{ label, names: names.slice(0, NAMES).map(({ name }) => name) }] : [],
);

/**
 * What to do without names. Where it is prerendered, the script in index.html hides it from a visitor whose address
 * has some.
 */
export function Examples() {
  const isPrerendered = useIsHydrating();
  return (
    <div data-without-names={isPrerendered ? "" : undefined}>
      <div className="rounded-card bg-honey-tint p-5 sm:p-8">
        <h2>Vilka namn väljer du mellan?</h2>
        <p className="mt-2 max-w-[58ch]">
          Skriv dem i fältet, ett i taget. Har du sparat några kan du också börja bland{" "}
          <Link to="/favoriter" className="prose-link">
            dina favoriter
          </Link>
          . Eller prova med de vanligaste {latest?.year}:
        </p>
        <ul className="mt-4 flex flex-wrap gap-2">
          {EXAMPLES.map(({ label, names }) => (
            <li key={label}>
              <Link to={comparePath(names)} className="name-chip">
                {joinWords(names)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <h2 className="mt-10 mb-5">Det här ser du</h2>
      <MarkedList items={SHOWN} className="sm:grid-cols-2" />
    </div>
  );
}
