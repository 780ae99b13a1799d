import { HttpError } from "../_shared/http.ts";
import { isPlanName, type PlanName } from "../_shared/plans.ts";

/**
 * The plan that a request asks for in `{ "plan": … }`; without a payload that is Premium.
 *
 * @throws HttpError 400 for a payload that is not an object in JSON, or a plan that is not sold
 */
export async function requestedPlan(request: Request): Promise<PlanName> {
  const text = await request.text();
  if (text === "") return "premium";
  const payload = parse(text);
  if (typeof payload !== "object" || payload === null || Array.isArray(payload)) {
    throw new HttpError(400, "Förfrågan gick inte att läsa.");
  }
  if (!("plan" in payload)) return "premium";
  if (!isPlanName(payload.plan)) throw new HttpError(400, "Den planen finns inte.");
  return payload.plan;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
