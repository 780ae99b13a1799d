import { BackendError } from "@/lib/backend-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { isSameButForCase } from "@/names/search/pick-record.ts";
import type { CommonNames } from "./common-names-api.ts";

/**
 * What a file says of a name; without a network, what the device keeps of it, if it is a common one.
 *
 * @param read the same from the file of common names
 * @throws BackendError when neither can be read
 */
export async function orKept<T>(
  name: string,
  fetched: Promise<T>,
  read: (kept: CommonNames) => T,
): Promise<T> {
  try {
    return await fetched;
  } catch (error) {
    if (!(error instanceof BackendError) || error.failure === "refused") throw error;
    const kept = await keptNames();
    if (!kept?.records.some((record) => isSameButForCase(record.name, name))) throw error;
    refreshWithNetwork(name);
    return read(kept);
  }
}

/** The kept names are a part of all: those that differ from the name only in case may be missing. */
function refreshWithNetwork(name: string): void {
  const refresh = () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(name) });
  window.addEventListener("online", refresh, { once: true });
}

async function keptNames(): Promise<CommonNames | null> {
  try {
    const { readCommonNames } = await import("./common-names-api.ts");
    return await readCommonNames();
  } catch (error) {
    console.info("The kept names cannot be read", error);
    return null;
  }
}
