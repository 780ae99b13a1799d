import { useParams } from "react-router-dom";
import { surnameHead, withCapitals } from "@/features/names/page/name-heads.ts";
import { NameHero } from "@/features/names/page/name-hero.tsx";
import { namePageQuery } from "@/features/names/page/name-page-api.ts";
import { SurnameView } from "@/features/names/page/surname-view.tsx";
import { nameOfSlug, surnamePath } from "@/generators/name-search/name-addresses.ts";
import type { PageHead, RouteParams } from "@/lib/page-head.ts";
import { queryClient } from "@/lib/query-client.ts";
import { NameActions } from "@/name-ui/name-actions.tsx";
import { CanonicalAddress } from "@/ui/canonical-address.tsx";
import { FetchedPart } from "@/ui/fetched-part.tsx";

/** /efternamn/{name} and /efternamn/ovriga/{name} */
export default function SurnamePage() {
  const { slug = "" } = useParams();
  const name = nameOfSlug(slug);
  return (
    <FetchedPart
      query={namePageQuery(name)}
      heading={<NameHero name={withCapitals(name)} kind="surname" />}
    >
      {(data) => (
        <>
          {data.record && <CanonicalAddress path={surnamePath(data.record)} />}
          <SurnameView
            data={data}
            actions={(name) => <NameActions name={name} generator="efternamn" />}
          />
        </>
      )}
    </FetchedPart>
  );
}

export async function head({ slug = "" }: RouteParams): Promise<PageHead> {
  return surnameHead(await queryClient.fetchQuery(namePageQuery(nameOfSlug(slug))));
}
