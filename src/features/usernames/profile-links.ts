/** A page where a visitor can see whether a username is taken. */
export interface ProfileLink {
  readonly label: string;
  readonly href: string;
}

const SERVICES: readonly { readonly label: string; readonly profiles: string }[] = [
  { label: "Instagram", profiles: "https://www.instagram.com/" },
  { label: "TikTok", profiles: "https://www.tiktok.com/@" },
  { label: "YouTube", profiles: "https://www.youtube.com/@" },
  { label: "X", profiles: "https://x.com/" },
  { label: "Twitch", profiles: "https://www.twitch.tv/" },
  { label: "GitHub", profiles: "https://github.com/" },
];

/** The profile that a username has, or would have, on each service. */
export function profileLinks(name: string): ProfileLink[] {
  return SERVICES.map(({ label, profiles }) => ({
    label,
    href: profiles + encodeURIComponent(name),
  }));
}
