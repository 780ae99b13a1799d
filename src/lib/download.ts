/** How long the file's URL stays valid, in milliseconds: some browsers start the download late. */
const URL_LIFETIME_MS = 40_000;

/** The time between the presses of a double press, in milliseconds. */
const DOUBLE_PRESS_MS = 500;

let latest = { fileName: "", at: Number.NEGATIVE_INFINITY };

/** Downloads a file that was made in the browser; a double press downloads it once. */
export function downloadFile(fileName: string, content: Blob): void {
  const now = performance.now();
  if (fileName === latest.fileName && now - latest.at < DOUBLE_PRESS_MS) return;
  latest = { fileName, at: now };
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
