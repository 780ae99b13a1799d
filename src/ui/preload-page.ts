import { createContext } from "react";

/** Loads the page of a path in advance; a missing page or network is ignored. Set by the app. */
export const PreloadPage = createContext<(path: string) => void>(() => {});
