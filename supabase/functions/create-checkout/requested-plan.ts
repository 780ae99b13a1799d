import * as v from "npm:valibot@1.5.0";
import { HttpError } from "../_shared/http.ts";
import { PLAN_NAMES, type PlanName } from "../_shared/plans.ts";
import { readText, UNREADABLE } from "../_shared/request-body.ts";

const UNKNOWN_PLAN = "Den planen finns inte.";

const BODY = v.pipe(
  v.string(),
  v.parseJson(undefined, UNREADABLE),
  // An array is an object to Valibot.
  v.check((body) => !Array.isArray(body), UNREADABLE),
  v.object({ plan: v.optional(v.picklist(PLAN_NAMES, UNKNOWN_PLAN), "premium") }, UNREADABLE),
);

/**
 * The plan in the request body `{ "plan": … }`; Premium when there is no body or no plan in it.
 *
 * @throws HttpError 400 when the body is not a JSON object, or the plan is not sold, 413 when it is
 * too large
 */
export async function requestedPlan(request: Request): Promise<PlanName> {
  const text = await readText(request);
  if (text === "") return "premium";
  const { success, output, issues } = v.safeParse(BODY, text);
  if (!success) throw new HttpError(400, issues[0].message);
  return output.plan;
}
