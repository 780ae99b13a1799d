/** Where a company would have a profile, and under which name. */

/** Letters that are no base letter with an accent. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  æ: "ae",
  ø: "o",
  ß: "ss",
  ð: "d",
  þ: "th",
  ł: "l",
};

interface Profile {
  readonly service: string;
  /** Null when the service has no room for the handle. */
  readonly address: string | null;
  /** Most characters of a handle there. */
  readonly most: number;
}

/** With the lengths of src/generators/usernames/username-services.ts; of LinkedIn, the pages of companies. */
const SERVICES = [
  { service: "Instagram", before: "https://www.instagram.com/", most: 30 },
  { service: "TikTok", before: "https://www.tiktok.com/@", most: 24 },
  { service: "LinkedIn", before: "https://www.linkedin.com/company/", most: 100 },
  { service: "GitHub", before: "https://github.com/", most: 39 },
] as const;

/** A company name in the letters and digits that every service takes; empty when it has none. */
export function handleOf(companyName: string): string {
  return companyName
    .toLowerCase()
    .replace(/[æøßðþł]/g, (letter) => SPELLED_OUT[letter] ?? "")
    .normalize("NFD")
    .replace(/[^a-z0-9]/g, "");
}

/** The profiles that would be called so. Nobody has asked whether there are any. */
export function profilesOf(handle: string): readonly Profile[] {
  return SERVICES.map(({ service, before, most }) => ({
    service,
    most,
    address: handle.length <= most ? before + handle : null,
  }));
}
