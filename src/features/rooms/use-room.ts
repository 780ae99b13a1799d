import { useStore } from "@nanostores/react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { queryClient } from "@/lib/query-client.ts";
import { pollInterval } from "./poll-interval.ts";
import { keepProgress } from "./rank/kept-progress.ts";
import { withUnsent } from "./room-names.ts";
import {
  forgetRoom,
  keepLastSeen,
  keptRooms,
  lastSeenRoom,
  unsentAnswers,
  updateRoom,
} from "./room-store.ts";
import { fetchRoom, type MemberRoom } from "./rooms-api.ts";

/** Smaller changes of the difference between the clocks come from the time that a call takes. */
const CLOCK_PRECISION_MS = 2000;

function roomKey(secret: string) {
  return ["room", secret] as const;
}

/** The room of a member; null when there is none. */
function roomQuery(secret: string) {
  return queryOptions({
    queryKey: roomKey(secret),
    queryFn: async ({ signal }): Promise<MemberRoom | null> => {
      const known = queryClient.getQueryData<MemberRoom | null>(roomKey(secret)) ?? null;
      const answer = await fetchRoom(secret, known?.version ?? null, signal);
      if (answer) setClock(secret, answer.now);
      if (answer && !("role" in answer)) return known;
      keepLastSeen(secret, answer);
      return answer;
    },
    // Fetched again by the interval, on focus, and after each change.
    staleTime: 0,
  });
}

function setClock(secret: string, now: string): void {
  const clockOffset = Date.parse(now) - Date.now();
  const kept = keptRooms.get().find((room) => room.secret === secret);
  if (kept && Math.abs(kept.clockOffset - clockOffset) > CLOCK_PRECISION_MS) {
    updateRoom(secret, { clockOffset });
  }
}

/** Fetches the room again, after a change. Throws BackendError. */
export async function refreshRoom(secret: string): Promise<void> {
  // A fetch that has begun before the change does not know it.
  await queryClient.cancelQueries({ queryKey: roomKey(secret), exact: true });
  await queryClient.fetchQuery(roomQuery(secret));
}

/** Forgets a room in this browser, with what has been fetched of it. */
export function discardRoom(secret: string): void {
  forgetRoom(secret);
  keepProgress(secret, null);
  queryClient.removeQueries({ queryKey: roomKey(secret), exact: true });
}

/**
 * A member's room, with the own answers that are not sent yet. Undefined until it is fetched, null when there
 * is none, and as it was last seen when it cannot be fetched. It is fetched often while something happens, and
 * seldom when nothing does.
 */
export function useRoom(secret: string) {
  const [opened] = useState(Date.now);
  const lastChange = useRef(opened);
  const { data: fetched, error } = useQuery(
    {
      ...roomQuery(secret),
      refetchOnWindowFocus: "always",
      refetchInterval: () => pollInterval(Date.now() - lastChange.current),
    },
    queryClient,
  );
  const data = useMemo(
    () => (fetched === undefined && error ? (lastSeenRoom(secret) ?? undefined) : fetched),
    [fetched, error, secret],
  );
  const unsent = useStore(unsentAnswers)[secret];
  const version = data?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when either value changes
  useEffect(() => {
    lastChange.current = Date.now();
  }, [version, unsent]);
  const room = useMemo(
    () =>
      data?.role === "decider" && unsent
        ? { ...data, names: [...withUnsent(data.names, unsent)] }
        : data,
    [data, unsent],
  );
  return { room, error };
}
