/** Where the files of the name search are; scripts/build/name-search/plugin.ts makes the module. */
declare module "virtual:name-index" {
  /** Address of the folder, without a slash at the end. */
  export const folder: string;
  /** The first key of each file, by the kind of the files. */
  export const firstKeys: Readonly<Record<"names" | "endings" | "sounds", readonly string[]>>;
  /** Fewest bearers of a given name whose page has a share picture of its own. */
  export const fewestPictured: number;
}

/** Which names have a document of their own; scripts/build/name-search/plugin.ts makes the module. */
declare module "virtual:name-documents" {
  /** Slugs, front-coded. */
  export const givenNames: string;
  export const surnames: string;
}
