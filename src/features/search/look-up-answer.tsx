import { useQuery } from "@tanstack/react-query";
import { formatCount, formatQuantity } from "@/lib/format.ts";
import { queryClient } from "@/lib/query-client.ts";
import { NoNameText } from "@/name-parts/facts/no-name-text.tsx";
import { NamePartsNote } from "@/name-parts/facts/whole-name-note.tsx";
import { type NameAnswer, nameQuery } from "@/name-parts/files/name-files-api.ts";
import { nameForm } from "@/names/form/name-form.ts";
import { givenNamePath, surnamePath } from "@/names/search/name-addresses.ts";
import { isGivenName, type NameRecord, type YearOfNewborns } from "@/names/search/name-files.ts";
import { FetchFailure } from "@/ui/fetched-part.tsx";
import { Link } from "@/ui/link.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";
import { GIVEN_NAMES_YEAR, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { FoundName } from "./found-name.tsx";
import { searchAddress } from "./near-name-links.tsx";

export interface LookUpAnswerProps {
  /** As it was typed. */
  readonly text: string;
  readonly onClose: () => void;
}

/** How many years the curve shows. */
const YEARS = 10;

/** In short what the statistics say of a name, with a way to everything. */
export default function LookUpAnswer({ text }: LookUpAnswerProps) {
  const form = nameForm(text);
  return (
    <div role="status">
      {form.kind === "name" ? (
        <Answer name={form.name} />
      ) : (
        form.kind !== "empty" && <NoNameText form={form} addressOf={searchAddress} />
      )}
    </div>
  );
}

function Answer({ name }: { name: string }) {
  const { data, error, isFetching, refetch } = useQuery(nameQuery(name), queryClient);
  if (error && !isFetching) {
    return <FetchFailure error={error} className="" onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <>
        <p className="text-ink-soft">Söker …</p>
        <SlowNote />
      </>
    );
  }
  return <Known {...data} />;
}

function Known({ name, record, parts }: NameAnswer) {
  if (parts) return <NamePartsNote {...parts} />;
  if (!record) {
    return (
      <p>
        Färre än två i Sverige heter <strong translate="no">{name}</strong>.{" "}
        <Link to={searchAddress(name)} className="prose-link">
          Liknande namn
        </Link>
      </p>
    );
  }
  const kind = isGivenName(record) ? "given name" : "surname";
  return (
    <FoundName
      name={record.name}
      kind={kind}
      counts={lastYears(record)}
      path={kind === "surname" ? surnamePath(record) : givenNamePath(record)}
    >
      {sentences(record).join(" ")}
    </FoundName>
  );
}

/** The newborns of the last years, of the sex with more of them; null if fewer than ten bore the name each year. */
function lastYears({ girls, boys }: NameRecord): (number | null)[] | null {
  const total = (years: readonly YearOfNewborns[]) =>
    years.reduce((sum, { children }) => sum + children, 0);
  const years = total(girls) >= total(boys) ? girls : boys;
  const counts = Array.from({ length: YEARS }, (_, i) => {
    const year = LAST_NEWBORN_YEAR - YEARS + 1 + i;
    return years.find((other) => other.year === year)?.children ?? null;
  });
  return counts.some((count) => count !== null) ? counts : null;
}

function sentences({ women, men, surnameBearers, girls, boys }: NameRecord): string[] {
  const bearers = [
    women > 0 && `${formatCount(women)}\u00a0kvinnor`,
    men > 0 && `${formatCount(men)}\u00a0män`,
  ].filter((text) => text !== false);
  const newborns = [
    [girls, "flickor"],
    [boys, "pojkar"],
  ] as const;
  return [
    bearers.length > 0 && `${bearers.join(" och ")} (${GIVEN_NAMES_YEAR}).`,
    surnameBearers > 0 &&
      `${formatQuantity(surnameBearers, "person", "personer")} har det som efternamn.`,
    ...newborns.map(([years, sex]) => {
      const last = years.find(({ year }) => year === LAST_NEWBORN_YEAR);
      return last && `${formatCount(last.children)}\u00a0${sex} fick det ${LAST_NEWBORN_YEAR}.`;
    }),
  ].filter((text) => typeof text === "string");
}
