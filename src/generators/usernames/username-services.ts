/**
 * Which names the services take that usernames are for. Capitals do not matter: services without them
 * write them in lower case.
 */

export interface UsernameService {
  readonly label: string;
  /** What comes before the name in the address of a profile, where a service has such pages for everybody. */
  readonly profiles?: string;
  /** Values of the filter Plattform/Syfte that mean it. */
  readonly platforms: readonly string[];
  /** The signs that a name may have between letters and digits. */
  readonly signs: string;
  readonly lengths: readonly [least: number, most: number];
  /** How many signs a name may have, where that is limited. */
  readonly mostSigns?: number;
  /** Whether a name may not begin with a digit. */
  readonly startsWithLetter?: true;
}

export const usernameServices: readonly UsernameService[] = [
  /** Letters, digits, full stops and underscores, up to 30 (Instagram's help pages on usernames). */
  {
    label: "Instagram",
    profiles: "https://www.instagram.com/",
    platforms: ["kreativ", "professionell", "socialt", "fitness"],
    signs: "._",
    lengths: [1, 30],
  },
  /** Letters, digits, underscores and full stops, not at the end, 2 to 24 (support.tiktok.com, "Changing your username"). */
  {
    label: "TikTok",
    profiles: "https://www.tiktok.com/@",
    platforms: ["kreativ", "socialt", "fitness"],
    signs: "._",
    lengths: [2, 24],
  },
  /** Letters, digits, underscores, hyphens and full stops, 3 to 30 (support.google.com/youtube, "Handle naming guidelines"). */
  {
    label: "YouTube",
    profiles: "https://www.youtube.com/@",
    platforms: ["kreativ", "fitness"],
    signs: "._-",
    lengths: [3, 30],
  },
  /** Letters, digits and underscores, 4 to 15 (help.x.com, "How to change your username"). */
  {
    label: "X",
    profiles: "https://x.com/",
    platforms: [],
    signs: "_",
    lengths: [4, 15],
  },
  /** Letters, digits and underscores, not at the beginning, 4 to 25 (what Twitch says where accounts are made). */
  {
    label: "Twitch",
    profiles: "https://www.twitch.tv/",
    platforms: ["gaming"],
    signs: "_",
    lengths: [4, 25],
  },
  /** Letters, digits, underscores and hyphens, 3 to 32 (what Steam says where the address of a profile is chosen). */
  {
    label: "Steam",
    profiles: "https://steamcommunity.com/id/",
    platforms: ["gaming"],
    signs: "_-",
    lengths: [3, 32],
  },
  /** Letters, digits, underscores and full stops, never two together, 2 to 32 (support.discord.com, "New Usernames & Display Names"). */
  {
    label: "Discord",
    platforms: ["gaming"],
    signs: "._",
    lengths: [2, 32],
  },
  /** Letters, digits and single hyphens, not at an end, up to 39 (what GitHub says where accounts are made). */
  {
    label: "GitHub",
    profiles: "https://github.com/",
    platforms: ["professionell"],
    signs: "-",
    lengths: [1, 39],
  },
  /** Letters and digits, 3 to 100, and hyphens as in the addresses that it gives (linkedin.com/help, "Manage your public profile URL"). */
  {
    label: "LinkedIn",
    profiles: "https://www.linkedin.com/in/",
    platforms: ["professionell"],
    signs: "-",
    lengths: [3, 100],
  },
  /** The name of the Instagram account that it belongs to (as the press wrote when Threads opened in July 2023). */
  {
    label: "Threads",
    profiles: "https://www.threads.com/@",
    platforms: [],
    signs: "._",
    lengths: [1, 30],
  },
  /** Letters, digits, underscores and hyphens, 3 to 20 (by the checks of several programs made for Reddit; no page of its own was seen). */
  {
    label: "Reddit",
    profiles: "https://www.reddit.com/user/",
    platforms: [],
    signs: "_-",
    lengths: [3, 20],
  },
  /**
   * Up to 12 (learn.microsoft.com/gaming/gdk, "XUserGamertagComponent"), of which ASCII letters, digits and spaces are also in
   * the older form (the same site, "XR-046: Display Name and Gamerpic"). No digit at the beginning (by what rubydoc.info,
   * "XboxLiveValidator", and several guides quote from Xbox; no page of its own was seen).
   */
  { label: "Xbox", platforms: [], signs: "", lengths: [1, 12], startsWithLetter: true },
  /**
   * Letters, digits, hyphens and underscores, 3 to 16 (playstation.com, "Information om ditt online-ID"), a letter first (by
   * several guides; no page of its own was seen).
   */
  { label: "PlayStation", platforms: [], signs: "_-", lengths: [3, 16], startsWithLetter: true },
  /** Letters, digits and one underscore, not at an end, 3 to 20 (by the checks of several programs made for Roblox; no page of its own was seen). */
  { label: "Roblox", platforms: [], signs: "_", lengths: [3, 20], mostSigns: 1 },
  /** Letters, digits and underscores, 3 to 16 (what minecraft.net answers, by gaming.stackexchange.com/questions/21806). */
  { label: "Minecraft", platforms: [], signs: "_", lengths: [3, 16] },
  /**
   * Letters, digits, and single full stops, hyphens and underscores, not at an end, 3 to 16 (epicgames.com, "Epic Display Name -
   * New Requirements").
   */
  { label: "Epic Games", platforms: [], signs: "._-", lengths: [3, 16] },
];

/** Signs within a name, one at a time. */
const SHAPE = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/i;

/** Whether a service takes a name, if it is free. */
export function takesName(
  { signs, lengths, mostSigns = Infinity, startsWithLetter }: UsernameService,
  name: string,
): boolean {
  const [least, most] = lengths;
  const used = [...name.replace(/[a-z0-9]/gi, "")];
  return (
    SHAPE.test(name) &&
    !(startsWithLetter && /^\d/.test(name)) &&
    name.length >= least &&
    name.length <= most &&
    used.length <= mostSigns &&
    used.every((sign) => signs.includes(sign))
  );
}

function servicesOf(platform: string): readonly UsernameService[] {
  const services = usernameServices.filter(({ platforms }) => platforms.includes(platform));
  return services.length > 0 ? services : usernameServices;
}

/** Whether a service of the platform takes a name. @param platform "alla" is any */
export function isTakenOn(platform: string, name: string): boolean {
  return servicesOf(platform).some((service) => takesName(service, name));
}

const SIGNS = [".", "_", "-"];

/**
 * The signs for the names of a platform: those that all of its services take; if there are none, those that
 * any of them takes.
 */
export function signsFor(platform: string): readonly string[] {
  const services = servicesOf(platform);
  const common = SIGNS.filter((sign) => services.every(({ signs }) => signs.includes(sign)));
  return common.length > 0
    ? common
    : SIGNS.filter((sign) => services.some(({ signs }) => signs.includes(sign)));
}
