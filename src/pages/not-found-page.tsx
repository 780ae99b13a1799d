import { LinkButton } from "@/ui/button.tsx";
import { MotifPanel } from "@/ui/motif-panel.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** Every unknown path. The text is English (docs/specification.md, "Language and formats"). */
export default function NotFoundPage() {
  return (
    <div lang="en" className="py-6 lg:py-12">
      <MotifPanel motif="paw" tone="honey">
        <div>
          <p aria-hidden className="font-display text-xl leading-none text-falu">
            404
          </p>
          <PageHeading>
            <span className="sr-only">404 </span>Oops! Page not found
          </PageHeading>
          <Lead>The page you are looking for does not exist, or it has moved.</Lead>
        </div>
        <LinkButton to="/">Return to Home</LinkButton>
      </MotifPanel>
    </div>
  );
}
