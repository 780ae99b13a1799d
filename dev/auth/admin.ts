/** The part of the admin API that the project uses: accounts without a mail, for those with the secret key. */
import type { Account, Accounts, TokenKind } from "./accounts.ts";
import type { AuthCall } from "./call.ts";
import { EMAIL_EXISTS, invalid, NOT_ADMIN, refusal, USER_NOT_FOUND } from "./refusals.ts";

const TOKEN_OF_LINK: Readonly<Record<string, TokenKind>> = {
  signup: "confirmation",
  recovery: "recovery",
  magiclink: "recovery",
  email_change_current: "email_change_current",
  email_change_new: "email_change_new",
};

const USER_ROUTE = /^(GET|DELETE) \/admin\/users\/([\w-]+)$/;

/** The answer to a call of the admin API; null for others. */
export async function answerAdmin(call: AuthCall, accounts: Accounts): Promise<Response | null> {
  const { route, request } = call;
  if (!/^\w+ \/admin\//.test(route)) return null;
  if (!call.isAdmin) return refusal(request, NOT_ADMIN);
  if (route === "POST /admin/generate_link") return generateLink(call, accounts);
  const [, method, id = ""] = USER_ROUTE.exec(route) ?? [];
  const account = method === undefined ? null : await accounts.findById(id);
  if (!account) return refusal(request, USER_NOT_FOUND);
  if (method === "DELETE") {
    await accounts.delete(account.id);
    return Response.json({});
  }
  return Response.json(account.user);
}

async function generateLink({ request, body }: AuthCall, accounts: Accounts): Promise<Response> {
  const { type = "", email = "", password, new_email, redirect_to = "" } = body;
  const kind = TOKEN_OF_LINK[type];
  if (kind === undefined || email === "") {
    return refusal(request, invalid(`Invalid email action link type requested: ${type}`));
  }
  let account: Account | null = await accounts.findByEmail(email);
  if (!account && type === "signup" && password !== undefined) {
    await accounts.create(email.toLowerCase(), password, body.data);
    account = await accounts.findByEmail(email);
  }
  if (!account) return refusal(request, USER_NOT_FOUND);
  if (type === "signup" && account.isConfirmed) return refusal(request, EMAIL_EXISTS);
  if (new_email !== undefined) await accounts.requestAddress(account.id, new_email);
  const hashed_token = await accounts.renewToken(account.id, kind);
  const link = new URL("/auth/v1/verify", request.url);
  link.search = new URLSearchParams({ token: hashed_token, type, redirect_to }).toString();
  return Response.json({
    ...account.user,
    action_link: link.href,
    email_otp: "",
    hashed_token,
    verification_type: type,
    redirect_to,
  });
}
