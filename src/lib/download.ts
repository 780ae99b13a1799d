import { shownAddress } from "./shown-address.ts";

/** How long the file's URL stays valid, in milliseconds: some browsers start the download late. */
const URL_LIFETIME_MS = 40_000;

/**
 * Browsers inside other apps, by what they add to the user agent: Facebook and Messenger (FBAN, FBAV, FB_IAB),
 * Instagram, Snapchat, TikTok, LinkedIn, Pinterest, X and Line, and any other on Android (wv). A download of a file
 * that was made in the page does nothing there.
 */
const IN_APP_BROWSER =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Snapchat|musical_ly|BytedanceWebview|TikTok|LinkedInApp|Pinterest\/|Twitter for|Line\/)|; wv\)/;

/** Whether the browser saves files. Where it does not, a dialog with the page's address says what to do. */
export function savesFiles(): boolean {
  if (!IN_APP_BROWSER.test(navigator.userAgent)) return true;
  shownAddress.set({ address: window.location.href, reason: "file" });
  return false;
}

/** Downloads a file that was made in the browser. Returns whether the browser saves files. */
export function downloadFile(fileName: string, content: Blob): boolean {
  if (!savesFiles()) return false;
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
  return true;
}
