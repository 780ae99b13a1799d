import { Heart } from "lucide";
import { useEffect, useState } from "react";
import { formatCount } from "@/lib/format.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { Icon } from "@/ui/icon.tsx";
import { matchesOf } from "../room-names.ts";
import type { RoomName } from "../rooms-api.ts";

/** How long a new match is shown above the card, in milliseconds. */
const SHOWN_MS = 7000;

/** Most new matches that are named; of more, the list below has the names. */
const MOST_NAMED = 2;

/** Says which names have become matches since the room was opened, for a moment, over what is below. */
export function MatchMoment({ names }: { names: readonly RoomName[] }) {
  const matches = matchesOf(names).map(({ name }) => name);
  const [known, setKnown] = useState<readonly string[]>(matches);
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const added = matches.filter((name) => !known.includes(name));
  if (added.length > 0) {
    // One that was taken back and liked again is no news.
    setKnown([...known, ...added]);
    setFresh(added);
  }

  useEffect(() => {
    if (fresh.length === 0) return;
    const timer = setTimeout(() => setFresh([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [fresh]);

  return (
    <div role="status" className="match-moment">
      {fresh.length > 0 && (
        <p key={fresh.join()}>
          <Icon icon={Heart} />
          <span>
            Ni gillar båda{" "}
            {fresh.length > MOST_NAMED ? (
              `${formatCount(fresh.length)} nya namn`
            ) : (
              <span translate="no">{joinWords(fresh)}</span>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
