import { isCleanOrLawful } from "../../../src/generators/companies/clean-or-lawful.ts";
import { isClean } from "../../../src/generators/engine/block-list.ts";
import { HttpError } from "../_shared/http.ts";
import { type AnyAction, typedTexts } from "./request.ts";

/**
 * Refuses texts that no generator would show: names of companies may say a lawful trade. A given name of the
 * statistics is allowed, whatever it looks like: people bear it, and the decks have it.
 *
 * @throws HttpError 422 that says which
 */
export async function refuseBlocked(action: AnyAction): Promise<void> {
  const isOfCompanies = action.action === "create" && action.sex === "companies";
  const isFit = isOfCompanies ? isCleanOrLawful : isClean;
  const doubtful = typedTexts(action).filter((text) => !isFit(text));
  if (doubtful.length === 0) return;
  const { givenNameList } = await import("../../../src/names/facts/given-name-list.ts");
  const borne = new Set(givenNameList.map(({ name }) => name));
  const blocked = doubtful.find((text) => !borne.has(text));
  if (blocked === undefined) return;
  throw new HttpError(422, `”${blocked}” går inte att använda här. Välj något annat.`, {
    reason: "blocked_name",
  });
}
