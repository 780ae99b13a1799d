/** How long a browser may take to begin with a file, in milliseconds: some do so later. */
const START_OF_DOWNLOAD_MS = 40_000;

/** Hands the visitor a file that was made in the browser. */
export function downloadFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), START_OF_DOWNLOAD_MS);
}
