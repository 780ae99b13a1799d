import { site } from "@/config/site.ts";

interface Register {
  readonly label: string;
  readonly address: string;
}

/** Where to search for a company name before it is chosen. */
export function registersFor(companyName: string): readonly Register[] {
  return [
    { label: "Företagsnamn hos Bolagsverket", address: site.companyRegisterUrl },
    { label: "Svenska varumärken hos PRV", address: site.trademarkRegisterUrl },
    {
      label: "EU:s varumärken hos EUIPO (TMview)",
      address: `${site.europeanTrademarkSearchUrl}&basicSearch=${encodeURIComponent(companyName)}`,
    },
  ];
}
