import { site } from "@/config/site.ts";
import { ThemeChoice } from "@/features/theme/theme-choice.tsx";
import { generators } from "@/generators/registry.ts";
import { Link } from "@/ui/link.tsx";

const COLUMNS = [
  {
    heading: "Verktyg",
    links: [
      { to: "/generatorer", label: "Alla generatorer" },
      ...generators.map(({ path, label }) => ({ to: path, label })),
      { to: "/sok", label: "Hur många heter\u00a0…?" },
      { to: "/namnsdag", label: "Namnsdagar" },
      { to: "/namn/topplista/2022", label: "Topplistan 2022" },
      { to: "/namn/bokstav/a", label: "Namn från A\u00a0till\u00a0Ö" },
    ],
  },
  {
    heading: "Företag",
    links: [
      { to: "/om", label: "Om oss" },
      { to: "/premium", label: "Premium" },
      { to: "/blogg", label: "Blogg" },
      { to: "/kallor", label: "Källor" },
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
    <div className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-5 pt-9 pb-10 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]">
      {COLUMNS.map(({ heading, links }) => (
        <nav key={heading} aria-label={heading}>
          <h2 className="mb-2 font-sans text-sm leading-[1.6] font-semibold tracking-normal text-ink">
            {heading}
          </h2>
          <ul className="columns-2 gap-x-8 [&_a]:inline-block [&_a]:py-1 [&_a]:hover:text-falu [&_a]:hover:underline">
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
        <p>
          © {site.startYear} {site.name}
        </p>
      </div>
    </div>
  );
}
