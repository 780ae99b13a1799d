/** What the pages of the stand-in share. */
import { isCancelled } from "../billing/subscriptions.ts";
import type { Subscription } from "../model.ts";
import { type Price, priceOf } from "../prices.ts";

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; background: light-dark(#fbf9f5, #1d1b19); color: light-dark(#2b2623, #f1ece6); }
  h1, h2, h3 { line-height: 1.25; }
  article, fieldset { margin: 1.5rem 0; border: 1px solid light-dark(#d8d2c8, #4a443e); border-radius: 8px; padding: 1rem 1.25rem; }
  article article { margin: 1rem 0; }
  h2, h3 { margin-top: 0; font-size: 1.15rem; overflow-wrap: anywhere; }
  form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; margin: 1rem 0; }
  fieldset { flex-basis: 100%; margin: 0; }
  fieldset label { display: block; padding: 0.25rem 0; }
  button, .button { display: inline-block; box-sizing: border-box; min-height: 2.75rem; border: 1px solid light-dark(#7b2d26, #e6a79f); border-radius: 6px; padding: 0.5rem 1rem; background: transparent; color: light-dark(#7b2d26, #f0bdb6); font: inherit; text-decoration: none; cursor: pointer; }
  button.main, button[aria-pressed="true"] { background: light-dark(#7b2d26, #e6a79f); color: light-dark(#fff, #2b1512); }
  :focus-visible { outline: 3px solid light-dark(#1f5c4d, #8fd3bf); outline-offset: 2px; }
  [role="alert"] { border-left: 4px solid light-dark(#a11, #f99); padding-left: 1rem; }
  .price { font-size: 1.5rem; font-weight: 600; }
  .note { color: light-dark(#5c554f, #bdb5ac); }
`;

export function page(title: string, content: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="sv">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(title)}</h1>
      ${content}
    </main>
  </body>
</html>`;
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}

export function missingPage(): Response {
  return page("Sidan finns inte", "<p>Adressen leder ingenstans.</p>", 404);
}

/** Redirects after a submitted form. */
export function seeOther(address: string): Response {
  return new Response(null, { status: 303, headers: { location: address } });
}

/** A button that submits the form with an action. */
export function actionButton(action: string, label: string): string {
  return `<button name="action" value="${action}">${label}</button>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** `29 kr/månad`, `39 kr`. */
export function formatPrice({ amount, interval }: Pick<Price, "amount" | "interval">): string {
  const kronor = new Intl.NumberFormat("sv-SE", {
    style: "currency",
    currency: "SEK",
    maximumFractionDigits: 0,
  }).format(amount / 100);
  if (interval === null) return kronor;
  return `${kronor}/${interval === "year" ? "år" : "månad"}`;
}

/** `5,80 kr`. */
export function formatOre(amount: number): string {
  return new Intl.NumberFormat("sv-SE", { style: "currency", currency: "SEK" }).format(
    amount / 100,
  );
}

/** The price and status of a subscription. */
export function subscriptionText(subscription: Subscription): string {
  const price = priceOf(subscription);
  return `<p>${price.name}, ${formatPrice(price)}</p><p>${statusText(subscription)}</p>`;
}

function statusText(subscription: Subscription): string {
  const { cancelAt, status, periodEnd, endedAt } = subscription;
  switch (status) {
    case "canceled":
      return `Avslutad ${formatDate(endedAt ?? periodEnd)}.`;
    case "past_due":
      return "Betalningen saknas: kortet nekades vid förnyelsen.";
    case "incomplete":
      return "Den första betalningen saknas.";
    case "incomplete_expired":
      return "Avslutad: den första betalningen kom aldrig.";
    case "unpaid":
      return "Obetald: alla försök att dra pengar har misslyckats.";
    case "paused":
      return subscription.pause ? "Pausad." : "Pausad: prövotiden är slut, och kort saknas.";
  }
  if (isCancelled(subscription)) {
    return `Uppsagd. Gäller till och med ${formatDate(cancelAt ?? periodEnd)}.`;
  }
  const name = status === "trialing" ? "Prövotid" : "Aktiv";
  return `${name}. Förnyas ${formatDate(periodEnd)}.`;
}

function formatDate(seconds: number): string {
  return new Intl.DateTimeFormat("sv-SE", { dateStyle: "long" }).format(seconds * 1000);
}
