import { LinkButton } from "@/ui/button.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";

/** Every unknown path; in English, as SPEC section 2 has it. */
export default function NotFoundPage() {
  return (
    <div lang="en" className="grid justify-items-start gap-4 py-20">
      <p aria-hidden className="font-display text-3xl leading-none text-falu">
        404
      </p>
      <PageHeading>
        <span className="sr-only">404 </span>Oops! Page not found
      </PageHeading>
      <p className="text-base text-ink-soft">
        The page you are looking for does not exist, or it has moved.
      </p>
      <LinkButton to="/">Return to Home</LinkButton>
    </div>
  );
}
