import { useParams } from "react-router-dom";
import { SharedListView } from "@/features/name-lists/shared-list-view.tsx";
import { useSharedList } from "@/features/name-lists/use-shared-list.ts";
import { backendAddress } from "@/lib/env.ts";
import { LinkButton } from "@/ui/button.tsx";
import { NeedsNetwork } from "@/ui/needs-network.tsx";
import { NoticePage } from "@/ui/notice-page.tsx";
import { Panel } from "@/ui/panel.tsx";

const HEADING = "Delad namnlista";

/** /lista/{shareToken} */
export default function SharedListPage() {
  const { shareToken = "" } = useParams();
  return (
    <NeedsNetwork heading={HEADING}>
      <SharedList key={shareToken} token={shareToken} />
    </NeedsNetwork>
  );
}

function SharedList({ token }: { token: string }) {
  const state = useSharedList(token);
  if (state.status === "loading") {
    return <NoticePage heading={HEADING} text="Ett ögonblick, vi hämtar listan …" />;
  }
  return (
    <div className="py-6">
      {state.status === "found" ? <SharedListView list={state.list} token={token} /> : <NotFound />}
      <Upsell />
    </div>
  );
}

function NotFound() {
  return (
    <NoticePage
      heading="Lista hittades inte"
      text={
        backendAddress
          ? "Den här listan finns inte eller är inte längre offentlig."
          : "Konton och namnlistor är inte uppsatta på den här sajten än."
      }
    >
      <LinkButton to="/">Till startsidan</LinkButton>
    </NoticePage>
  );
}

function Upsell() {
  return (
    <Panel
      tone="falu"
      aria-labelledby="upsell-heading"
      className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 sm:px-8 sm:py-7"
    >
      <div>
        <h2 id="upsell-heading" className="text-[1.6rem]">
          Gör din egen namnlista
        </h2>
        <p className="mt-1 max-w-[54ch]">
          Med Premium samlar du dina namn i listor och delar dem med en länk, precis som den här.
        </p>
      </div>
      <LinkButton to="/premium">Se Premium</LinkButton>
    </Panel>
  );
}
