import { site } from "@/config/site.ts";
import { OFFLINE_PAGE } from "@/config/stand-ins.ts";
import { ThemeChoice } from "@/features/theme/theme-choice.tsx";
import { generators } from "@/generators/registry.ts";
import { topListPath } from "@/names/search/name-lists.ts";
import { Link } from "@/ui/link.tsx";
import { LAST_LATEST_YEAR } from "@/words/statistics.ts";

const COLUMNS = [
  {
    heading: "Verktyg",
    links: [
      { to: "/generatorer", label: "Alla generatorer" },
      ...generators.map(({ path, label }) => ({ to: path, label })),
      { to: "/tillsammans", label: "Välj tillsammans" },
      { to: "/sok", label: "Hur många heter\u00a0…?" },
      { to: "/jamfor", label: "Jämför namn" },
      { to: "/flicknamn", label: "Flicknamn" },
      { to: "/pojknamn", label: "Pojknamn" },
      { to: "/namnsdag", label: "Namnsdagar" },
      { to: topListPath(LAST_LATEST_YEAR), label: `Topplistan ${LAST_LATEST_YEAR}` },
      { to: "/namn/listor", label: "Listor med namn" },
      { to: "/namn/lista/byta-namn", label: "Byta namn" },
      { to: OFFLINE_PAGE, label: "Ladda ner för att använda utan nät" },
    ],
  },
  {
    heading: "Företag",
    links: [
      { to: "/om", label: "Om oss" },
      { to: "/premium", label: "Premium" },
      { to: "/blogg", label: "Blogg" },
      { to: "/kallor", label: "Källor" },
      { to: "/data", label: "Öppna data" },
      { to: "/api", label: "API" },
      { to: "/kontakt", label: "Kontakt" },
      { to: "/integritetspolicy", label: "Integritetspolicy" },
      { to: "/cookiepolicy", label: "Cookiepolicy" },
      { to: "/villkor", label: "Villkor" },
      { to: "/tillganglighet", label: "Tillgänglighet" },
      { to: "/angra", label: "Ångra avtalet här" },
    ],
  },
];

/** Every public page, the theme, the year. */
export default function FooterContent() {
  return (
    <div className="footer-columns">
      {COLUMNS.map(({ heading, links }) => (
        <nav key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <div className="grid content-start gap-6">
        <ThemeChoice />
        {/* The prerendered page keeps the year of its build: one year more is no reason to render it anew. */}
        <p
          suppressHydrationWarning
        >{`© ${site.startYear}–${new Date().getFullYear()} ${site.name}`}</p>
      </div>
    </div>
  );
}
