import { LookUpForm } from "@/features/search/look-up-form.tsx";
import { LinkButton } from "@/ui/button.tsx";
import { MotifPanel } from "@/ui/motif-panel.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** Every unknown path. Its field is an ordinary form, which opens the search (docs/specification.md, "Language and formats"). */
export default function NotFoundPage() {
  return (
    <div className="py-6 lg:py-12">
      <MotifPanel motif="paw" tone="honey">
        <div>
          <p aria-hidden className="font-display text-xl leading-none text-falu">
            404
          </p>
          <PageHeading>
            <span className="sr-only">404 </span>Sidan finns inte
          </PageHeading>
          <Lead>Den kan ha flyttat eller fått ett nytt namn. Letar du efter ett namn?</Lead>
          <p lang="en" className="mt-2 text-sm text-ink-soft">
            Oops! Page not found
          </p>
        </div>
        <LookUpForm className="w-full max-w-md print:hidden" />
        <LinkButton to="/" variant="quiet">
          Till startsidan
        </LinkButton>
      </MotifPanel>
    </div>
  );
}
