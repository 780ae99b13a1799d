import type { ReactNode } from "react";
import { formatCount } from "@/lib/format.ts";
import { topListPath } from "@/names/search/name-lists.ts";
import { LATEST_LISTS, type LatestName } from "@/names/series/latest-newborns.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Link } from "@/ui/link.tsx";
import { numberOnes } from "@/words/number-ones.ts";
import { FIRST_NEWBORN_YEAR, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";

/** Whether the table has a year of the series: every fifth, and the last. */
function isShown(year: number): boolean {
  return (year - FIRST_NEWBORN_YEAR) % 5 === 0 || year === LAST_NEWBORN_YEAR;
}

/** The article on Swedish naming trends. Its figures are those of SCB for the years it names, per spelling. */
export function NameTrends() {
  return (
    <article aria-labelledby="namntrender">
      <h2 id="namntrender">
        Vad barn i Sverige har fått heta {FIRST_NEWBORN_YEAR}–{LAST_NEWBORN_YEAR}
      </h2>
      <div className="paper-stack mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 lg:grid-cols-[1.25fr_1fr]">
        <div className="paper-stack grid max-w-[64ch] gap-6">
          <Trend heading="Allt färre fick toppnamnen">
            1998 fick {formatCount(1467)}&nbsp;flickor namnet Emma, 3,4&nbsp;procent av alla nyfödda
            flickor. 2020 räckte det med {formatCount(773)} för att Alice skulle bli etta:
            1,4&nbsp;procent. Barnen fick fler olika namn. 1998 fanns 353&nbsp;flicknamn som minst
            tio barn fick, 2022 fanns 638.
          </Trend>
          <Trend heading="Namnen blev kortare">
            1998 var flickornas namn i snitt 5,6&nbsp;bokstäver långa, 2022 bara 4,9. Pojkarnas gick
            från 5,6 till 5,1. Då var Amanda, Johanna, Simon och Viktor vanliga, 2022 Alma, Juni,
            Sam och Otto.
          </Trend>
          <Trend heading="Gamla namn kom tillbaka">
            Astrid gavs till 101&nbsp;flickor 1998. År 2022 var de 603, och namnet blev för första
            gången i statistiken, som börjar 1998, det vanligaste. Nils gick från 143&nbsp;pojkar
            till 576 och plats fem.
          </Trend>
          <Trend heading="William låg länge i topp">
            Räknat per stavning var William det vanligaste pojknamnet arton av de tjugofem åren
            1998–2022. I SCB:s egen topplista, som slår ihop stavningar, var namnet etta nio gånger{" "}
            (
            <ExternalLink href="https://www.scb.se/pressmeddelande/astrid-petar-alice-i-namntoppen--nils-ny-pa-topp-tio-listan/">
              SCB, 13&nbsp;februari 2023
            </ExternalLink>
            ). Hos flickorna tog Alice nästan lika stadigt över efter Emma, från 2009 till 2021, med
            Elsa som etta två år däremellan.
          </Trend>
          <p className="text-sm text-ink-soft">
            Vi rangordnar efter SCB:s antal, räknat per stavning. SCB:s statistik slutar med{" "}
            {LAST_NEWBORN_YEAR}.{" "}
            <Link to="/barnnamn" className="prose-link">
              Utforska barnnamnen
            </Link>{" "}
            eller läs{" "}
            <Link to="/kallor" className="prose-link">
              hur vi räknar
            </Link>
            .
          </p>
        </div>
        <NumberOnes />
      </div>
    </article>
  );
}

function Trend({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3>{heading}</h3>
      <p className="mt-1 text-ink-soft">{children}</p>
    </section>
  );
}

function NumberOnes() {
  return (
    <div className="rounded-panel bg-pine-tint p-4 sm:p-6 print:p-0">
      <table className="w-full border-collapse text-left wrap-anywhere">
        <caption className="mb-3 text-left font-display text-lg font-semibold">
          Vanligast bland nyfödda
        </caption>
        <thead className="text-sm">
          <tr>
            <th scope="col" className="py-1 pr-3 font-semibold">
              År
            </th>
            <th scope="col" className="py-1 pr-3 font-semibold">
              Flickor
            </th>
            <th scope="col" className="py-1 font-semibold">
              Pojkar
            </th>
          </tr>
        </thead>
        <tbody>
          {numberOnes
            .filter(({ year }) => isShown(year))
            .map(({ year, girl, boy }) => (
              <tr key={year} className="border-t border-ink/15">
                <th scope="row" className="py-2 pr-3 align-top font-normal tabular-nums">
                  {year}
                </th>
                <TopName {...girl} />
                <TopName {...boy} />
              </tr>
            ))}
        </tbody>
        <tbody className="border-t-2 border-ink/40">
          {LATEST_LISTS.map(({ year, girls: [girl], boys: [boy] }) => (
            <tr key={year} className="border-t border-ink/15">
              <th scope="row" className="py-2 pr-3 align-top font-normal tabular-nums">
                <Link to={topListPath(year)} className="prose-link">
                  {year}
                </Link>
              </th>
              <LatestOne name={girl} />
              <LatestOne name={boy} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm">
        Källa: till och med {LAST_NEWBORN_YEAR} SCB, nyfödda efter tilltalsnamn, därefter
        Skatteverket, som räknar på ett annat sätt. Per stavning.
      </p>
    </div>
  );
}

function LatestOne({ name }: { name: LatestName | undefined }) {
  return name ? <TopName name={name.name} newborns={name.children} /> : <td />;
}

function TopName({ name, newborns }: { name: string; newborns: number }) {
  return (
    <td className="py-2 not-last:pr-3">
      <span className="block font-display text-lg leading-tight font-semibold" translate="no">
        {name}
      </span>
      <span className="text-sm tabular-nums">{formatCount(newborns)}&nbsp;barn</span>
    </td>
  );
}
