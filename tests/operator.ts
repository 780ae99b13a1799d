import type { Operator } from "../supabase/functions/_shared/operator.ts";

/** An operator whose details are complete. */
export const OPERATOR: Operator = {
  legalName: "Namnfynd AB",
  organisationNumber: "556677-8899",
  postalAddress: "Storgatan 1, 111 22 Stockholm",
  vatNumber: "SE556677889901",
  email: "juridik@namnfynd.se",
  telephone: "08-465 00 000",
  webHost: "Webbhotellet AB",
  mailService: "Posttjänsten AB",
};
