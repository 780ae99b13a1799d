import { beforeEach, expect, test, vi } from "vitest";
import { downloadFile } from "@/lib/download.ts";
import { downloadNameDays } from "@/name-parts/name-days/download-name-days.ts";
import { currentToasts } from "@/ui/toast-store.ts";

// jsdom downloads nothing.
vi.mock("@/lib/download.ts", () => ({ downloadFile: vi.fn(() => true) }));

beforeEach(() => {
  vi.mocked(downloadFile).mockClear();
});

test("leaves out names without a name day, and says how many", async () => {
  await downloadNameDays(["Astrid", "Liam", "Linnéa", "Luna"]);
  const [, content] = vi.mocked(downloadFile).mock.calls[0] ?? [];
  const summaries = [...((await content?.text()) ?? "").matchAll(/^SUMMARY:(.*)\r$/gm)];
  expect(summaries.map(([, summary]) => summary)).toEqual([
    "Namnsdag: Astrid",
    "Namnsdag: Linnéa (som Linnea)",
  ]);
  expect(currentToasts()[0]?.text).toBe(
    "Filen med 2\u00a0namnsdagar är hämtad. Öppna den i ditt kalenderprogram. 2\u00a0namn saknar namnsdag.",
  );
});

test("downloads nothing when no name has a name day", async () => {
  await downloadNameDays(["Liam", "Luna"]);
  expect(downloadFile).not.toHaveBeenCalled();
  expect(currentToasts()[0]).toMatchObject({
    tone: "error",
    text: "Inget av namnen har namnsdag i den svenska almanackan.",
  });
});

test("says so when the code for the file hangs", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.resetModules();
  vi.doMock("@/names/days/name-day-file.ts", () => new Promise(() => {}));
  const fresh = await import("@/name-parts/name-days/download-name-days.ts");
  const { currentToasts: freshToasts } = await import("@/ui/toast-store.ts");
  const download = fresh.downloadNameDays(["Astrid"]);
  await vi.advanceTimersByTimeAsync(8000);
  await download;
  expect(freshToasts()[0]?.text).toMatch(/^Kalenderfilen kunde inte skapas\. Kontrollera nätet/);
  vi.doUnmock("@/names/days/name-day-file.ts");
});
