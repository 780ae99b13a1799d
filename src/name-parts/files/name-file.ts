import { folder } from "virtual:name-index";
import { ANSWER_TIMEOUT_MS } from "@/config/limits.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { withTimeout } from "@/lib/with-timeout.ts";

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
        return await withTimeout(ANSWER_TIMEOUT_MS, (inTime) => request(file, inTime), signal);
      } catch (cause) {
        if (cause instanceof BackendError) throw cause;
        const failure = navigator.onLine ? "unreachable" : "not-kept";
        throw new BackendError("Failed to fetch", failure, { cause });
      }
    },
  });
}

async function request(file: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${folder}/${file}`, { signal });
  if (response.ok) return response.text();
  throw new BackendError(`${file}: ${response.status}`, "refused");
}
