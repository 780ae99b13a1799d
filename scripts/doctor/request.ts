/** Requests to the hosted project. */
import { backendUrl } from "../../supabase/functions/_shared/environment.ts";
import { NoAnswerError } from "./ask.ts";

/** A function that has not been called for a while takes seconds to start. */
const TIMEOUT_MS = 20_000;

/** @throws NoAnswerError when the project does not answer */
export async function request(path: string, init: RequestInit = {}) {
  try {
    const response = await fetch(new URL(path, backendUrl()), {
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    });
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  } catch (error) {
    throw new NoAnswerError(`${backendUrl()} does not answer`, { cause: error });
  }
}
