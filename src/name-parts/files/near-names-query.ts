import { queryOptions } from "@tanstack/react-query";
import type { ReadAs } from "@/names/sounds/read-as.ts";
import { FROM_FILES } from "./name-file.ts";

/** @param readAs as for fetchNearNames */
export function nearNamesQuery(name: string, readAs?: ReadAs) {
  return queryOptions({
    queryKey: ["near-names", name, readAs ?? "as most have it"],
    ...FROM_FILES,
    // The rules of sound are loaded with the first names that are compared.
    queryFn: async () => (await import("./near-names-api.ts")).fetchNearNames(name, readAs),
  });
}
