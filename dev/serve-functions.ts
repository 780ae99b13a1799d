/** Serves all edge functions from one Deno process. */
import { reportMissingSettings } from "../supabase/functions/_shared/prices.ts";
import { handle as checkSubscription } from "../supabase/functions/check-subscription/handler.ts";
import { handle as contact } from "../supabase/functions/contact/handler.ts";
import { handle as createCheckout } from "../supabase/functions/create-checkout/handler.ts";
import { handle as customerPortal } from "../supabase/functions/customer-portal/handler.ts";
import { handle as decideReport } from "../supabase/functions/decide-report/handler.ts";
import { handle as deleteAccount } from "../supabase/functions/delete-account/handler.ts";
import { handle as health } from "../supabase/functions/health/handler.ts";
import { handle as names } from "../supabase/functions/names/handler.ts";
import { handle as renewalReminders } from "../supabase/functions/renewal-reminders/handler.ts";
import { handle as reportContent } from "../supabase/functions/report-content/handler.ts";
import { handle as rooms } from "../supabase/functions/rooms/handler.ts";
import { handle as settings } from "../supabase/functions/settings/handler.ts";
import { handle as stripeWebhook } from "../supabase/functions/stripe-webhook/handler.ts";
import { handle as withdraw } from "../supabase/functions/withdraw/handler.ts";

const handlers = new Map<string, (request: Request) => Promise<Response>>([
  ["check-subscription", checkSubscription],
  ["contact", contact],
  ["create-checkout", createCheckout],
  ["customer-portal", customerPortal],
  ["decide-report", decideReport],
  ["delete-account", deleteAccount],
  ["health", health],
  ["names", names],
  ["renewal-reminders", renewalReminders],
  ["report-content", reportContent],
  ["rooms", rooms],
  ["settings", settings],
  ["stripe-webhook", stripeWebhook],
  ["withdraw", withdraw],
]);

reportMissingSettings();
// The parent process waits for this line.
Deno.serve({ onListen: () => console.log("ready") }, (request) => {
  // As on hosted Supabase, a function also gets the paths below its own.
  const [, name = ""] = /^\/functions\/v1\/([^/]+)/.exec(new URL(request.url).pathname) ?? [];
  const handler = handlers.get(name);
  return handler ? handler(request) : new Response("Not found", { status: 404 });
});

// The input ends with the parent process, however that ends.
for await (const _chunk of Deno.stdin.readable);
Deno.exit();
