import * as v from "npm:valibot@1.5.0";
import { PRODUCT_IDS, type ProductId } from "../_shared/commerce.ts";
import { HttpError } from "../_shared/http.ts";
import { readText, UNREADABLE } from "../_shared/request-body.ts";

const UNKNOWN_PRODUCT = "Den planen finns inte.";

const BODY = v.pipe(
  v.string(),
  v.parseJson(undefined, UNREADABLE),
  // An array is an object to Valibot.
  v.check((body) => !Array.isArray(body), UNREADABLE),
  v.object(
    { product: v.optional(v.picklist(PRODUCT_IDS, UNKNOWN_PRODUCT), "premium") },
    UNREADABLE,
  ),
);

/**
 * The product in the request body `{ "product": … }`; Premium when there is no body or no product in it.
 *
 * @throws HttpError 400 when the body is not a JSON object, or the product is not sold, 413 when it is
 * too large
 */
export async function requestedProduct(request: Request): Promise<ProductId> {
  const text = await readText(request);
  if (text === "") return "premium";
  const { success, output, issues } = v.safeParse(BODY, text);
  if (!success) throw new HttpError(400, issues[0].message);
  return output.product;
}
