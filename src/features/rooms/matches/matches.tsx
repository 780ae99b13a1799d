import { memo, useId, useRef } from "react";
import { showWithAction } from "@/ui/toast-store.ts";
import type { RoomParts } from "../passed-components.ts";
import { type CommonRoom, matchesOf } from "../room-names.ts";
import { keepAnswer } from "../room-store.ts";
import type { RoomName } from "../rooms-api.ts";
import { EarlierMatches } from "./earlier-matches.tsx";
import { MatchName } from "./match-name.tsx";
import { StillYes } from "./still-yes.tsx";

interface MatchesProps {
  /** Of the member. */
  readonly secret: string;
  readonly room: Pick<CommonRoom, "names" | "other" | "left" | "sex">;
  /** The matches that are to be asked about again. */
  readonly old: readonly string[];
  readonly parts: RoomParts;
}

const KINDS = { "yes-yes": "ja och ja", "yes-maybe": "ja och kanske" } as const;

/** What both like, or have liked; nothing else of what the other has answered is known to the page. */
export const Matches = memo(function Matches(props: MatchesProps) {
  const { secret, room, old } = props;
  const { NameCurve } = props.parts;
  const { names, other, left, sex } = room;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const matches = matchesOf(names);
  const hasEarlier = names.some(({ match, revealed }) => revealed !== null && match === null);

  function putAside({ name, answer }: RoomName) {
    keepAnswer(secret, { name, answer: "no" });
    // The pressed button is gone with its name.
    heading.current?.focus({ preventScroll: true });
    showWithAction("success", `${name} ligger nu åt sidan`, {
      label: "Ångra",
      spoken: `Ångra, så att ${name} är kvar bland namnen som ni båda gillar`,
      run: () => keepAnswer(secret, { name, answer }),
    });
  }

  return (
    <section aria-labelledby={headingId} className="matches">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="outline-none">
        Ni gillar båda
      </h2>
      <p className="matches-intro">
        {introOf(other !== null, left?.name ?? null, matches.length > 0)}
      </p>
      {matches.length > 0 && (
        <ul aria-labelledby={headingId}>
          {matches.map((match) => (
            <li key={match.name} className="match">
              <MatchName name={match.name} sex={sex} />
              {/* Names of companies are in no statistics. */}
              {sex !== "companies" && <NameCurve name={match.name} hasLastCount={false} />}
              <div className="match-more">
                <span>{match.match && KINDS[match.match]}</span>
                <button
                  type="button"
                  aria-label={`Inte längre: lägg ${match.name} åt sidan`}
                  onClick={() => putAside(match)}
                  className="min-h-11 hover:text-falu hover:underline"
                >
                  Inte längre
                </button>
              </div>
              {match.note && <p className="match-note">Du: ”{match.note}”</p>}
              {match.otherNote && <p className="match-note">Den andra: ”{match.otherNote}”</p>}
            </li>
          ))}
        </ul>
      )}
      {other && matches.length === 0 && (
        <p className="matches-intro">
          Inget gemensamt namn {hasEarlier ? "just nu" : "än"}. Rösta vidare i lugn takt.
        </p>
      )}
      <StillYes secret={secret} names={names} old={old} />
      <EarlierMatches secret={secret} names={names} sex={sex} />
    </section>
  );
});

/** @param left what the one who has left is called */
function introOf(hasOther: boolean, left: string | null, hasMatches: boolean): string {
  if (hasOther) {
    return "Ett namn kommer hit när ni båda har svarat och ingen har sagt nej. Det som har visats göms inte igen, även om någon av er ändrar sig.";
  }
  if (left === null) return "Här samlas namnen som ni båda gillar, när den andra är med.";
  return hasMatches
    ? `Namnen som du och ${left} båda gillade när ${left} lämnade rummet.`
    : `Du och ${left} hade inget gemensamt namn när ${left} lämnade rummet.`;
}
