import { useStore } from "@nanostores/react";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import { FREE_FAVORITES_CAP } from "@/config/limits.ts";
import { type CarriedRoom, carriedSecrets, forgetCarriedSecrets } from "@/lib/carried-secrets.ts";
import { describeError } from "@/lib/describe-error.ts";
import { formatQuantity } from "@/lib/format.ts";
import { queryClient } from "@/lib/query-client.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { Link } from "@/ui/link.tsx";
import { Panel } from "@/ui/panel.tsx";
import { PAGES } from "../favorites-pages.ts";
import type { PageFavorites } from "../late-favorites.ts";
import {
  type AddedNames,
  addCarriedNames,
  type Carried,
  parseCarriedNames,
} from "./carried-names.ts";

export interface ReceivedNamesProps {
  /** The rooms that secrets open, without those that the server does not know. Throws BackendError. */
  readonly fetchRooms: (
    secrets: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly CarriedRoom[]>;
  /** Keeps rooms beside those that this browser has, and returns how many are new. */
  readonly onRooms: (rooms: readonly CarriedRoom[]) => number;
}

/** The names of the link that the page was opened with, and whether to add them to one's own. */
export default function ReceivedNames(props: ReceivedNamesProps) {
  const { hash } = useLocation();
  const secrets = useStore(carriedSecrets);
  const carried = parseCarriedNames(hash, secrets);
  if (!carried) return null;
  // A link that is opened in the same tab has an answer of its own.
  return <Received key={hash + secrets} carried={carried} {...props} />;
}

/** What became of what the link carries. */
interface Added extends AddedNames {
  readonly addedRooms: number;
  /** How many rooms of the link were not kept, since it is not known which ones they are. */
  readonly leftRooms: number;
}

interface ReceivedProps extends ReceivedNamesProps {
  readonly carried: Carried;
}

function Received({ carried, fetchRooms, onRooms }: ReceivedProps) {
  const navigate = useNavigate();
  const isUnlimited = useHasFeature("unlimited_favorites");
  const [outcome, setOutcome] = useState<Added | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { favorites, hidden, rooms } = carried;
  const isEmpty = favorites.length + hidden.length + rooms.length === 0;
  // Anyone can write an address with a room of their own, in which the visitor would answer.
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ["carried-rooms", rooms],
      queryFn: ({ signal }) => fetchRooms(rooms, signal),
      enabled: rooms.length > 0,
      gcTime: 0,
    },
    queryClient,
  );
  const known = data ?? [];
  const canAdd = favorites.length + hidden.length + known.length > 0;

  function add() {
    const addedNames = addCarriedNames(carried, isUnlimited ? null : FREE_FAVORITES_CAP);
    setOutcome({
      ...addedNames,
      addedRooms: onRooms(known),
      leftRooms: rooms.length - known.length,
    });
    // Focus would be lost with the button.
    heading.current?.focus({ preventScroll: true });
  }

  function close() {
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    forgetCarriedSecrets();
    navigate({ hash: "" }, { replace: true, preventScrollReset: true });
  }

  return (
    <Panel tone="honey" aria-labelledby={headingId} className="mt-6 print:hidden">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-lg">
        {isEmpty ? "Länken har inga namn" : "Namn från din länk"}
      </h2>
      {isEmpty && (
        <p className="mt-2">Den kan ha blivit avkortad på vägen. Pröva att kopiera den igen.</p>
      )}
      {!isEmpty && !outcome && <Contents carried={carried} />}
      {rooms.length > 0 && !outcome && (
        <div role="status" className="mt-3">
          {isFetching && "Ser efter vilka rum länken öppnar …"}
          {!isFetching && error && (
            <p>
              Vi kunde inte se vilka rum länken öppnar, så de läggs inte till.{" "}
              {describeError(error)}
            </p>
          )}
          {!isFetching && data && <Rooms known={data} unknown={rooms.length - data.length} />}
        </div>
      )}
      <div role="status">{outcome && <Outcome outcome={outcome} />}</div>
      <div className="mt-4 flex flex-wrap gap-3">
        {!outcome && (canAdd || isFetching) && (
          <BusyButton isBusy={isFetching} onClick={add}>
            Lägg till bland mina
          </BusyButton>
        )}
        {!outcome && error && !isFetching && (
          <Button variant="quiet" onClick={() => void refetch()}>
            Hämta rummen igen
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {isEmpty || outcome ? "Stäng" : "Nej tack"}
        </Button>
      </div>
    </Panel>
  );
}

function Contents({ carried: { favorites, hidden } }: { carried: Carried }) {
  const hiddenCount = hidden.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <>
      <p className="mt-2">Vill du lägga till dem? Det du redan har sparat finns kvar.</p>
      <NamesByPage pages={favorites} />
      {hiddenCount > 0 && (
        <p className="mt-3">
          Och {formatQuantity(hiddenCount, "namn", "namn")} som du inte vill se igen.
        </p>
      )}
    </>
  );
}

interface RoomsProps {
  readonly known: readonly CarriedRoom[];
  /** How many the server does not know. */
  readonly unknown: number;
}

/** Which rooms would be kept. */
function Rooms({ known, unknown }: RoomsProps) {
  return (
    <>
      {known.length > 0 && (
        <>
          <p>
            Och {formatQuantity(known.length, "rum", "rum")} i Välj tillsammans, som den här
            webbläsaren då kan öppna och svara i. Lägg bara till det som är ditt:
          </p>
          <ul className="mt-2 list-disc pl-5">
            {known.map(({ secret, title }) => (
              <li key={secret} className="wrap-anywhere">
                {title}
              </li>
            ))}
          </ul>
        </>
      )}
      {unknown > 0 && (
        <p className="mt-2">
          {formatQuantity(unknown, "rum", "rum")} i länken går inte att öppna och läggs inte till:
          länken är felskriven, eller så är rummet lämnat eller raderat.
        </p>
      )}
    </>
  );
}

function NamesByPage({ pages }: { pages: readonly PageFavorites[] }) {
  return (
    <dl className="mt-3 grid gap-2">
      {pages.map(({ page, names }) => (
        <div key={page}>
          <dt className="text-sm font-semibold">{PAGES.find(({ id }) => id === page)?.label}</dt>
          <dd className="font-display wrap-anywhere" translate="no">
            {names.join(", ")}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Outcome({ outcome: { added, left, addedRooms, leftRooms } }: { outcome: Added }) {
  return (
    <>
      <p className="mt-2 empty:hidden">
        {added > 0 && `${formatQuantity(added, "namn tillagt", "namn tillagda")}.`}
        {added + addedRooms === 0 && "Inget nytt lades till."}
        {added + addedRooms + left.length + leftRooms === 0 && " Du hade redan alla."}
      </p>
      {addedRooms > 0 && (
        <p className="mt-2">
          {formatQuantity(addedRooms, "rum", "rum")} finns nu i den här webbläsaren.{" "}
          <Link to="/tillsammans" className="prose-link">
            Välj tillsammans
          </Link>
        </p>
      )}
      {leftRooms > 0 && (
        <p className="mt-2">{formatQuantity(leftRooms, "rum", "rum")} lades inte till.</p>
      )}
      {left.length > 0 && (
        <>
          <p className="mt-2">
            Utan Premium finns {FREE_FAVORITES_CAP}&nbsp;platser i varje generator, så de här fick
            inte plats. De finns kvar i länken.
          </p>
          <NamesByPage pages={left} />
          <p className="mt-2">
            <Link to="/premium" className="prose-link">
              Se Premium
            </Link>
          </p>
        </>
      )}
    </>
  );
}
