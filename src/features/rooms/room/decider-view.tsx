import { useStore } from "@nanostores/react";
import { memo, Suspense, useCallback } from "react";
import { joinWords } from "@/names/form/join-words.ts";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";
import type { BindRoomNoteProps } from "../account/bind-room-note.tsx";
import type { OwnAnswersProps } from "../answers/own-answers.tsx";
import type { FamilySectionProps } from "../family/family-section.tsx";
import type { MatchToolsProps } from "../match-tools.tsx";
import { MatchMoment } from "../matches/match-moment.tsx";
import { Matches } from "../matches/matches.tsx";
import type { RoomParts } from "../passed-components.ts";
import type { RankingProps } from "../rank/ranking.tsx";
import { ROOM_HEADING } from "../room-heading.ts";
import {
  commonRoomOf,
  countAnswered,
  formerMatchesOf,
  heartsLeft,
  matchesOf,
  oldMatchesOf,
} from "../room-names.ts";
import { isStorageBlocked, type KeptRoom } from "../room-store.ts";
import type { DeciderRoom } from "../rooms-api.ts";
import { refreshRoom } from "../use-room.ts";
import { useSame } from "../use-same.ts";
import { Progress } from "../vote/progress.tsx";
import { SuggestName } from "../vote/suggest-name.tsx";
import { Vote } from "../vote/vote.tsx";
import { InvitePanel } from "./invite-panel.tsx";
import { OwnLinkPanel } from "./own-link.tsx";
import { RoomMenu } from "./room-menu.tsx";

// An answer to a name that the two do not both like renders none of these again.
const MatchTools = memo(lazyWithFallback<MatchToolsProps>(() => import("../match-tools.tsx")));
const FamilySection = memo(
  lazyWithFallback<FamilySectionProps>(() => import("../family/family-section.tsx")),
);
const BindRoomNote = memo(
  lazyWithFallback<BindRoomNoteProps>(() => import("../account/bind-room-note.tsx")),
);
const Ranking = memo(lazyWithFallback<RankingProps>(() => import("../rank/ranking.tsx")));

const OwnAnswers = lazyWithFallback<OwnAnswersProps>(() => import("../answers/own-answers.tsx"));

const HEADING = <PageHeading>{ROOM_HEADING}</PageHeading>;

interface DeciderViewProps {
  readonly kept: KeptRoom;
  readonly room: DeciderRoom;
  /** What the member should know about the connection; empty when nothing is wrong. */
  readonly status: string;
  readonly parts: RoomParts;
}

/** A room as one of the two who choose sees it. */
export function DeciderView({ kept, room, status, parts }: DeciderViewProps) {
  const { secret } = kept;
  const { me, other, names, shared } = room;
  const isBlocked = useStore(isStorageBlocked);
  const answered = countAnswered(names);
  const isAboutCompanies = room.sex === "companies";
  const refresh = useCallback(() => {
    refreshRoom(secret).catch((error: unknown) => console.info("The room is not fetched", error));
  }, [secret]);
  const common = useSame(commonRoomOf(room));
  const matches = useSame(matchesOf(names).map(({ name }) => name));
  const old = useSame(oldMatchesOf(room));
  const former = useSame(formerMatchesOf(names));
  const known = useSame(names.map(({ name }) => name));
  const family = useSame({ secret, surname: kept.surname, siblings: kept.siblings });
  const surname = kept.surname || (shared?.surname ?? "");
  const siblings = kept.siblings.length > 0 ? kept.siblings : (shared?.siblings ?? []);
  return (
    <div className="room" data-waiting={!other || undefined}>
      <div className="room-top">
        {HEADING}
        <Members names={other ? [me.name, other.name] : [me.name]} />
      </div>
      {/* Before the vote for the keyboard too: without the other there is nothing to compare with. */}
      {!other && (
        <div className="room-invite">
          <InvitePanel kept={kept} room={room} />
        </div>
      )}
      <div className="room-vote">
        <Progress answered={answered} total={names.length} other={other} />
        <div className="vote-place">
          <MatchMoment names={names} />
          <Vote secret={secret} room={room} surname={surname} siblings={siblings} parts={parts} />
        </div>
        {!isAboutCompanies && <SuggestName secret={secret} known={known} />}
        {/* Rendered while empty: a live region that appears with its text may not be announced. */}
        <p role="status" className="room-line">
          {status}
        </p>
        {isBlocked && (
          <p role="alert" className="room-line">
            Webbläsaren tillåter inte att något sparas. Dina svar skickas, men spara din egen länk:
            utan den hittar du inte tillbaka.
          </p>
        )}
      </div>
      <div className="room-rest">
        {answered > 0 && !kept.hasSavedLink && <OwnLinkPanel secret={secret} />}
        <Matches secret={secret} room={common} old={old} parts={parts} />
        <Suspense>
          <Ranking secret={secret} room={common} onChange={refresh} />
          <MatchTools
            names={matches}
            former={former}
            surname={surname}
            page={isAboutCompanies ? "foretagsnamn" : "fornamn"}
          />
          <FamilySection secret={secret} room={common} onChange={refresh} />
          <OwnAnswers secret={secret} names={names} hearts={heartsLeft(room)} />
          <BindRoomNote secret={secret} room={common} onBound={refresh} />
          {/* With the parts above it, which would move it. */}
          <RoomMenu kept={family} room={common} />
        </Suspense>
      </div>
    </div>
  );
}

/** The first letters of the members. */
function Members({ names }: { names: readonly string[] }) {
  return (
    <p className="room-members">
      <span className="sr-only">{joinWords(names)}</span>
      {names.map((name, i) => (
        <span key={i === 0 ? "me" : "other"} aria-hidden>
          {[...name][0]?.toUpperCase()}
        </span>
      ))}
    </p>
  );
}
