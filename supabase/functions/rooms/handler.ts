import type { PostgrestError, PostgrestSingleResponse } from "npm:@supabase/supabase-js@2.109.0";
import * as v from "npm:valibot@1.5.0";
import { findCaller } from "../_shared/caller.ts";
import { serviceClient } from "../_shared/clients.ts";
import { HttpError, jsonHandler } from "../_shared/http.ts";
import { repeatWhenLost } from "../_shared/repeat.ts";
import { parseBody } from "../_shared/request-body.ts";
import { networkHash } from "../_shared/sender.ts";
import { countCall } from "../_shared/throttle.ts";
import { refuseBlocked } from "./blocked-names.ts";
import { drawNextNames, ROOM_TASTES } from "./next-names.ts";
import { ACTION, type Action } from "./request.ts";

/** Calls from one network: those of the families that share an address. */
const NETWORK_LIMIT = { calls: 600, seconds: 3600 } as const;

/** New rooms from one network, and from one account. */
const CREATION_LIMIT = { calls: 10, seconds: 3600 } as const;

/** What the database refuses, and how the site says so. */
const REFUSALS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  room_not_found: [404, "Rummet finns inte längre."],
  room_full: [409, "Det är redan så många med i rummet som får plats."],
  invitation_closed: [410, "Inbjudan är redan använd, eller stängd."],
  too_many_rooms: [409, "Du har redan så många rum som din plan ger."],
  too_many_names: [409, "Det får inte plats fler namn i rummet."],
  bad_secret: [409, "Länken går inte att använda. Ladda om sidan och försök igen."],
  bad_names: [400, "Namnen går inte att använda. Kontrollera dem och försök igen."],
  bad_text: [400, "Texten går inte att använda. Skriv något annat."],
};

/** Changes of rooms that are limited for each network, or that store what people have typed. */
export const handle = jsonHandler(async (request): Promise<unknown> => {
  const action = await parseBody(request, ACTION);
  await countCall("rooms", NETWORK_LIMIT, { sender_hash: networkHash(request) });
  await refuseBlocked(action);
  switch (action.action) {
    case "create":
      return create(request, action);
    case "join":
      return join(request, action);
    case "add":
      return add(action);
    case "extend":
      return extend(action);
    case "share":
      return share(action);
  }
});

async function create(
  request: Request,
  { secret, invitation, name, sex, names, shared }: Action<"create">,
): Promise<Record<never, never>> {
  const account = await accountOf(request);
  await countCall("rooms-create", CREATION_LIMIT, { sender_hash: networkHash(request) });
  if (account) await countCall("rooms-create", CREATION_LIMIT, account);
  await stored(() =>
    serviceClient().rpc("create_room", {
      secret,
      invitation,
      creator: name,
      sex,
      names,
      shared: shared ?? null,
      ...account,
    }),
  );
  return {};
}

async function join(
  request: Request,
  { secret, invitation, name, kind }: Action<"join">,
): Promise<{ readonly role: string }> {
  const account = await accountOf(request);
  const role = await stored(() =>
    serviceClient().rpc("join_room", { secret, invitation, member_name: name, kind, ...account }),
  );
  return { role };
}

function add({ secret, names }: Action<"add">): Promise<unknown> {
  return stored(() =>
    serviceClient().rpc("add_to_room", { secret, added: names, kind: "suggestion" }),
  );
}

async function extend({ secret, count }: Action<"extend">): Promise<unknown> {
  const tastes = v.parse(
    ROOM_TASTES,
    await stored(() => serviceClient().rpc("room_tastes", { secret })),
  );
  const next = await drawNextNames(tastes, Math.random);
  if (next.length === 0) throw new HttpError(409, "Vi hittar inga fler namn. Föreslå gärna egna.");
  return stored(() =>
    serviceClient().rpc("add_to_room", {
      secret,
      added: [...next],
      kind: "deck",
      expected_names: count,
    }),
  );
}

function share({ secret, shared }: Action<"share">): Promise<unknown> {
  return stored(() => serviceClient().rpc("share_in_room", { secret, shared }));
}

/** The account to bind a member to, as a parameter; null for a caller without one. */
async function accountOf(request: Request): Promise<{ readonly account: string } | null> {
  const user = await findCaller(request);
  return user && { account: user.id };
}

/**
 * Calls a function of the database, which has its effect once however often it is called.
 *
 * @throws HttpError when the database refuses
 */
async function stored<Data>(call: () => PromiseLike<PostgrestSingleResponse<Data>>): Promise<Data> {
  const { data, error } = await repeatWhenLost(call);
  if (error) throw refusalOf(error) ?? error;
  return data;
}

function refusalOf({ message }: PostgrestError): HttpError | null {
  const reason = Object.keys(REFUSALS).find((it) => message.endsWith(it));
  const refusal = reason && REFUSALS[reason];
  return refusal ? new HttpError(...refusal, { reason }) : null;
}
