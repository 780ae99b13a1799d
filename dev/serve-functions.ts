/** Serves all edge functions from one Deno process. */
import { reportMissingSettings } from "../supabase/functions/_shared/prices.ts";
import { handle as checkSubscription } from "../supabase/functions/check-subscription/handler.ts";
import { handle as createCheckout } from "../supabase/functions/create-checkout/handler.ts";
import { handle as customerPortal } from "../supabase/functions/customer-portal/handler.ts";
import { handle as deleteAccount } from "../supabase/functions/delete-account/handler.ts";
import { handle as stripeWebhook } from "../supabase/functions/stripe-webhook/handler.ts";
import { handle as withdraw } from "../supabase/functions/withdraw/handler.ts";

const handlers = new Map<string, (request: Request) => Promise<Response>>([
  ["/functions/v1/check-subscription", checkSubscription],
  ["/functions/v1/create-checkout", createCheckout],
  ["/functions/v1/customer-portal", customerPortal],
  ["/functions/v1/delete-account", deleteAccount],
  ["/functions/v1/stripe-webhook", stripeWebhook],
  ["/functions/v1/withdraw", withdraw],
]);

reportMissingSettings();
// The parent process waits for this line.
Deno.serve({ onListen: () => console.log("ready") }, (request) => {
  const handler = handlers.get(new URL(request.url).pathname);
  return handler ? handler(request) : new Response("Not found", { status: 404 });
});
