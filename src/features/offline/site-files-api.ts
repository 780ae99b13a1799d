import * as v from "valibot";
import { ANSWER_TIMEOUT_MS } from "@/config/limits.ts";
import { DOWNLOAD_LIST } from "@/config/worker-caches.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { withTimeout } from "@/lib/with-timeout.ts";

const schema = v.object({ bytes: v.number(), files: v.array(v.string()) });

/** What the whole site consists of, but for the pages of single names. */
export interface SiteFiles {
  /** What the files take to fetch, compressed. */
  readonly bytes: number;
  /** Their paths. Each is named for its content. */
  readonly files: readonly string[];
}

/** @throws BackendError when it cannot be fetched in time */
export async function fetchSiteFiles(signal?: AbortSignal): Promise<SiteFiles> {
  const response = await fetchFile(DOWNLOAD_LIST, signal, "no-cache");
  return parseSiteFiles(await response.text());
}

export function parseSiteFiles(text: string): SiteFiles {
  return v.parse(schema, JSON.parse(text));
}

/**
 * A file of the site, with its whole body.
 *
 * @throws BackendError when it cannot be fetched in time
 */
export async function fetchFile(
  path: string,
  signal?: AbortSignal,
  cache: RequestCache = "default",
): Promise<Response> {
  try {
    return await withTimeout(ANSWER_TIMEOUT_MS, (inTime) => request(path, inTime, cache), signal);
  } catch (cause) {
    if (cause instanceof BackendError || signal?.aborted) throw cause;
    throw new BackendError(`${path} cannot be fetched`, "unreachable", { cause });
  }
}

async function request(path: string, signal: AbortSignal, cache: RequestCache): Promise<Response> {
  const response = await fetch(path, { signal, cache });
  if (!response.ok) throw new BackendError(`${path}: ${response.status}`, "refused");
  // The body may hang, too.
  const { headers, status } = response;
  return new Response(await response.blob(), { headers, status });
}
