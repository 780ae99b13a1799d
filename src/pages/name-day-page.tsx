import { site } from "@/config/site.ts";
import { MoreNameLists } from "@/features/list-pages/more-name-lists.tsx";
import { formatDay } from "@/lib/format.ts";
import { numberWord } from "@/lib/number-word.ts";
import { NameDayCalendar } from "@/name-parts/name-days/name-day-calendar.tsx";
import { TodaysNames } from "@/name-parts/name-days/todays-names.tsx";
import { calendarMonths, NAME_DAY_FILE } from "@/names/days/name-day-calendar.ts";
import { nameDayOf } from "@/names/days/name-days.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { upperFirst } from "@/names/form/upper-first.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { DownloadLink } from "@/ui/download-link.tsx";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Link } from "@/ui/link.tsx";
import { BulletList } from "@/ui/lists.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { Section } from "@/ui/section.tsx";
import { ALMANAC_YEAR, NAME_DAYS_REVISED } from "@/words/statistics.ts";

/** /namnsdag */
export default function NameDayPage() {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current="Namnsdagar" />
      <PageHeading>Namnsdag i dag och hela året</PageHeading>
      <Lead className="mb-6">
        Den svenska almanackans namn, dag för dag. Varje namn leder till sin egen sida.
      </Lead>
      <TodaysNames />
      <NameDayCalendar />
      <OwnCalendar />
      <AboutCalendar />
      <MoreNameLists current="name-days" />
    </>
  );
}

const CALENDAR = new URL(NAME_DAY_FILE, site.url);
/** Asks the visitor's calendar to subscribe. */
const SUBSCRIPTION = `webcal://${CALENDAR.host}${CALENDAR.pathname}`;

function OwnCalendar() {
  return (
    <Section
      heading="I din egen kalender"
      intro="Prenumerera, så har telefonens eller datorns kalender alla namnsdagar i år och nästa år. Eller hämta dem en gång, som en fil."
      className="mt-16 print:hidden"
    >
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <a href={SUBSCRIPTION} className="inline-block prose-link py-2.5">
            Prenumerera i Apple Kalender eller Outlook
          </a>
        </li>
        <li>
          <ExternalLink
            href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(SUBSCRIPTION)}`}
            className="inline-block py-2.5"
          >
            Prenumerera i Google Kalender
          </ExternalLink>
        </li>
        <li>
          <DownloadLink href={NAME_DAY_FILE} className="inline-block py-2.5">
            Hämta namnsdagar.ics
          </DownloadLink>
        </li>
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        Bara några namn? På ett namns egen sida, bland dina favoriter och i dina listor finns ”Lägg
        i kalendern”, med en påminnelse på morgonen.
      </p>
    </Section>
  );
}

function AboutCalendar() {
  const days = calendarMonths().flat();
  const printedLater = days.flatMap(({ names }) => names).filter((name) => name.isPrintedLater);
  const nameless = days.filter(({ names }) => names.length === 0);
  const linnea = nameDayOf("Linnéa");
  return (
    <Section heading="Så läser du kalendern" className="mt-16 print:mt-6">
      <div className="max-w-[65ch] print:max-w-none">
        <BulletList>
          {linnea && (
            <li>
              Ett namn som inte står i kalendern får den dag som står vid en annan stavning av samma
              namn, som låter likadant eller nästan likadant: Linnéa har namnsdag{" "}
              {formatDay(linnea.month, linnea.day)}, som {linnea.listedAs}.
            </li>
          )}
          <li>
            {joinWords(printedLater.map(({ name }) => name).sort())} kom med {NAME_DAYS_REVISED} och
            trycks i almanackor från {ALMANAC_YEAR}.
          </li>
          <li>
            {upperFirst(numberWord(nameless.length))} dagar har inget namn:{" "}
            {joinWords(
              nameless.map(
                ({ month, day, label }) => `${formatDay(month, day)} (${inSentence(label ?? "")})`,
              ),
            )}
            . Skottdagen finns bara skottår.
          </li>
          <li>
            Källa: Namnlängdskommittén, med ändringarna från {NAME_DAYS_REVISED}.{" "}
            <Link to="/kallor" className="prose-link">
              Mer om våra källor
            </Link>
          </li>
        </BulletList>
      </div>
    </Section>
  );
}

/** "Nyårsdagen" → "nyårsdagen"; a label of several words begins with a name. */
function inSentence(label: string): string {
  return label.includes(" ") ? label : label.toLowerCase();
}
