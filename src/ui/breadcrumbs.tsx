import { site } from "@/config/site.ts";
import { Link } from "./link.tsx";
import { StructuredData } from "./structured-data.tsx";

interface BreadcrumbsProps {
  /** The pages above this one, outermost first. */
  trail: readonly { readonly to: string; readonly label: string }[];
  current: string;
}

/** The path to the page from the home page. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Brödsmulor" className="mb-1.5 text-sm text-ink-soft">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ to, label }) => (
          <li key={to} className="flex gap-x-2">
            <Link to={to} className="inline-block hover:text-falu hover:underline">
              {label}
            </Link>
            <span aria-hidden>›</span>
          </li>
        ))}
        <li aria-current="page">{current}</li>
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
