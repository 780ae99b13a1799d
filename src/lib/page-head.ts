import { site } from "@/config/site.ts";

/** Search engines show about this many characters. */
export const TITLE_LENGTH = 60;
export const DESCRIPTION_LENGTH = 155;

/** A title with the name of the site, where there is room for it. */
export function titled(title: string): string {
  const withSite = `${title} – ${site.name}`;
  return withSite.length <= TITLE_LENGTH ? withSite : title;
}

/** Title and description of a page. */
export interface PageHead {
  readonly title: string;
  /** For search engines and link previews. */
  readonly description: string;
  /** What a link to the page shows, where it is not the picture of its kind of page. */
  readonly picture?: HeadPicture;
}

/** A share picture of a page. */
export interface HeadPicture {
  /** Percent-encoded. */
  readonly path: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The parameters of a route's path by name, decoded. */
export type RouteParams = Readonly<Record<string, string | undefined>>;
