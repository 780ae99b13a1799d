import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { FROM_FILES, fetchNameFile } from "@/name-parts/files/name-file.ts";
import { type ListSection, listFile } from "@/names/lists/definition.ts";
import { type TopList, topListFile } from "@/names/search/name-lists.ts";

const topNames = v.array(
  v.object({
    name: v.string(),
    children: v.number(),
    rank: v.number(),
    rankBefore: v.nullable(v.number()),
    spellings: v.optional(v.array(v.tuple([v.string(), v.number()]))),
    isMinimum: v.optional(v.boolean()),
  }),
);
const topListSchema = v.object({ girls: topNames, boys: topNames });

const listSchema = v.array(
  v.object({
    heading: v.string(),
    entries: v.array(
      v.object({
        name: v.string(),
        numbers: v.array(v.number()),
        hasDocument: v.exactOptional(v.boolean()),
        isShared: v.exactOptional(v.boolean()),
      }),
    ),
  }),
);

/** The most given names of a year, girls' and boys', with the spellings of each one by one or together. */
export function topListQuery(year: number, isTogether: boolean) {
  return queryOptions({
    queryKey: ["top-list", year, isTogether],
    ...FROM_FILES,
    queryFn: async (): Promise<TopList> =>
      v.parse(topListSchema, JSON.parse(await fetchNameFile(topListFile(year, isTogether)))),
  });
}

/** The names of a list, by the id of its definition. */
export function listQuery(id: string) {
  return queryOptions({
    queryKey: ["list", id],
    ...FROM_FILES,
    queryFn: async (): Promise<readonly ListSection[]> =>
      v.parse(listSchema, JSON.parse(await fetchNameFile(listFile(id)))),
  });
}
