import { site } from "@/config/site.ts";

/** Says on paper where a page is from, and of which day: src/ui/print.css shows it below the page. */
export function startPrintedAddress(): void {
  window.addEventListener("beforeprint", () => {
    const { host, pathname, search } = window.location;
    const day = new Date().toLocaleDateString("sv-SE", { dateStyle: "long" });
    const source = `${site.name} · ${host}${pathname}${search} · ${day}`;
    document.querySelector("main")?.setAttribute("data-address", source);
  });
}
