/** What the worker and the pages share: the names of its caches, and an address. */

/** Pages of names that were visited. */
export const NAME_PAGES_CACHE = "name-pages";

/** Files of the name search that were used. */
export const NAME_FILES_CACHE = "name-files";

/** Scripts, styles and fonts that were used. */
export const ASSETS_CACHE = "assets";

/**
 * The whole site. There is such a cache only if the visitor has asked for it, and the list below is
 * put into it last, when it is complete.
 */
export const DOWNLOAD_CACHE = "downloaded-site";

/** The list of what the whole site consists of. */
export const DOWNLOAD_LIST = "/utan-nat.json";
