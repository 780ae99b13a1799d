/** What no domain may have: everything but letters, digits and hyphens. */
const FORBIDDEN = /[^\p{L}\p{N}-]/gu;

/**
 * The .se address of a company name, in the form that registries take (SPEC section 7): lower
 * case, no spaces, and å, ä and ö in their ASCII form (björkverk.se is xn--bjrkverk-o4a.se).
 */
export function domainNameOf(companyName: string): string {
  const label = companyName
    .normalize("NFC")
    .toLowerCase()
    .replace(FORBIDDEN, "")
    .replace(/^-+|-+$/g, "");
  // The one conversion that browsers, Deno and Node share.
  return new URL(`https://${label}.se`).hostname;
}
