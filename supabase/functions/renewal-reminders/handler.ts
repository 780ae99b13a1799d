import { createHash, timingSafeEqual } from "node:crypto";
import { bearerToken } from "../_shared/caller.ts";
import { jobSecret } from "../_shared/environment.ts";
import { HttpError, jsonHandler } from "../_shared/http.ts";
import { claimReminder, sendReminder } from "../_shared/renewal-reminder.ts";

/** A run must end before the platform ends it; the next one takes the rest. */
const MAX_REMINDERS = 30;

interface Reminders {
  readonly sent: number;
  readonly failed: number;
}

/** Sends the reminders of renewals that are due. The hourly job of the database calls it. */
export const handle = jsonHandler(async (request): Promise<Reminders> => {
  requireJob(request);
  let sent = 0;
  let failed = 0;
  for (let claimed = 0; claimed < MAX_REMINDERS; claimed++) {
    const due = await claimReminder();
    if (!due) break;
    try {
      if (await sendReminder(due)) sent++;
    } catch (error) {
      // One buyer's trouble must not keep the others from their reminders.
      console.error(`The reminder of the user ${due.userId} was not sent:`, error);
      failed++;
    }
  }
  return { sent, failed };
});

/** @throws HttpError 401 for a caller without the job's secret */
function requireJob(request: Request): void {
  const token = bearerToken(request) ?? "";
  // Hashes have the same length, as the comparison requires.
  if (!timingSafeEqual(digest(token), digest(jobSecret()))) {
    throw new HttpError(401, "Anropet saknar rätt nyckel.");
  }
}

function digest(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}
