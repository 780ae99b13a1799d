import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { Link } from "@/ui/link.tsx";
import { hasNameLists } from "./name-lists-api.ts";

const hasListsQuery = queryOptions({
  queryKey: ["name-lists", "exist"],
  queryFn: () =>
    hasNameLists().catch((error: unknown) => {
      console.warn("It cannot be checked whether there are name lists", error);
      throw error;
    }),
});

/**
 * A link to the user's lists, if there are any. The header links to the lists only for subscribers, so
 * users whose plan has ended need this one.
 */
export function OwnListsLink() {
  const { data: hasLists } = useQuery(hasListsQuery, queryClient);
  if (!hasLists) return null;
  return (
    <p className="mt-5 border-t border-line pt-5">
      Dina namnlistor finns kvar, vilken plan du än har.{" "}
      <Link to="/namnlistor" className="prose-link">
        Se dina namnlistor
      </Link>
    </p>
  );
}
