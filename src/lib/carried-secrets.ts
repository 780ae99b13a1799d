/**
 * The secrets of rooms in an address with which visitors send what they have to themselves. They are moved out of
 * the address and its entry in the history into memory, before analytics, error reports or a screenshot can have them.
 */
import { atom, type ReadableAtom } from "nanostores";

/** A room of such an address that the server knows. */
export interface CarriedRoom {
  readonly secret: string;
  /** Which room it is, in Swedish. */
  readonly title: string;
}

/** The parameter after "#". */
export const CARRIED_ROOMS_PARAM = "rum";

const SECRET_PARAMETER = new RegExp(`^${CARRIED_ROOMS_PARAM}=`);

const taken = atom<string | null>(null);

/** The parameter as it was in the address; null when there was none, or it has been answered. */
export const carriedSecrets: ReadableAtom<string | null> = taken;

export function forgetCarriedSecrets(): void {
  taken.set(null);
}

/** Takes the secrets out of the address; returns whether there were any. To be called before anything reads it. */
export function takeCarriedSecrets(): boolean {
  const { hash, pathname, search } = window.location;
  const parameters = hash.slice(1).split("&");
  const secret = parameters.find((parameter) => SECRET_PARAMETER.test(parameter));
  if (secret === undefined) return false;
  const rest = parameters.filter((parameter) => !SECRET_PARAMETER.test(parameter)).join("&");
  window.history.replaceState(window.history.state, "", pathname + search + (rest && `#${rest}`));
  taken.set(secret);
  return true;
}
