import { CancelledNote, Products, PurchaseNotes } from "@/features/subscription/premium-offer.tsx";
import { ProductStructuredData } from "@/features/subscription/product-structured-data.tsx";
import { backendAddress } from "@/lib/env.ts";
import { OfflineNote } from "@/ui/offline-note.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

const LEAD =
  "Alla generatorer är gratis. Premium är för dig som vill spara fler namn, dela listor och se mer av statistiken.";

/** /premium */
export default function PremiumPage() {
  return (
    <div className="pt-6">
      <PageHeading>Premium: spara, dela och se mer</PageHeading>
      <Lead className="mb-8">{LEAD}</Lead>
      <OfflineNote
        className="mb-6"
        text="Du är offline. För att köpa eller hantera Premium behöver du vara uppkopplad."
      />
      <CancelledNote />
      <h2 className="sr-only">Planer</h2>
      <Products />
      {backendAddress && <ProductStructuredData description={LEAD} />}
      <PurchaseNotes />
    </div>
  );
}
