import { type ReactNode, useId } from "react";
import { surnameRule } from "@/content/surname-rule.tsx";
import { formatCount, formatDay, formatQuantity } from "@/lib/format.ts";
import { caseVariantText } from "@/name-parts/facts/case-variants.ts";
import { tiedYearsText } from "@/name-parts/facts/same-count-years.ts";
import { NamePartsNote } from "@/name-parts/facts/whole-name-note.tsx";
import type { NameAnswer as Answer } from "@/name-parts/files/name-files-api.ts";
import { nameDayOf } from "@/names/days/name-days.ts";
import { givenNamePath, surnameAddress, surnamePath } from "@/names/search/name-addresses.ts";
import type { NameRecord, YearOfNewborns } from "@/names/search/name-files.ts";
import { NEWBORN_YEARS } from "@/names/series/statistics-years.ts";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { FAVORITES_OF_NAMES } from "@/saved/favorites/saved-favorites.ts";
import { Link } from "@/ui/link.tsx";
import { Panel } from "@/ui/panel.tsx";
import { ShareThreads } from "@/ui/share-threads.tsx";
import { FIRST_NEWBORN_YEAR, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";

const BELOW_LIMIT = "Färre än två";

/** How many have a name, as a given name and as a surname. */
export function NameAnswer({ name, record, caseVariants, parts }: Answer) {
  if (parts) return <NamePartsNote {...parts} />;
  const spelling = record?.name ?? name;
  return (
    <>
      {record && record.name.toLowerCase() !== name.toLowerCase() && (
        <p className="mb-3">
          Ingen statistik för <strong translate="no">{name}</strong>. Det här är{" "}
          <strong translate="no">{record.name}</strong>.
        </p>
      )}
      {caseVariants.map((variant) => (
        <p key={variant.name} className="mb-3">
          Skrivs också <strong translate="no">{variant.name}</strong>: {caseVariantText(variant)}.
        </p>
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[1.45fr_1fr]">
        <GivenNameAnswer name={spelling} record={record} />
        <SurnameAnswer name={spelling} record={record} />
      </div>
    </>
  );
}

function GivenNameAnswer({ name, record }: { name: string; record: NameRecord | null }) {
  const { women = 0, men = 0, girls = [], boys = [] } = record ?? {};
  const nameDay = nameDayOf(name);
  const isGiven = women + men + girls.length + boys.length > 0;
  return (
    <AnswerPanel name={name} kind="given name" isSavable={isGiven}>
      <Figure>
        {women + men > 0 ? formatQuantity(women + men, "person", "personer") : BELOW_LIMIT}
      </Figure>
      {women + men > 0 ? (
        <>
          <ShareThreads women={women} men={men} />
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>{women > 0 ? `${formatCount(women)}\u00a0kvinnor` : "Färre än två kvinnor"}</span>
            <span>{men > 0 ? `${formatCount(men)}\u00a0män` : "färre än två män"}</span>
          </p>
        </>
      ) : (
        <p className="mt-2">
          Listan börjar vid två kvinnor eller två män med namnet som tilltalsnamn.
        </p>
      )}
      <ul className="mt-3 grid gap-1 border-t border-line pt-3">
        {girls.length + boys.length === 0 && (
          <li>Nyfödda: färre än tio varje år {NEWBORN_YEARS}.</li>
        )}
        <Newborns sex="flickor" years={girls} />
        <Newborns sex="pojkar" years={boys} />
        {nameDay && (
          <li>
            Namnsdag {formatDay(nameDay.month, nameDay.day)}
            {nameDay.listedAs !== name && `, som ${nameDay.listedAs}`}.
          </li>
        )}
      </ul>
      {record && isGiven && (
        <PageLink to={givenNamePath(record)}>Allt om förnamnet {name}</PageLink>
      )}
    </AnswerPanel>
  );
}

/** The last year and the year with most newborns. */
function Newborns({ sex, years }: { sex: "flickor" | "pojkar"; years: readonly YearOfNewborns[] }) {
  if (years.length === 0) return null;
  const last = years.find(({ year }) => year === LAST_NEWBORN_YEAR);
  const most = years.reduce((best, year) => (year.children > best.children ? year : best));
  // A missing year may have had more than a year without a rank, which has fewer than ten.
  const isCertain = most.rank !== undefined;
  return (
    <li>
      Nyfödda {LAST_NEWBORN_YEAR}:{" "}
      {last ? `${formatCount(last.children)}\u00a0${sex}` : `färre än två ${sex}`}
      {last?.rank && `, plats\u00a0${formatCount(last.rank)}`}.
      {most.year !== LAST_NEWBORN_YEAR &&
        isCertain &&
        ` Flest sedan ${FIRST_NEWBORN_YEAR}: ${formatCount(most.children)}\u00a0${sex}, år\u00a0${tiedYearsText(most, years)}.`}
    </li>
  );
}

function SurnameAnswer({ name, record }: { name: string; record: NameRecord | null }) {
  const { surnameBearers = 0, surnameRank = null } = record ?? {};
  return (
    <AnswerPanel name={name} kind="surname" isSavable={surnameBearers > 0}>
      <Figure>
        {surnameBearers > 0 ? formatQuantity(surnameBearers, "person", "personer") : BELOW_LIMIT}
      </Figure>
      {surnameRank && (
        <p className="mt-2">Nummer&nbsp;{formatCount(surnameRank)} bland efternamnen.</p>
      )}
      {record && surnameBearers > 0 ? (
        <>
          <p className="mt-2 text-sm text-ink-soft">{surnameRule(surnameBearers)}</p>
          <PageLink to={surnamePath(record)}>Allt om efternamnet {name}</PageLink>
        </>
      ) : (
        // The page of the surname says what the law says.
        <PageLink to={surnameAddress(name, false)}>Vill du ta det?</PageLink>
      )}
    </AnswerPanel>
  );
}

interface AnswerPanelProps {
  readonly name: string;
  readonly kind: "given name" | "surname";
  /** Whether anyone has the name. */
  readonly isSavable: boolean;
  readonly children: ReactNode;
}

/** The answer for one kind of name, with its heart; as a region, since a name may have a heart of each kind. */
function AnswerPanel({ name, kind, isSavable, children }: AnswerPanelProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id} className="relative">
      <p id={id} className="pr-9 wrap-anywhere text-ink-soft">
        <span translate="no">{name}</span> som {kind === "surname" ? "efternamn" : "förnamn"}
      </p>
      {isSavable && (
        <FavoriteButton
          page={FAVORITES_OF_NAMES[kind]}
          name={name}
          className="absolute top-3 right-2.5"
        />
      )}
      {children}
    </Panel>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="mt-3">
      <Link to={to} className="prose-link">
        {children}
      </Link>
    </p>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return (
    <p className="font-display text-xl font-semibold tabular-nums min-[22rem]:text-2xl">
      {children}
    </p>
  );
}
