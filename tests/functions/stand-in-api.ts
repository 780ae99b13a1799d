/** Requests to the API of the payment stand-in, without Stripe's own client. */
import { prices, standInUrl } from "./payments.ts";

export const KEY = Deno.env.get("STRIPE_SECRET_KEY") ?? "";

/** Sends a request to the stand-in's API; null removes a header. */
export async function send(
  path: string,
  form: Record<string, string> | null,
  changed: Record<string, string | null> = {},
  signal: AbortSignal | null = null,
) {
  const headers = new Headers({
    authorization: `Bearer ${KEY}`,
    "stripe-version": "2026-10-28.endive",
  });
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const response = await fetch(`${standInUrl}/v1/${path}`, {
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
    headers,
    signal,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Creates a checkout session for Premium; null leaves a parameter out. */
export async function session(changed: Record<string, string | null> = {}) {
  const { body: customer } = await send("customers", {});
  const form: Record<string, string> = {
    customer: customer.id,
    mode: "subscription",
    success_url: "https://namnfynd.example/tack",
    "line_items[0][price]": prices.premium,
    "line_items[0][quantity]": "1",
  };
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) delete form[name];
    else form[name] = value;
  }
  return send("checkout/sessions", form);
}
