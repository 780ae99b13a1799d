import * as v from "npm:valibot@1.5.0";
import { NOTICE_LIMITS } from "../../../src/config/limits.ts";
import { checkToken } from "../_shared/human-check.ts";
import { emailAddress, lineOfText, parseBody, UNREADABLE } from "../_shared/request-body.ts";

/** A line without links, since it is mailed to an address that anyone can enter. */
function lineWithoutLinks(maxLength: number, missing: string) {
  return v.pipe(
    lineOfText(maxLength, missing),
    // As the mail has it.
    v.check(
      (text) => !/:\/\/|www\./i.test(text.normalize("NFKC")),
      "Texten får inte innehålla länkar.",
    ),
  );
}

const REQUEST = v.variant(
  "action",
  [
    v.object({ action: v.literal("list") }),
    v.object(
      {
        action: v.literal("withdraw"),
        name: lineWithoutLinks(NOTICE_LIMITS.name, "Skriv ditt namn."),
        email: emailAddress(NOTICE_LIMITS.email),
        contract: lineWithoutLinks(NOTICE_LIMITS.contract, "Skriv vilket köp du vill ångra."),
        contractId: v.optional(
          v.pipe(v.string(UNREADABLE), v.regex(/^(cs|sub|in)_\w{1,250}$/, UNREADABLE)),
        ),
        token: v.optional(checkToken),
      },
      UNREADABLE,
    ),
  ],
  UNREADABLE,
);

/** @throws HttpError 400 when the request is not one of those that the function answers */
export function parseRequest(request: Request): Promise<v.InferOutput<typeof REQUEST>> {
  return parseBody(request, REQUEST);
}
