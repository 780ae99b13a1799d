import { site } from "@/config/site.ts";
import { Link } from "./link.tsx";
import { StructuredData } from "./structured-data.tsx";

interface BreadcrumbsProps {
  /** The pages above this one, outermost first. */
  trail: readonly { readonly to: string; readonly label: string }[];
  current: string;
  /** Whether the page is that of a name, which is not translated. */
  isName?: boolean;
}

/** The path to the page from the home page. */
export function Breadcrumbs({ trail, current, isName = false }: BreadcrumbsProps) {
  return (
    <nav aria-label="Brödsmulor" className="breadcrumbs">
      <ol>
        {trail.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span aria-hidden>›</span>
          </li>
        ))}
        <li aria-current="page" translate={isName ? "no" : undefined}>
          {current}
        </li>
      </ol>
      <StructuredData
        data={{
          "@type": "BreadcrumbList",
          itemListElement: [
            ...trail.map(({ to, label }, i) => ({
              "@type": "ListItem" as const,
              position: i + 1,
              name: label,
              item: site.url + to,
            })),
            { "@type": "ListItem", position: trail.length + 1, name: current },
          ],
        }}
      />
    </nav>
  );
}
