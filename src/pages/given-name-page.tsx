import { useParams } from "react-router-dom";
import { nameQuery } from "@/features/names/name-files-api.ts";
import { nameOfSlug } from "@/generators/name-search/name-addresses.ts";
import type { PageHead, RouteParams } from "@/lib/page-head.ts";
import { FetchedPart } from "@/ui/fetched-part.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";

/** /namn/{name} and /namn/ovriga/{name} */
export default function GivenNamePage() {
  const { slug = "" } = useParams();
  return (
    <FetchedPart query={nameQuery(nameOfSlug(slug))}>
      {({ name, record }) => <PageHeading>{record?.name ?? name}</PageHeading>}
    </FetchedPart>
  );
}

export async function head({ slug = "" }: RouteParams): Promise<PageHead> {
  return { title: nameOfSlug(slug), description: nameOfSlug(slug) };
}
