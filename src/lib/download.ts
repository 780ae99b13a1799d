/** How long a browser may take to start reading the file, in milliseconds. */
const DOWNLOAD_START_MS = 40_000;

/** Downloads a file that was created in the browser. */
export function downloadFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_START_MS);
}
