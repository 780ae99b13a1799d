import { Link } from "@/ui/link.tsx";

interface BreadcrumbsProps {
  /** From the outermost page to the one above this; the page itself is `current`. */
  trail: readonly { readonly to: string; readonly label: string }[];
  current: string;
}

/** Where the page stands in the site. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Brödsmulor" className="mb-1.5 text-[0.95rem] text-ink-soft">
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
    </nav>
  );
}
