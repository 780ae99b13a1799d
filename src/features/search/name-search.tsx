import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router-dom";
import {
  NEAR_NAMES_DEBOUNCE_MS,
  SEARCH_DEBOUNCE_MS,
  SEARCHED_NAME_MAX_LENGTH,
} from "@/config/limits.ts";
import { queryClient } from "@/lib/query-client.ts";
import { NoNameText } from "@/name-parts/facts/no-name-text.tsx";
import { nameQuery } from "@/name-parts/files/name-files-api.ts";
import { nearNamesQuery } from "@/name-parts/files/near-names-query.ts";
import { nameForm } from "@/names/form/name-form.ts";
import { BEARERS_DAY } from "@/names/series/statistics-years.ts";
import { FetchFailure } from "@/ui/fetched-part.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";
import { useDebounced } from "@/ui/use-debounced.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { NameAnswer } from "./name-answer.tsx";
import { NameField } from "./name-field.tsx";
import { NearNameLinks, searchAddress } from "./near-name-links.tsx";

/** The parameter of the page's address. */
const PARAM = "namn";

/** A field for a name, and what the statistics say of it. The name is in the address. */
export function NameSearch() {
  const { typed, setTyped, name } = useSearchedName();
  // Finding near names takes a phone a moment, in which it would not answer the next letter.
  const settled = useDebounced(name, NEAR_NAMES_DEBOUNCE_MS);
  const form = nameForm(name);
  return (
    <>
      <NameField value={typed} onChange={setTyped} />
      {form.kind === "name" && <Answer name={name} settled={settled} />}
      {form.kind !== "name" && form.kind !== "empty" && (
        <p role="status" className="mt-4">
          <NoNameText form={form} addressOf={searchAddress} />
        </p>
      )}
    </>
  );
}

/** What is in the field, and the name that is looked up once typing pauses. */
function useSearchedName() {
  const [params, setParams] = useSearchParams();
  const isHydrating = useIsHydrating();
  const navigation = useNavigationType();
  // The page is prerendered without query parameters.
  const requested = isHydrating ? "" : (params.get(PARAM) ?? "").slice(0, SEARCHED_NAME_MAX_LENGTH);
  const [typed, setTyped] = useState(requested);
  const [lastRequested, setLastRequested] = useState(requested);
  if (requested !== lastRequested) {
    setLastRequested(requested);
    // What was typed replaces the address some time later, when more may have been typed.
    if (navigation !== "REPLACE") setTyped(requested);
  }
  const latest = searchedText(typed);
  const name = useDebounced(latest, SEARCH_DEBOUNCE_MS);
  useEffect(() => {
    // Before it is known whether more will be typed; the files are small. The answer reports a failure.
    if (nameForm(latest).kind === "name") void queryClient.prefetchQuery(nameQuery(latest));
  }, [latest]);

  const keepInAddress = useEffectEvent((searched: string) => {
    if (searched === requested) return;
    const address = searched === "" ? {} : { [PARAM]: searched };
    setParams(address, { replace: true, preventScrollReset: true });
  });
  useEffect(() => keepInAddress(name), [name]);

  return { typed, setTyped, name };
}

/** A name in normal form; what is none stays as it is typed. */
function searchedText(typed: string): string {
  const form = nameForm(typed);
  if (form.kind === "empty") return "";
  return form.kind === "no-name" ? form.text : form.name;
}

interface AnswerProps {
  readonly name: string;
  /** The name whose near names are shown. */
  readonly settled: string;
}

function Answer({ name, settled }: AnswerProps) {
  const answer = useQuery({ ...nameQuery(name), placeholderData: keepPreviousData }, queryClient);
  const near = useQuery(
    { ...nearNamesQuery(settled), placeholderData: keepPreviousData },
    queryClient,
  );
  // Read in every render: a query renders again only for what has been read of it.
  const isNearLost = near.error !== null && !near.isFetching;
  const status = useRef<HTMLDivElement>(null);

  function retry() {
    // The button that has been pressed is removed, and focus with it.
    if (document.activeElement?.closest("[role=alert]")) status.current?.focus();
    if (answer.error) void answer.refetch();
    if (isNearLost) void near.refetch();
  }

  return (
    <>
      <div
        ref={status}
        role="status"
        tabIndex={-1}
        aria-busy={answer.isPlaceholderData}
        className="mt-4"
      >
        {answer.data && <NameAnswer {...answer.data} />}
        {answer.isPending && <p className="text-ink-soft">Söker …</p>}
      </div>
      {answer.isFetching && <SlowNote key={name} />}
      {answer.error && <FetchFailure error={answer.error} className="mt-4" onRetry={retry} />}
      {answer.data && !answer.error && isNearLost && (
        <section className="mt-6">
          <h2 className="mb-2 font-sans text-base font-semibold">Liknande namn</h2>
          <FetchFailure error={near.error} className="" onRetry={retry} />
        </section>
      )}
      {near.data && (
        <>
          <NearNameLinks heading="Låter lika" names={near.data.sameSound} />
          <NearNameLinks heading="Ett ljud skiljer" names={near.data.oneSoundApart} />
          <NearNameLinks heading="Nära i stavning" names={near.data.spelling} />
        </>
      )}
      <p className="mt-6 text-sm text-ink-soft">
        Tilltalsnamn och efternamn den {BEARERS_DAY}, per stavning. Källa: SCB, efternamnen via
        svensktext (CC&nbsp;BY&nbsp;4.0). Nyfödda: SCB (CC0), till och med {LAST_NEWBORN_YEAR}. Namn
        med en enda bärare ingår inte.
      </p>
    </>
  );
}
