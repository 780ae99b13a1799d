import * as v from "npm:valibot@1.5.0";
import { HttpError } from "../_shared/http.ts";

const UNREADABLE = "Förfrågan gick inte att läsa.";

/** One line of text that goes into a mail: without control characters, and without links in it. */
function line(maxLength: number, missing: string) {
  return v.pipe(
    v.string(UNREADABLE),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(maxLength, "Texten är för lång."),
    v.regex(/^\P{Cc}*$/u, "Texten får inte innehålla radbrytningar eller andra styrtecken."),
    v.check((text) => !/:\/\/|www\./i.test(text), "Texten får inte innehålla länkar."),
  );
}

const REQUEST = v.pipe(
  v.string(),
  v.parseJson(undefined, UNREADABLE),
  v.variant(
    "action",
    [
      v.object({ action: v.literal("list") }),
      v.object(
        {
          action: v.literal("withdraw"),
          name: line(200, "Skriv ditt namn."),
          email: v.pipe(
            v.string(UNREADABLE),
            v.trim(),
            v.maxLength(320, "Adressen är för lång."),
            v.regex(
              /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/,
              "Vänligen ange en giltig e-postadress.",
            ),
          ),
          contract: line(400, "Skriv vilket köp du vill ångra."),
          contractId: v.optional(
            v.pipe(v.string(UNREADABLE), v.regex(/^cs_\w{1,250}$/, UNREADABLE)),
          ),
        },
        UNREADABLE,
      ),
    ],
    UNREADABLE,
  ),
);

/** @throws HttpError 400 when the request is not one of those that the function answers */
export async function parseRequest(request: Request): Promise<v.InferOutput<typeof REQUEST>> {
  const { success, output, issues } = v.safeParse(REQUEST, await request.text());
  if (!success) throw new HttpError(400, issues[0].message);
  return output;
}
