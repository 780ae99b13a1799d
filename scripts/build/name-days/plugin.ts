import { loadEnv, type Plugin } from "vite";
import { siteAddress } from "../../../src/config/site-address.ts";
import { NAME_DAY_FILE } from "../../../src/names/days/name-day-calendar.ts";
import { calendarOfAllNames } from "../../../src/names/days/name-day-file.ts";

/**
 * Writes the calendar of all name days, of this year and the next: a calendar that subscribes to it needs a
 * build each year. The development server makes it when it is requested.
 */
export function nameDayFile(): Plugin {
  let siteUrl = "";
  const content = () => {
    const year = new Date().getFullYear();
    return calendarOfAllNames([year, year + 1], siteUrl);
  };
  return {
    name: "name-day-file",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved({ mode }) {
      siteUrl = siteAddress(loadEnv(mode, process.cwd()).VITE_SITE_URL);
    },
    configureServer(server) {
      server.middlewares.use(NAME_DAY_FILE, (_request, response) => {
        response.setHeader("Content-Type", "text/calendar; charset=utf-8").end(content());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: NAME_DAY_FILE.slice(1), source: content() });
    },
  };
}
