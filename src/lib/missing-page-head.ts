import { site } from "@/config/site.ts";
import type { PageHead } from "./page-head.ts";

/** Head of the page that answers an unknown address, or one with an unknown parameter. */
export const missingPageHead: PageHead = {
  title: `Sidan finns inte – ${site.name}`,
  description: "Sidan du letar efter finns inte. Den kan ha flyttat eller fått ett nytt namn.",
};
