/** Characters that a domain name may not contain. */
const FORBIDDEN = /[^\p{L}\p{N}-]/gu;

/** What a domain is called by people, before its ending: with å, ä and ö. */
export function domainLabelOf(companyName: string): string {
  return companyName
    .normalize("NFC")
    .toLowerCase()
    .replace(FORBIDDEN, "")
    .replace(/^-+|-+$/g, "");
}

/**
 * The domain of a company name in the form that registries accept: lower case, without spaces,
 * and with å, ä and ö in their ASCII form (björkverk.se is xn--bjrkverk-o4a.se).
 */
export function domainNameOf(companyName: string, ending = "se"): string {
  const domain = `${domainLabelOf(companyName)}.${ending}`;
  try {
    // URL converts to ASCII in browsers, Deno and Node alike.
    return new URL(`https://${domain}`).hostname;
  } catch {
    // Anyone can share a name that no domain can have, as xn--a.
    return domain;
  }
}
