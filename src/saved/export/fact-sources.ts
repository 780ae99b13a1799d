import { formatAsOf } from "@/lib/format.ts";
import type { NameFacts } from "@/names/facts/facts.ts";
import { CARRIED_NAMES_DAY, GIVEN_NAMES_DAY, SURNAMES_DAY } from "@/words/statistics.ts";

const REGISTERS = {
  hundar: "Jordbruksverkets hundregister",
  katter: "Jordbruksverkets kattregister",
};

/** Where the facts come from, a sentence for every source. */
export function factSources(all: readonly NameFacts[]): readonly string[] {
  return [...new Set(all.flatMap(sourcesOf))];
}

function sourcesOf(facts: NameFacts): string[] {
  const { bearers, meanAge, carried, surnameBearers, newborns, pets = [], nameDay } = facts;
  const sources: string[] = [];
  if (newborns?.[0]) sources.push(`Nyfödda per stavning: SCB, ${newborns[0].year}.`);
  if (bearers) sources.push(`Antal bärare: SCB, ${GIVEN_NAMES_DAY}.`);
  if (meanAge !== undefined) sources.push(`Medelålder: SCB, ${GIVEN_NAMES_DAY}.`);
  if (carried) sources.push(`Antal med namnet bland sina förnamn: SCB, ${CARRIED_NAMES_DAY}.`);
  if (surnameBearers !== undefined) sources.push(`Antal bärare: SCB, ${SURNAMES_DAY}.`);
  for (const { kind, asOf } of pets) {
    sources.push(`Antal ${kind}: ${REGISTERS[kind]}, ${formatAsOf(asOf)}.`);
  }
  if (nameDay) sources.push("Namnsdagar: Namnlängdskommittén.");
  return sources;
}
