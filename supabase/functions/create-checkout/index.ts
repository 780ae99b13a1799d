import { reportMissingSettings } from "../_shared/plans.ts";
import { handle } from "./handler.ts";

reportMissingSettings();
Deno.serve(handle);
