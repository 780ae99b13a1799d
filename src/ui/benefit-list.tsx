import { Check } from "lucide";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

interface BenefitListProps {
  readonly benefits: readonly { readonly label: string; readonly place?: string }[];
  readonly className: string;
}

/** What a plan gives, each a link to the place where it works if it has one. */
export function BenefitList({ benefits, className }: BenefitListProps) {
  return (
    <ul className={`grid gap-y-2 ${className}`}>
      {benefits.map(({ label, place }) => (
        <li key={label} className="flex items-start gap-3">
          <Icon icon={Check} className="mt-1 size-5 shrink-0 text-pine" />
          {place ? (
            <Link
              to={place}
              className="min-w-0 wrap-anywhere decoration-1 underline-offset-4 hover:text-falu hover:underline focus-visible:underline"
            >
              {label}
              {/* Marks the link, without an underline in every line; a line may break before an icon, not before this. */}
              <span aria-hidden className="font-semibold text-falu">
                &nbsp;›
              </span>
            </Link>
          ) : (
            <span className="min-w-0 wrap-anywhere">{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
