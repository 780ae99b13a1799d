/** How long the file's URL stays valid, in milliseconds: some browsers start the download late. */
const URL_LIFETIME_MS = 40_000;

/** Downloads a file that was made in the browser. */
export function downloadFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
