import { BIRTHS, CLASS, chanceOfNamesake, INTAKE } from "@/generators/class-chance.ts";
import type { NameRecord } from "@/generators/name-search/name-files.ts";
import { formatCount } from "@/lib/format-count.ts";
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { chanceText, oneInText } from "./chance-text.ts";
import { Figure, Row } from "./row.tsx";

const GROUPS = [
  { label: `I en klass på ${CLASS}`, size: CLASS, noun: "klass" },
  { label: `I en årskull på ${INTAKE}`, size: INTAKE, noun: "årskull" },
];

/** How likely it is that a child shares its name with another one at school. */
export function ClassChances({ records }: { readonly records: readonly NameRecord[] }) {
  if (BIRTHS === undefined) return null;
  const names = records.map(({ name }) => name);
  return (
    <section aria-labelledby="jamfor-klass">
      <h2 id="jamfor-klass">Hur många i klassen?</h2>
      <p>Chansen att minst ett av de andra barnen heter likadant.</p>
      {GROUPS.map(({ label, size, noun }) => (
        <Row
          key={label}
          label={label}
          names={names}
          cells={records.map((record) => {
            const chance = chanceOfNamesake(record, size);
            return (
              chance && (
                <Figure key={label} figure={chanceText(chance)} text={oneInText(chance, noun)} />
              )
            );
          })}
        />
      ))}
      <p>
        {`Räknat för hela landet; lokalt kan det vara annorlunda. Formeln är 1\u00a0−\u00a0(1\u00a0−\u00a0p)`}
        <sup>n</sup>
        {`, där p är namnets andel av de ${formatCount(BIRTHS)} barn som föddes i Sverige ${LAST_NEWBORN_YEAR} och n är de andra barnen: ${CLASS - 1} i klassen, ${INTAKE - 1} i årskullen. Varje stavning räknas för sig.`}
      </p>
    </section>
  );
}
