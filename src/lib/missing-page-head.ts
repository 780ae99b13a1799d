import { site } from "@/config/site.ts";
import type { PageHead } from "./page-head.ts";

/** Head of the page that answers an unknown address, or one with an unknown parameter. */
export const missingPageHead: PageHead = {
  title: `Page not found – ${site.name}`,
  description: "The page you asked for does not exist.",
};
