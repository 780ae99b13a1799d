import { useParams } from "react-router-dom";
import { useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import { ReportSection } from "@/features/reports/report-section.tsx";
import { backendAddress } from "@/lib/env.ts";
import { SharedListView } from "@/saved/lists/shared-list/shared-list-view.tsx";
import { useSharedList } from "@/saved/lists/shared-list/use-shared-list.ts";
import { Button, LinkButton } from "@/ui/button.tsx";
import { NeedsNetwork } from "@/ui/needs-network.tsx";
import { NoticePage, WaitingPage } from "@/ui/notice-page.tsx";
import { PremiumBanner } from "@/ui/premium-banner.tsx";

const HEADING = "Delad namnlista";

/** /lista/{shareToken} */
export default function SharedListPage() {
  const { shareToken = "" } = useParams();
  return (
    <NeedsNetwork heading={HEADING}>
      <SharedList token={shareToken} />
    </NeedsNetwork>
  );
}

function SharedList({ token }: { token: string }) {
  const { list, isLoading, isError, refetch } = useSharedList(token);
  const hasLists = useHasFeature("name_lists");
  if (isLoading) {
    return <WaitingPage heading={HEADING} text="Ett ögonblick, vi hämtar listan …" />;
  }
  if (isError) return <FetchFailed onRetry={refetch} />;
  if (list === "taken down") return <TakenDown />;
  return (
    <div className="py-6">
      {list ? <SharedListView list={list} token={token} /> : <NotFound />}
      {!hasLists && (
        <PremiumBanner
          heading="Gör din egen namnlista"
          text={`Med Premium samlar du dina namn i listor och delar dem med en länk${list ? ", precis som den här" : ""}.`}
        />
      )}
      {list && <ReportSection label="Anmäl listan" content={{ kind: "list", token }} />}
    </div>
  );
}

function TakenDown() {
  return (
    <NoticePage
      heading="Listan är nedtagen"
      text="Vi har tagit ner den här listan, för att den strider mot lag eller mot våra villkor. Den som har delat den har fått veta varför."
    >
      <LinkButton to="/">Till startsidan</LinkButton>
    </NoticePage>
  );
}

/** Whether there is such a list is not known: the page says nothing of it. */
function FetchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <NoticePage
      heading={HEADING}
      text="Listan kunde inte hämtas just nu. Sidan försöker igen av sig själv."
    >
      <Button onClick={onRetry}>Försök igen</Button>
    </NoticePage>
  );
}

function NotFound() {
  return (
    <NoticePage
      heading="Lista hittades inte"
      text={
        backendAddress
          ? "Den här listan finns inte eller är inte längre offentlig."
          : "Det går inte att dela namnlistor här ännu."
      }
    >
      <LinkButton to="/">Till startsidan</LinkButton>
    </NoticePage>
  );
}
