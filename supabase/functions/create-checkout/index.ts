import { reportMissingSettings } from "../_shared/prices.ts";
import { handle } from "./handler.ts";

reportMissingSettings();
Deno.serve(handle);
