import { useId } from "react";
import NamePageLink from "@/name-ui/links/name-page-link.tsx";
import { matchesOf } from "../room-names.ts";
import type { RoomParts } from "../room-parts.ts";
import type { RoomName } from "../rooms-api.ts";

interface MatchesProps {
  readonly names: readonly RoomName[];
  readonly hasOther: boolean;
  readonly parts: RoomParts;
}

const KINDS = { "yes-yes": "ja och ja", "yes-maybe": "ja och kanske" } as const;

/** What both like; nothing else of what the other has answered is known to the page. */
export function Matches({ names, hasOther, parts: { NameCurve } }: MatchesProps) {
  const heading = useId();
  const matches = matchesOf(names);
  return (
    <section aria-labelledby={heading} className="matches">
      <h2 id={heading}>Ni gillar båda</h2>
      <p className="matches-intro">
        {hasOther
          ? "Ett namn kommer hit när ni båda har svarat och ingen har sagt nej."
          : "Här samlas namnen som ni båda gillar, när den andra är med."}
      </p>
      {matches.length > 0 && (
        <ul>
          {matches.map(({ name, match, note, otherNote }) => (
            <li key={name}>
              <NamePageLink name={name} kind="any name" />
              <span>{match && KINDS[match]}</span>
              <NameCurve name={name} hasLastCount={false} />
              {note && <p className="match-note">Du: ”{note}”</p>}
              {otherNote && <p className="match-note">Den andra: ”{otherNote}”</p>}
            </li>
          ))}
        </ul>
      )}
      {hasOther && matches.length === 0 && (
        <p className="matches-intro">Inget gemensamt namn än. Rösta vidare i lugn takt.</p>
      )}
    </section>
  );
}
