import { expect, test, vi } from "vitest";
import { downloadFile } from "@/lib/download.ts";

test("a double press downloads a file once, and a later press again", () => {
  vi.useFakeTimers();
  // jsdom makes no address for a file, and follows none.
  vi.stubGlobal("URL", { createObjectURL: () => "#", revokeObjectURL: () => {} });
  const downloads: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download);
  });
  const file = new Blob(["namn"]);
  downloadFile("namn.csv", file);
  vi.advanceTimersByTime(200);
  downloadFile("namn.csv", file);
  downloadFile("namn.pdf", file);
  expect(downloads).toEqual(["namn.csv", "namn.pdf"]);
  vi.advanceTimersByTime(1000);
  downloadFile("namn.pdf", file);
  expect(downloads).toEqual(["namn.csv", "namn.pdf", "namn.pdf"]);
});
