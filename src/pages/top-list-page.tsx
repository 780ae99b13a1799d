import { useParams } from "react-router-dom";
import { topListQuery } from "@/features/list-pages/list-files-api.ts";
import { latestList, TopListView } from "@/features/list-pages/top-list-view.tsx";
import { missingPageHead } from "@/lib/missing-page-head.ts";
import { type PageHead, type RouteParams, titled } from "@/lib/page-head.ts";
import { queryClient } from "@/lib/query-client.ts";
import { TOP_LIST_YEARS } from "@/names/search/name-lists.ts";
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import NotFoundPage from "./not-found-page.tsx";

/** /namn/topplista/{year} */
export default function TopListPage() {
  const year = yearOf(useParams());
  return year === null ? <NotFoundPage /> : <TopListView year={year} />;
}

export async function head(params: RouteParams): Promise<PageHead> {
  const year = yearOf(params);
  if (year === null) return missingPageHead;
  if (year > LAST_NEWBORN_YEAR) return latestHead(year);
  const { girls, boys } = await queryClient.fetchQuery(topListQuery(year, false));
  return {
    title: titled(`Populära flicknamn och pojknamn ${year}: topplista`),
    description: `De hundra populäraste flicknamnen och pojknamnen ${year} i Sverige, med antal nyfödda enligt SCB. Etta bland flickor: ${girls[0]?.name}, bland pojkar: ${boys[0]?.name}.`,
  };
}

function latestHead(year: number): PageHead {
  const { girls, boys } = latestList(year);
  return {
    title: titled(`Populära flicknamn och pojknamn ${year}: topplista`),
    description: `De populäraste flicknamnen och pojknamnen ${year} i Sverige, med antal nyfödda enligt Skatteverket. Etta bland flickor: ${girls[0]?.name}, bland pojkar: ${boys[0]?.name}.`,
  };
}

function yearOf({ year }: RouteParams): number | null {
  return TOP_LIST_YEARS.find((each) => String(each) === year) ?? null;
}
