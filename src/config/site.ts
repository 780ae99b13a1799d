import { siteAddress } from "./site-address.ts";

/** Facts about the product that occur in several places: name, address and contacts. */
export const site = {
  name: "Namnfynd",
  /** Public address without a trailing slash; canonical addresses are built from it. */
  url: siteAddress(import.meta.env.VITE_SITE_URL),
  contactEmail: "kontakt@namnfynd.se",
  supportEmail: "support@namnfynd.se",
  /** Terms, personal data and other legal matters. */
  legalEmail: "juridik@namnfynd.se",
  /** Picture of the site as a whole, for links to it; the build draws it. */
  sharePicturePath: "/delning/namnfynd.png",
  /** Registration page for .se domains; takes the domain in the query parameter `domain`. */
  domainRegistrationUrl: "https://internetstiftelsen.se/domaner/registrera-ett-domannamn/",
  /** Look-up of the registration of .com domains; takes the domain in the query parameter `name`. */
  comLookupUrl: "https://lookup.icann.org/en/lookup",
  /** Search page of the companies register; takes no name in the address. */
  companyRegisterUrl: "https://foretagsinfo.bolagsverket.se/sok-foretagsinformation-web/foretag",
  /** Search page of the trademark register; takes no name in the address. */
  trademarkRegisterUrl: "https://search.prv.se/",
  /** Search for trademarks of the EU and its countries; takes the name in `basicSearch`, after the "#". */
  europeanTrademarkSearchUrl:
    "https://www.tmdn.org/tmview/#/tmview/results?page=1&pageSize=30&criteria=C",
  /** The year the product started, shown in the footer. */
  startYear: 2024,
} as const;
