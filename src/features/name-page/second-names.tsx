import { useId } from "react";
import { formatCount, formatShare } from "@/lib/format.ts";
import { secondNamesAddress } from "@/names/search/name-addresses.ts";
import type { CarriedRelation, SecondNameRelations } from "@/names/search/related-names.ts";
import { Link } from "@/ui/link.tsx";
import { CARRIED_NAMES_DAY } from "@/words/statistics.ts";

interface SecondNamesProps {
  readonly name: string;
  readonly relations: SecondNameRelations;
}

/** How many have the name among their given names, and second names that go with it, where there are any. */
export function SecondNames({ name, relations: { carried, names } }: SecondNamesProps) {
  const id = useId();
  const address = secondNamesAddress(name);
  return (
    <section className="related-names mt-10" aria-labelledby={id}>
      <h2 id={id}>
        {names.length > 0 ? "Andranamn till" : "Hur många har"} <span translate="no">{name}</span>
        {names.length === 0 && " bland sina förnamn?"}
      </h2>
      <p>{carriedText(name, carried)}</p>
      {names.length > 0 && (
        <ul aria-labelledby={id} className="flex flex-wrap gap-2">
          {names.map((second) => (
            <li key={second}>
              <Link to={address} className="name-chip" translate="no">{`${name} ${second}`}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const PEOPLE: Readonly<Record<CarriedRelation[2], string>> = {
  f: "\u00a0kvinnor",
  p: "\u00a0män",
  u: "",
};

/** "444 524 kvinnor har Maria bland sina förnamn, 19 % som tilltalsnamn (SCB, 31 december 2020)." */
function carriedText(name: string, [all, daily, sex]: CarriedRelation): string {
  const people = `${formatCount(all)}${PEOPLE[sex]} har ${name} bland sina förnamn`;
  return `${people}, ${dailyText(all, daily)} som tilltalsnamn (SCB, ${CARRIED_NAMES_DAY}).`;
}

/** A rounded share; 0 and 100 are shown only when exact. */
function dailyText(all: number, daily: number): string {
  if (daily === all) return "alla";
  if (daily === 0) return "färre än två";
  const share = daily / all;
  if (share >= 0.995) return `över ${formatShare(0.99)}`;
  return share < 0.005 ? `under ${formatShare(0.01)}` : formatShare(share);
}
