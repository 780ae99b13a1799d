import { LISTED_CLASSICS } from "@/content/sources/listed-classics.ts";
import { givenNameAddress } from "@/names/search/name-addresses.ts";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { FAVORITES_OF_NAMES } from "@/saved/favorites/saved-favorites.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { FactTable } from "@/ui/fact-table.tsx";
import { Link } from "@/ui/link.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** /data/klassiker */
export default function ListedClassicsPage() {
  return (
    <>
      <Breadcrumbs
        trail={[
          { to: "/", label: "Hem" },
          { to: "/data", label: "Data" },
        ]}
        current="Klassiker utöver regeln"
      />
      <PageHeading>Klassiker utöver regeln</PageHeading>
      <Lead>
        {LISTED_CLASSICS.length}&nbsp;namn som vi räknar som klassiska efter egen bedömning: gamla
        namn som så många barn får i dag att de äldre bärarna är i minoritet, några utan egen plats
        i almanackan, och namn ur Bibeln, kungalängden och medeltiden som siffrorna inte skiljer
        från ett mode.
      </Lead>
      <div className="mt-9 max-w-[65ch]">
        <FactTable
          caption="Klassiker utöver regeln, med siffror"
          columns={["Namn", "Vad siffrorna säger"]}
          rows={LISTED_CLASSICS.map(({ subject, ...row }) => ({
            ...row,
            subject: (
              <div className="items-center justify-between sm:-my-2.5 sm:flex">
                {/* Each is so common that it has a document. */}
                <Link to={givenNameAddress(subject, true)} className="prose-link" translate="no">
                  {subject}
                </Link>
                <FavoriteButton
                  page={FAVORITES_OF_NAMES["given name"]}
                  name={subject}
                  className="max-sm:-ml-2.75"
                />
              </div>
            ),
          }))}
        />
        <p className="mt-6 text-sm text-ink-soft">
          Siffrorna är SCB:s, per stavning. Antal under tio skriver vi inte ut.
        </p>
      </div>
    </>
  );
}
