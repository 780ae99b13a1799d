import type { ReactNode } from "react";
import { COLUMN_OF_PLAN, PRODUCTS } from "@/config/commerce.ts";
import { type Benefit, HIGHLIGHTED } from "@/config/plans.ts";
import { GENERATE_ON_ARRIVAL } from "@/config/router-state.ts";
import { site } from "@/config/site.ts";
import { generatorById } from "@/generators/registry.ts";
import { formatCount, formatPrice } from "@/lib/format.ts";
import { freeBenefits, paidBenefits } from "@/lib/plan-matrix.ts";
import { TodaysNames } from "@/name-parts/name-days/todays-names.tsx";
import { LinkButton } from "@/ui/button.tsx";
import { Link } from "@/ui/link.tsx";
import { LinkTile } from "@/ui/link-tile.tsx";
import { Motif } from "@/ui/motif.tsx";
import { PlanCard } from "@/ui/plan-card.tsx";
import { Section } from "@/ui/section.tsx";
import { usePlanMatrix } from "@/ui/use-plan-matrix.ts";
import { homeFigures } from "@/words/home-figures.ts";
import { GIVEN_NAMES_YEAR } from "@/words/statistics.ts";
import { NameCurves } from "./name-curves.tsx";
import { NameTrends } from "./name-trends.tsx";

const KIM = homeFigures.kim;

const CATEGORIES = [
  { value: "barn", label: "Barn" },
  { value: "hund", label: "Hund" },
  { value: "katt", label: "Katt" },
] as const;

const TILES = [
  { id: "barnnamn", text: "Trender, tidlösa och ovanliga." },
  { id: "husdjursnamn", text: "Till hund, katt, kanin, fågel och fisk." },
  { id: "foretagsnamn", text: "Kolla domänen direkt." },
  { id: "fantasy-namn", text: "Till krigare, magiker, alver och drakar." },
  { id: "anvandarnamn", text: "Utgå gärna från ett eget ord." },
] as const;

/** The home page below its generator. */
export default function HomeContent() {
  return (
    <div className="paper-stack mt-14 grid grid-cols-[minmax(0,1fr)] gap-16 lg:mt-16 lg:gap-20">
      <TodaysNames>
        <Link to="/namnsdag" className="prose-link">
          Alla namnsdagar
        </Link>
      </TodaysNames>
      <Section
        heading="Namn kommer och går"
        intro={`${site.name} visar med riktiga siffror vilka namn som har blivit vanligare och vilka som har blivit ovanligare.`}
      >
        <div className="paper-stack grid gap-3.5 min-[54rem]:grid-cols-3 lg:grid-cols-[1.55fr_1fr] lg:grid-rows-3">
          <div className="rounded-panel border border-line bg-surface p-5 shadow-card sm:p-6 min-[54rem]:max-lg:col-span-3 lg:row-span-3">
            <NameCurves />
          </div>
          <Blurb
            heading="Snabbt och enkelt"
            text="Välj filter, tryck på knappen, få förslag. Utan konto."
          >
            <ul className="flex flex-wrap gap-2">
              {CATEGORIES.map(({ value, label }) => (
                <li key={value}>
                  <Link
                    to={`/namngenerator?kategori=${value}`}
                    state={GENERATE_ON_ARRIVAL}
                    className="inline-flex min-h-9 items-center rounded-full bg-pine-tint px-4 text-sm text-pine hover:bg-falu-tint hover:text-falu"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Blurb>
          <Blurb
            heading="Namn med siffror bakom"
            text="Tusentals namn som människor bär, och nya som sätts ihop när du ber om dem."
          >
            <p className="text-sm text-ink-soft">
              Kim bärs av <b className="font-semibold text-ink">{formatCount(KIM.women)}</b>
              &nbsp;kvinnor och <b className="font-semibold text-ink">{formatCount(KIM.men)}</b>
              &nbsp;män <span className="whitespace-nowrap">(SCB, {GIVEN_NAMES_YEAR})</span>.
            </p>
            <Threads share={KIM.women / (KIM.women + KIM.men)} />
          </Blurb>
          <Blurb
            heading="Premiumfunktioner"
            text="Filtrera på stavelser och ändelse, se hela kurvan och samla namn i listor som du kan dela."
          >
            <Link to="/premium" className="prose-link inline-block py-1">
              Se vad som ingår
            </Link>
          </Blurb>
        </div>
      </Section>
      <Section heading="Vad ska få ett namn?" className="print:break-inside-avoid">
        <ul className="grid gap-3.5 min-[30rem]:grid-cols-2 md:grid-cols-6 min-[68rem]:grid-cols-5">
          {TILES.map(({ id, text }) => {
            const { path, label, motif } = generatorById(id);
            return (
              <li
                key={id}
                className="min-[30rem]:max-md:last:col-span-full md:max-[68rem]:col-span-2 md:max-[68rem]:nth-[n+4]:col-span-3"
              >
                <LinkTile
                  to={path}
                  label={label}
                  text={text}
                  tone="plain"
                  labelAs="h3"
                  picture={motif && <Motif name={motif} className="h-14 md:h-23" />}
                />
              </li>
            );
          })}
        </ul>
        <p className="mt-5">
          Är ni två som väljer?{" "}
          <Link to="/tillsammans" className="prose-link">
            Välj tillsammans
          </Link>{" "}
          i varsin telefon, och se vilka namn ni båda gillar.
        </p>
      </Section>
      <Plans />
      <NameTrends />
    </div>
  );
}

interface BlurbProps {
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Blurb({ heading, text, children }: BlurbProps) {
  return (
    <div className="flex flex-col rounded-panel border border-line bg-surface p-5 shadow-card">
      <h3>{heading}</h3>
      <p className="mt-1 mb-3">{text}</p>
      <div className="mt-auto">{children}</div>
    </div>
  );
}

/** A hundred threads: whole for women, two short ones for men. */
function Threads({ share }: { share: number }) {
  const women = Math.round(share * 100);
  const threads = Array.from({ length: 100 }, (_, i) => i * 5);
  const whole = threads.slice(0, women).map((x) => `M${x} 0v14`);
  const halves = threads.slice(women).map((x) => `M${x} 0v5.5m0 3v5.5`);
  return (
    <svg
      aria-hidden
      viewBox="-1.8 0 498.6 14"
      preserveAspectRatio="none"
      className="mt-2 block h-4.5 w-full"
      strokeWidth="3.6"
    >
      <path className="stroke-falu" d={whole.join("")} />
      <path className="stroke-pine" d={halves.join("")} />
    </svg>
  );
}

function Plans() {
  const matrix = usePlanMatrix();
  return (
    <Section
      heading="Gratis räcker långt"
      className="print:break-inside-avoid"
      intro="Alla generatorer är gratis. Premium är för dig som vill spara fler namn, dela listor och se mer av statistiken."
    >
      <div className="grid gap-5 md:grid-cols-2">
        <PlanCard
          heading="Gratis"
          price="0&nbsp;kr"
          note="Inget konto behövs"
          benefits={withoutLinks(freeBenefits(matrix))}
          action={
            <LinkButton variant="quiet" to="/namngenerator" state={GENERATE_ON_ARRIVAL}>
              Till generatorn
            </LinkButton>
          }
        />
        <PlanCard
          heading="Premium"
          price={`${formatPrice(PRODUCTS.premium.price)}/månad`}
          note="Inklusive moms, månad för månad"
          isPaid
          isExcerpt
          benefits={withoutLinks(paidBenefits(COLUMN_OF_PLAN.Premium, matrix, HIGHLIGHTED))}
          isHighlighted
          action={<LinkButton to="/premium">Se Premium</LinkButton>}
        />
      </div>
    </Section>
  );
}

/** The comparison leads to /premium, which leads on. */
function withoutLinks(benefits: readonly Benefit[]) {
  return benefits.map(({ label }) => ({ label }));
}
