/**
 * Notices in free text can be sent by anyone and are never refused for their number. When there are many,
 * a person has to send each, so that a program does not fill the table.
 */
import { hasCaptcha, SettingError } from "../_shared/environment.ts";
import { HttpError } from "../_shared/http.ts";
import { requireHuman } from "../_shared/human-check.ts";
import { everyoneHash, networkHash } from "../_shared/sender.ts";
import { secondsToWait } from "../_shared/throttle.ts";

const HOUR = 3600;

/** Without a check, from one network whatever others send; after these, from one network and from all. */
const FEW = { calls: 2, seconds: HOUR } as const;
const NETWORK_LIMIT = { calls: 8, seconds: HOUR } as const;
const TOTAL_LIMIT = { calls: 100, seconds: HOUR } as const;

/**
 * Counts a notice, and asks for a passed check when there are many. A check that cannot be made keeps
 * nobody from a right: without hCaptcha, or while it does not answer, every notice is taken.
 *
 * @throws HttpError 403 with the reason "human_check_required" without a token, "not_human" with a wrong one
 */
export async function requireHumanAmongMany(
  request: Request,
  token: string | undefined,
): Promise<void> {
  if (!(await areMany(request))) return;
  if (!hasCaptcha()) {
    console.error("Many notices of withdrawal, and HCAPTCHA_SECRET is not set: all are taken");
    return;
  }
  if (token === undefined) {
    throw new HttpError(
      403,
      "Det kommer många anmälningar just nu. Visa att du inte är en robot och skicka en gång till.",
      { reason: "human_check_required" },
    );
  }
  try {
    await requireHuman(token);
  } catch (error) {
    const isUnasked =
      error instanceof SettingError || (error instanceof HttpError && error.status === 503);
    if (!isUnasked) throw error;
    console.error("A notice of withdrawal is taken unchecked:", error);
  }
}

/** False when they cannot be counted. */
async function areMany(request: Request): Promise<boolean> {
  try {
    // In this order, so that a network over its limit does not use up what is left for others.
    const network = { sender_hash: networkHash(request) };
    if ((await secondsToWait("withdraw-few", FEW, network)) === 0) return false;
    if ((await secondsToWait("withdraw-notice", NETWORK_LIMIT, network)) > 0) return true;
    const everyone = { sender_hash: everyoneHash() };
    return (await secondsToWait("withdraw-notices", TOTAL_LIMIT, everyone)) > 0;
  } catch (error) {
    console.error("A notice of withdrawal is not counted:", error);
    return false;
  }
}
