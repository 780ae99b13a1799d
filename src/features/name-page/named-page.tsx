import type { ReactNode } from "react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { NoNameText } from "@/name-parts/facts/no-name-text.tsx";
import { nameForm } from "@/names/form/name-form.ts";
import { withCapitals } from "@/names/form/written-name.ts";
import {
  cleanNamePath,
  givenNameAddress,
  nameOfSlug,
  surnameAddress,
} from "@/names/search/name-addresses.ts";
import { LinkButton } from "@/ui/button.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

interface NamedPageProps {
  readonly kind: "given" | "surname";
  /** The page of a name in normal form and lower case. */
  readonly children: (name: string) => ReactNode;
}

/**
 * The page of the name in the address, which its normal form replaces: a copied link may have other characters for
 * the same letters, or a full stop after it. Of what is no name nothing is said but that.
 */
export function NamedPage({ kind, children }: NamedPageProps) {
  const { slug = "" } = useParams();
  const { pathname, search, hash } = useLocation();
  const clean = cleanNamePath(pathname);
  if (clean !== null) return <Navigate to={{ pathname: clean, search, hash }} replace />;
  const name = nameOfSlug(slug);
  const form = nameForm(name);
  if (form.kind === "name") return children(name);
  const addressOf = kind === "given" ? givenNameAddress : surnameAddress;
  return (
    <>
      <PageHeading>
        {form.kind === "other-script" ? (
          <span translate="no">{withCapitals(form.name)}</span>
        ) : (
          "Hur många heter …?"
        )}
      </PageHeading>
      <Lead className="mb-6">
        <NoNameText form={form} addressOf={(name) => addressOf(name, true)} />
      </Lead>
      <LinkButton variant="quiet" to="/sok">
        Slå upp ett annat namn
      </LinkButton>
    </>
  );
}
