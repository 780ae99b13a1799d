import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import * as v from "valibot";

const PARAMETER = "token_hash";

const stateSchema = v.object({ [PARAMETER]: v.string() });

/**
 * The token of the link in a mail that opened the page, or null. It arrives in the fragment of the
 * address, which no server gets, and is moved to the state of the history entry: out of sight of
 * everything that reads addresses, and still there after a reload.
 */
export function useLinkToken(): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const arrived = new URLSearchParams(hash.slice(1)).get(PARAMETER);
  useEffect(() => {
    if (arrived === null) return;
    void navigate({ pathname, search }, { replace: true, state: { [PARAMETER]: arrived } });
  }, [arrived, pathname, search, navigate]);
  if (arrived !== null) return arrived;
  return v.is(stateSchema, state) ? state[PARAMETER] : null;
}

/** The address of a link in a mail. */
export function linkAddress(mode: string, token: string): string {
  return `/auth?mode=${mode}#${PARAMETER}=${encodeURIComponent(token)}`;
}
