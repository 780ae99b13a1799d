/** What the site sends, and the texts in it that a person has typed. */
import * as v from "npm:valibot@1.5.0";
import { ROOM_LIMITS, ROOM_SECRET } from "../../../src/config/room-limits.ts";
import { cleanText } from "../../../src/lib/clean-text.ts";
import { nameIn, notANameMessage } from "../../../src/names/form/name-form.ts";
import { distinctNames } from "../../../src/names/form/pasted-names.ts";

const SECRET = v.pipe(v.string(), v.regex(ROOM_SECRET));

function text(maxLength: number, tooLong: string) {
  return v.pipe(
    v.string(),
    v.transform((typed) => cleanText(typed.normalize("NFC"))),
    v.maxLength(maxLength, tooLong),
  );
}

const NAME = v.pipe(
  text(ROOM_LIMITS.name, `Ett namn får ha högst ${ROOM_LIMITS.name}\u00a0tecken.`),
  v.nonEmpty("Skriv ett namn."),
  v.check(
    (typed) => nameIn(typed, ROOM_LIMITS.name) !== "",
    ({ input }) => notANameMessage(input),
  ),
  v.transform((typed) => nameIn(typed, ROOM_LIMITS.name)),
);

/** Also with digits and the signs that names of companies have. */
const COMPANY_NAME = v.pipe(
  text(ROOM_LIMITS.name, `Ett namn får ha högst ${ROOM_LIMITS.name}\u00a0tecken.`),
  v.regex(
    /^(?=.*\p{L})[\p{L}\p{M}\p{N}&'’.,+:! -]+$/u,
    "Ett företagsnamn har bokstäver, siffror och enkla tecken.",
  ),
);

const MEMBER_NAME = v.pipe(
  text(ROOM_LIMITS.memberName, `Skriv ett namn på högst ${ROOM_LIMITS.memberName}\u00a0tecken.`),
  v.nonEmpty("Skriv vad du kallas."),
);

function names(most: number, name: typeof NAME | typeof COMPANY_NAME = NAME) {
  return v.pipe(
    v.array(name),
    v.nonEmpty("Välj minst ett namn."),
    v.maxLength(most, `Högst ${most}\u00a0namn åt gången.`),
    v.transform((typed) => [...distinctNames(typed)]),
  );
}

const SHARED = v.object({
  surname: v.pipe(
    text(ROOM_LIMITS.name, "Efternamnet är för långt."),
    v.check(
      (typed) => typed === "" || nameIn(typed, ROOM_LIMITS.name) !== "",
      ({ input }) => notANameMessage(input),
    ),
    v.transform((typed) => nameIn(typed, ROOM_LIMITS.name)),
  ),
  siblings: v.pipe(
    v.array(NAME),
    v.maxLength(ROOM_LIMITS.siblings, `Högst ${ROOM_LIMITS.siblings}\u00a0syskon.`),
  ),
});

/** Of every new room. */
const CREATION = {
  action: v.literal("create"),
  secret: SECRET,
  invitation: SECRET,
  name: MEMBER_NAME,
  shared: v.optional(SHARED),
};

export const ACTION = v.variant("action", [
  v.variant("sex", [
    v.object({
      ...CREATION,
      sex: v.picklist(["girls", "boys", "both"]),
      names: names(ROOM_LIMITS.firstNames),
    }),
    v.object({
      ...CREATION,
      sex: v.literal("companies"),
      names: names(ROOM_LIMITS.firstNames, COMPANY_NAME),
    }),
  ]),
  v.object({
    action: v.literal("join"),
    secret: SECRET,
    invitation: SECRET,
    /** What the page that was opened says that the link is. */
    kind: v.picklist(["decider", "family"]),
    name: MEMBER_NAME,
  }),
  v.object({
    action: v.literal("add"),
    secret: SECRET,
    names: names(ROOM_LIMITS.addedNames),
  }),
  v.object({
    action: v.literal("extend"),
    secret: SECRET,
    /** How many names the room has as far as the caller knows. */
    count: v.pipe(v.number(), v.safeInteger()),
  }),
  v.object({ action: v.literal("share"), secret: SECRET, shared: v.nullable(SHARED) }),
]);

export type AnyAction = v.InferOutput<typeof ACTION>;

export type Action<Kind extends AnyAction["action"]> = Extract<
  AnyAction,
  { readonly action: Kind }
>;

/** Everything in a request that others will read. */
export function typedTexts(action: AnyAction): readonly string[] {
  switch (action.action) {
    case "create":
      return [action.name, ...action.names, ...textsOf(action.shared ?? null)];
    case "join":
      return [action.name];
    case "add":
      return action.names;
    case "extend":
      return [];
    case "share":
      return textsOf(action.shared);
  }
}

function textsOf(shared: v.InferOutput<typeof SHARED> | null): readonly string[] {
  return shared ? [shared.surname, ...shared.siblings] : [];
}
