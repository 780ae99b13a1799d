import * as v from "npm:valibot@1.5.0";
import { captchaSecret, captchaVerifyUrl, SettingError } from "./environment.ts";
import { HttpError } from "./http.ts";
import { UNREADABLE } from "./request-body.ts";

/** The visitor is waiting. */
const TIMEOUT_MS = 8000;

/** What proves a passed check. */
export const checkToken = v.pipe(
  v.string(UNREADABLE),
  v.nonEmpty(UNREADABLE),
  v.maxLength(10_000, UNREADABLE),
);

/** https://docs.hcaptcha.com/#verify-the-user-response-server-side */
const ANSWER = v.object({
  success: v.boolean(),
  "error-codes": v.optional(v.array(v.string()), []),
});

/**
 * Asks hCaptcha whether the check was passed. A token is valid once.
 *
 * @throws HttpError 403 when it was not, 503 when hCaptcha does not answer
 * @throws SettingError when the secret is missing or wrong
 */
export async function requireHuman(token: string): Promise<void> {
  const { success, "error-codes": codes } = await ask(token);
  if (codes.some((code) => code.includes("secret"))) {
    throw new SettingError(`HCAPTCHA_SECRET is refused: ${codes.join(", ")}`);
  }
  if (!success) {
    throw new HttpError(403, "Vänligen verifiera att du inte är en robot.", {
      reason: "not_human",
    });
  }
}

async function ask(token: string): Promise<v.InferOutput<typeof ANSWER>> {
  const body = new URLSearchParams({ secret: captchaSecret(), response: token });
  try {
    const response = await fetch(captchaVerifyUrl(), {
      method: "POST",
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return v.parse(ANSWER, await response.json());
  } catch (error) {
    console.error("hCaptcha cannot be asked:", error);
    throw new HttpError(503, "Kontrollen att du inte är en robot svarar inte. Försök igen.");
  }
}
