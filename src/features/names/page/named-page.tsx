import type { ReactNode } from "react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import {
  cleanNamePath,
  givenNameAddress,
  nameOfSlug,
  surnameAddress,
} from "@/generators/name-search/name-addresses.ts";
import { nameForm } from "@/names/name-form.ts";
import { withCapitals } from "@/names/written-name.ts";
import { LinkButton } from "@/ui/button.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { NoNameText } from "../no-name-text.tsx";

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
