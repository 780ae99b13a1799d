import { LinkButton } from "@/ui/button.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** Every unknown path. The text is English (docs/specification.md, "Language and formats"). */
export default function NotFoundPage() {
  return (
    <div lang="en" className="grid justify-items-start gap-4 py-20">
      <p aria-hidden className="font-display text-3xl leading-none text-falu">
        404
      </p>
      <div>
        <PageHeading>
          <span className="sr-only">404 </span>Oops! Page not found
        </PageHeading>
        <Lead>The page you are looking for does not exist, or it has moved.</Lead>
      </div>
      <LinkButton to="/">Return to Home</LinkButton>
    </div>
  );
}
