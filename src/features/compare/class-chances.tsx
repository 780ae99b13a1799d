import { formatCount } from "@/lib/format.ts";
import { setTogether, useChangeParams, useIsTogether } from "@/name-parts/files/address-params.ts";
import {
  BIRTH_YEARS,
  birthsIn,
  CLASS,
  chanceOfNamesake,
  INTAKE,
} from "@/names/facts/class-chance.ts";
import { SelectField } from "@/ui/select-field.tsx";
import { useAddressText } from "@/ui/use-address-text.ts";
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { chanceText, oneInText } from "./chance-text.ts";
import type { ComparedName } from "./compared-name-api.ts";
import { Figure, Row } from "./row.tsx";

const GROUPS = [
  { label: `I en klass på ${CLASS}`, size: CLASS, noun: "klass" },
  { label: `I en årskull på ${INTAKE}`, size: INTAKE, noun: "årskull" },
];

interface ClassChancesProps {
  readonly names: readonly ComparedName[];
}

/** How likely it is that a child shares its name with another one at school, in rows of the table. */
export function ClassChances({ names }: ClassChancesProps) {
  const [year] = useBirthYear();
  const isTogether = useIsTogether();
  if (birthsIn(year) === undefined) return null;
  return GROUPS.map(({ label, size, noun }) => (
    <Row
      key={label}
      label={`${label}, födda ${year}`}
      names={names.map(({ record: { name } }) => name)}
      cells={names.map(({ record, together }) => {
        const counted = isTogether && together ? together.record : record;
        const chance = chanceOfNamesake(counted, size, year);
        return (
          chance && (
            <Figure key={label} figure={chanceText(chance)} text={oneInText(chance, noun)} />
          )
        );
      })}
    />
  ));
}

/** The year of birth of the class, in the address (`?fodda=2010`), and a function that changes it. */
function useBirthYear(): [year: number, change: (year: string) => void] {
  const [text, change] = useAddressText("fodda");
  const year = BIRTH_YEARS.find((known) => `${known}` === text) ?? LAST_NEWBORN_YEAR;
  return [year, change];
}

/** Whose class is meant, what the chances mean, and how they are counted. */
export function AboutClassChances({ names }: ClassChancesProps) {
  const [year, changeYear] = useBirthYear();
  const isTogether = useIsTogether();
  const changeParams = useChangeParams();
  const births = birthsIn(year);
  if (births === undefined) return null;
  return (
    <section aria-labelledby="jamfor-klass">
      <h2 id="jamfor-klass">Hur många i klassen?</h2>
      <div className="my-4 flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
        <SelectField
          label="Födda"
          name="fodda"
          value={`${year}`}
          options={BIRTH_YEARS.map((known) => ({ value: `${known}`, label: `${known}` }))}
          onChange={changeYear}
        />
        {names.some(({ together }) => together !== null) && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-falu"
              checked={isTogether}
              onChange={(event) => {
                const { checked } = event.target;
                changeParams((params) => setTogether(params, checked), { replace: true });
              }}
            />
            Räkna stavningar tillsammans
          </label>
        )}
      </div>
      <p>Chansen att minst ett av de andra barnen heter likadant.</p>
      <p>
        {`Räknat för hela landet; lokalt kan det vara annorlunda. Formeln är 1\u00a0−\u00a0(1\u00a0−\u00a0p)`}
        <sup>n</sup>
        {`, där p är namnets andel av de ${formatCount(births)} barn som föddes i Sverige ${year} och n är de andra barnen: ${CLASS - 1} i klassen, ${INTAKE - 1} i årskullen. ${isTogether ? "Stavningar av samma namn räknas tillsammans, så långt statistiken har dem." : "Varje stavning räknas för sig."}`}
      </p>
    </section>
  );
}
