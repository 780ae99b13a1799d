import { createContext } from "react";

/**
 * Loads the code and the data of the page at a path before it is opened; rejects when they cannot be loaded, or when
 * no page has the path. Set by the app.
 */
export const PreloadPage = createContext<(path: string) => Promise<void>>(async () => {});
