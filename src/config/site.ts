import { siteAddress } from "./site-address.ts";

/** What is said about the product in more than one place: its name, address, contacts and prices. */
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
  /** Where a .se domain is registered; takes the domain as its query parameter `domain`. */
  domainRegistrationUrl: "https://internetstiftelsen.se/domaner/registrera-ett-domannamn/",
  /** The year the product started, shown in the footer (SPEC section 1). */
  startYear: 2024,
  /** Swedish kronor a month, VAT included (SPEC section 9). */
  premiumPricePerMonth: 29,
  /** The other reading of the plans: Basic is paid once, Plus by the month or year; kronor. */
  basicPrice: 39,
  plusPricePerMonth: 29,
  plusPricePerYear: 199,
} as const;
