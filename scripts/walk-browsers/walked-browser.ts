/** A browser of this machine, driven by a protocol that its makers ship it with. */
export interface WalkedBrowser {
  /** As "Firefox 153.7". */
  readonly name: string;
  /**
   * Opens an address.
   *
   * @throws Error where the browser shows an error page of its own
   */
  readonly open: (url: string) => Promise<void>;
  /** Runs a function in the page, which knows nothing outside itself. Its result is passed as JSON. */
  readonly run: (inPage: () => unknown) => Promise<unknown>;
  /** What the pages have reported since the last call: errors, and what the security policy has blocked. */
  readonly takeReports: () => string[];
  /** The open page as a PDF document on A4; absent in a browser that cannot be told to print. */
  readonly print?: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** A program that a browser needs is not on PATH; the message says which. */
export class MissingProgramError extends Error {
  override readonly name = "MissingProgramError";
}
