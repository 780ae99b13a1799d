import { FREE_SURNAME_BEARERS } from "@/config/limits.ts";
import { surnameRule } from "@/content/surname-rule.tsx";
import { formatCount, formatQuantity } from "@/lib/format.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import {
  type ExplainedSplit,
  linkedSurname,
  type Relations,
  type SurnameRelations,
} from "@/names/search/related-names.ts";
import { Link } from "@/ui/link.tsx";
import { Panel } from "@/ui/panel.tsx";
import { SURNAMES_DAY } from "@/words/statistics.ts";
import { type Fact, FactLine, FactPanel } from "./fact-panel.tsx";
import { RelatedNames } from "./related-names.tsx";

const KINDS: readonly (readonly [bit: number, name: string])[] = [
  [1, "svenskt"],
  [2, "nordiskt"],
  [4, "natur"],
];

const EXPLANATIONS: Readonly<Record<ExplainedSplit["kind"], (last: string) => string>> = {
  compound: () => "Två led ur vår lista över svenska namnled.",
  ending: (last) => `Ett led ur vår lista över svenska namnled, och ändelsen -${last}.`,
  patronymic: (last) => `Ett mansnamn i genitiv och ordet ${last}.`,
};

interface SurnameFactsProps {
  readonly record: NameRecord;
  readonly relations: Relations;
}

/** What the statistics and the rules on /kallor/efternamn say of a surname. */
export function SurnameFacts({ record, relations: { surname, split } }: SurnameFactsProps) {
  const { name } = record;
  const kinds = KINDS.filter(([bit]) => surname && (surname.kinds & bit) !== 0);
  const count = name.replace(/\P{L}/gu, "").length;
  return (
    <>
      <FactPanel
        facts={[bearersFact(record), rankFact(record), ...(split ? [partsFact(split)] : [])]}
      />
      <FactLine
        facts={[
          ["Längd", formatQuantity(count, "bokstav", "bokstäver")],
          ...(kinds.length > 0
            ? [
                [
                  "Ursprung",
                  <Link key="ursprung" to="/kallor/efternamn#svenska" className="prose-link">
                    {kinds.map(([, kind]) => kind).join(", ")}
                  </Link>,
                ] as const,
              ]
            : []),
        ]}
      />
    </>
  );
}

function bearersFact({ surnameBearers }: NameRecord): Fact {
  return {
    label: "Bär namnet",
    figure: surnameBearers > 0 ? formatCount(surnameBearers) : "Färre än två",
    text: `Folkbokförda i Sverige den ${SURNAMES_DAY}, i den här stavningen.`,
  };
}

function rankFact({ surnameBearers, surnameRank }: NameRecord): Fact {
  const label = "Plats bland efternamnen";
  if (surnameRank) {
    return {
      label,
      figure: `Nummer ${formatCount(surnameRank)}`,
      text: "Namn som lika många bär delar plats.",
    };
  }
  return {
    label,
    figure: "Ingen plats",
    text:
      surnameBearers > 0 ? "Platsen räknas från hundra bärare." : "Listan börjar vid två bärare.",
  };
}

function partsFact({ kind, parts: [first, last], joined, oldSpellings }: ExplainedSplit): Fact {
  const spellings = oldSpellings.map(([old, word]) => `${old} för\u00a0${word}`);
  return {
    label: "Uppbyggnad",
    figure: `${first} + ${kind === "ending" ? "-" : ""}${last}`,
    text: [
      EXPLANATIONS[kind](last),
      ...(joined ? [`Ett\u00a0${last.charAt(0)} faller bort i fogen.`] : []),
      ...(spellings.length > 0 ? [`Äldre stavning: ${spellings.join(", ")}.`] : []),
    ].join(" "),
  };
}

/** The surnames around one by bearers, and those that end alike. */
export function RelatedSurnames({
  relations: { neighbours, sameEnding },
  split,
}: {
  relations: SurnameRelations;
  split: ExplainedSplit | undefined;
}) {
  return (
    <div className="mt-10 grid gap-8 md:grid-cols-2 md:*:only:col-span-2">
      <RelatedNames
        heading="Grannar i listan"
        rule="Efternamnen närmast i antal bärare."
        names={neighbours.map(linkedSurname)}
      />
      {split && (
        <RelatedNames
          heading={`Slutar också på -${split.parts[1]}`}
          rule="Efternamn med samma sista led, de vanligaste först."
          names={sameEnding.map(linkedSurname)}
        />
      )}
    </div>
  );
}

/** What the law says of taking the surname. */
export function SurnameLaw({ bearers }: { bearers: number }) {
  return (
    <Panel
      tone={bearers >= FREE_SURNAME_BEARERS ? "pine" : "honey"}
      className="mt-10"
      aria-label="Vad lagen säger"
    >
      <h2 className="text-lg">Får du ta namnet?</h2>
      <p className="mt-1 max-w-[62ch]">{surnameRule(bearers)}</p>
    </Panel>
  );
}
