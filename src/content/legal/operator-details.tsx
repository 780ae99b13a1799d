import { operator } from "@/config/operator.ts";
import { EmailLink } from "@/ui/email-link.tsx";

/** Who runs the site, as the law requires of a seller. */
export function OperatorDetails() {
  if (!operator) {
    return <p className="border-l-3 border-honey pl-3">Företagets uppgifter är inte ifyllda än.</p>;
  }
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr] [&>dt]:font-semibold">
      <dt>Företag</dt>
      <dd>{operator.legalName}</dd>
      <dt>Organisationsnummer</dt>
      <dd>{operator.organisationNumber}</dd>
      <dt>Adress</dt>
      <dd>{operator.postalAddress}</dd>
      <dt>Momsregistreringsnummer</dt>
      <dd>{operator.vatNumber}</dd>
      <dt>E-post</dt>
      <dd>
        <EmailLink address={operator.email} />
      </dd>
      <dt>Telefon</dt>
      <dd>
        <a href={`tel:${operator.telephone.replaceAll(/[ -]/g, "")}`} className="prose-link">
          {operator.telephone}
        </a>
      </dd>
    </dl>
  );
}
