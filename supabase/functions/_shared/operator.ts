/**
 * Who runs the site, by law part of the terms and of every confirmation. Empty in the repository:
 * whoever runs a site with payments fills it in (docs/deployment.md, "The operator's details").
 * Data only, since the site imports it too.
 */
export interface Operator {
  readonly legalName: string;
  /** "556677-8899" */
  readonly organisationNumber: string;
  /** In one line: "Storgatan 1, 111 22 Stockholm". */
  readonly postalAddress: string;
  /** "SE556677889901" */
  readonly vatNumber: string;
  /** Where notices of withdrawal are sent. */
  readonly email: string;
  /** As it is dialled in Sweden: "08-123 45 67". Required before a distance contract (lagen 2005:59, 2 kap. 2 §). */
  readonly telephone: string;
  /** Who else processes personal data, for the privacy policy: "Cloudflare, Inc." */
  readonly webHost: string;
  /** Who sends the e-mails, and receives what is written to the operator. */
  readonly mailService: string;
}

export const OPERATOR: Operator = {
  legalName: "",
  organisationNumber: "",
  postalAddress: "",
  vatNumber: "",
  email: "",
  telephone: "",
  webHost: "",
  mailService: "",
};
