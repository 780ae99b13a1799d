import { folder } from "virtual:name-index";
import { ANSWER_TIMEOUT_MS } from "@/config/limits.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { timeoutSignal } from "@/lib/timeout-signal.ts";

/** Of what the files say, which never change: their folder is named for their content. */
export const FROM_FILES = { staleTime: Number.POSITIVE_INFINITY };

/**
 * Fetches a file of the names.
 *
 * @throws BackendError when it cannot be fetched in time
 */
export function fetchNameFile(file: string): Promise<string> {
  return queryClient.fetchQuery({
    queryKey: ["name-file", file],
    ...FROM_FILES,
    queryFn: async ({ signal }) => {
      try {
        const response = await fetch(`${folder}/${file}`, {
          signal: timeoutSignal(ANSWER_TIMEOUT_MS, signal),
        });
        if (response.ok) return await response.text();
        throw new BackendError(`${file}: ${response.status}`, "refused");
      } catch (cause) {
        if (cause instanceof BackendError) throw cause;
        const failure = navigator.onLine ? "unreachable" : "not-kept";
        throw new BackendError("Failed to fetch", failure, { cause });
      }
    },
  });
}
