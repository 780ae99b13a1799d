import { loadEnv, type Plugin } from "vite";
import { invalidFields } from "../../src/config/operator.ts";
import { OPERATOR, type Operator } from "../../supabase/functions/_shared/operator.ts";

/**
 * Fails a build with a hosted backend, where payments are on, while the operator's details are not
 * filled in: the law requires them in the terms and in every confirmation of a purchase.
 *
 * @param details as filled in
 */
export function operatorDetails(details: Operator = OPERATOR): Plugin {
  return {
    name: "operator-details",
    apply: "build",
    config(_config, { mode }) {
      const { VITE_SUPABASE_URL } = loadEnv(mode, process.cwd());
      const missing = invalidFields(details);
      if (!VITE_SUPABASE_URL || missing.length === 0) return;
      throw new Error(
        `The operator's details in supabase/functions/_shared/operator.ts are missing or malformed: ${missing.join(", ")}. A site with payments must have them (docs/deployment.md, "The operator's details").`,
      );
    },
  };
}
