import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import {
  type LetterName,
  letterFile,
  type TopList,
  topListFile,
} from "@/generators/name-search/name-lists.ts";
import { FROM_FILES, fetchNameFile } from "../name-files-api.ts";

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

const letterSchema = v.array(v.object({ name: v.string(), women: v.number(), men: v.number() }));

/** The most given names of a year, girls' and boys', with the spellings of each one by one or together. */
export function topListQuery(year: number, isTogether: boolean) {
  return queryOptions({
    queryKey: ["top-list", year, isTogether],
    ...FROM_FILES,
    queryFn: async (): Promise<TopList> =>
      v.parse(topListSchema, JSON.parse(await fetchNameFile(topListFile(year, isTogether)))),
  });
}

/** The names that begin with a letter and have a document of their own. */
export function letterQuery(letter: string) {
  return queryOptions({
    queryKey: ["letter", letter],
    ...FROM_FILES,
    queryFn: async (): Promise<readonly LetterName[]> =>
      v.parse(letterSchema, JSON.parse(await fetchNameFile(letterFile(letter)))),
  });
}
