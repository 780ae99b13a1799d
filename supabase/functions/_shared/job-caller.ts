/** The caller that is no user: whoever has the secret of the hourly job. */
import { createHash, timingSafeEqual } from "node:crypto";
import { bearerToken } from "./caller.ts";
import { jobSecret } from "./environment.ts";
import { HttpError } from "./http.ts";

/** @throws HttpError 401 for a caller without the job's secret */
export function requireJobSecret(request: Request): void {
  const token = bearerToken(request) ?? "";
  // Hashes have the same length, as the comparison requires.
  if (!timingSafeEqual(digest(token), digest(jobSecret()))) {
    throw new HttpError(401, "Anropet saknar rätt nyckel.");
  }
}

function digest(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}
