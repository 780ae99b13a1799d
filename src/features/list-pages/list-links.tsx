import { Link } from "@/ui/link.tsx";

interface ListLinksProps {
  /** What the links choose between. */
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
  /** Address of the page. */
  readonly current: string;
  /** Classes for the columns. */
  readonly className: string;
}

/** Links to lists of one kind, such as the letters of the alphabet. */
export function ListLinks({ label, links, current, className }: ListLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={`grid gap-1 ${className}`}>
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              aria-current={link.to === current ? "page" : undefined}
              className="grid min-h-11 place-items-center rounded-control bg-pine-tint text-pine tabular-nums hover:bg-falu-tint hover:text-falu aria-[current]:bg-pine aria-[current]:font-semibold aria-[current]:text-ground"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
