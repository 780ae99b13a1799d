import { downloadFile } from "@/lib/download.ts";
import { formatQuantity } from "@/lib/format.ts";
import { loadInTime } from "@/lib/load-in-time.ts";
import { showError, showSuccess } from "@/ui/toast-store.ts";

/**
 * Downloads a file for the visitor's calendar with the name days of those names that have one. Its buttons ignore the
 * second press of a double press.
 */
export async function downloadNameDays(names: readonly string[]): Promise<void> {
  try {
    // What makes the file is of use to nobody else.
    const [{ nameDayOf }, { calendarOfNames }] = await loadInTime(
      Promise.all([import("@/names/days/name-days.ts"), import("@/names/days/name-day-file.ts")]),
    );
    const listed = names.flatMap((name) => {
      const day = nameDayOf(name);
      return day ? [{ name, day }] : [];
    });
    if (listed.length === 0) {
      showError(
        `${names.length === 1 ? "Namnet" : "Inget av namnen"} har ${names.length === 1 ? "ingen namnsdag" : "namnsdag"} i den svenska almanackan.`,
        "Ingen namnsdag",
      );
      return;
    }
    const file = calendarOfNames(listed, new Date(), window.location.origin);
    const content = new Blob([file], { type: "text/calendar;charset=utf-8" });
    if (!downloadFile("namnsdagar.ics", content)) return;
    const days = formatQuantity(listed.length, "namnsdag", "namnsdagar");
    const missing = names.length - listed.length;
    showSuccess(
      `Filen med ${days} är hämtad. Öppna den i ditt kalenderprogram.${
        missing > 0 ? ` ${formatQuantity(missing, "namn", "namn")} saknar namnsdag.` : ""
      }`,
    );
  } catch (error) {
    console.warn("The file of name days could not be made", error);
    showError("Kalenderfilen kunde inte skapas. Kontrollera nätet och försök igen.");
  }
}
