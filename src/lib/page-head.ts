/** Title and description of a page. */
export interface PageHead {
  readonly title: string;
  /** For search engines and link previews. */
  readonly description: string;
}

/** The parameters of a route's path by name, decoded. */
export type RouteParams = Readonly<Record<string, string | undefined>>;
