/** An address that a dialog shows, where the browser refuses what the visitor asked for. */
import { atom } from "nanostores";

interface ShownAddress {
  readonly address: string;
  /** It could be neither shared nor copied, or a file cannot be saved and the page must be opened elsewhere. */
  readonly reason: "share" | "file";
}

/** Null while there is none. */
export const shownAddress = atom<ShownAddress | null>(null);
