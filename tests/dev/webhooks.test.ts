/** How the payment stand-in sends its events to the webhook. */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StripeStandIn } from "../../dev/stripe/stand-in.ts";

interface Delivery {
  readonly path: string | undefined;
  readonly signature: string;
  readonly body: string;
}

let server: Server;
let origin: string;
let deliveries: Delivery[];
/** The status that the webhook answers to a delivery. */
let answer: (delivery: Delivery) => number;
let standIns: StripeStandIn[];

beforeEach(async () => {
  deliveries = [];
  standIns = [];
  answer = () => 200;
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const delivery = {
      path: request.url,
      signature: String(request.headers["stripe-signature"]),
      body,
    };
    deliveries.push(delivery);
    response.writeHead(answer(delivery)).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});

afterEach(() => {
  for (const standIn of standIns) standIn.close();
  server.close();
  server.closeAllConnections();
});

function start(folder: string | null = null): StripeStandIn {
  const standIn = new StripeStandIn(folder, origin);
  standIns.push(standIn);
  return standIn;
}

function clientOf(standIn: StripeStandIn): Stripe {
  const { STRIPE_API_URL = "", STRIPE_SECRET_KEY = "" } = standIn.environment;
  return new Stripe(STRIPE_SECRET_KEY, {
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((url, init) =>
      standIn.fetch(
        new Request(String(url).replace("https://api.stripe.com", STRIPE_API_URL), init),
      ),
    ),
  });
}

/** Buys Premium for a new customer. */
async function buy(standIn: StripeStandIn): Promise<string> {
  const stripe = clientOf(standIn);
  const { id: customer } = await stripe.customers.create({ email: "asta@example.se" });
  const { url } = await stripe.checkout.sessions.create({
    customer,
    line_items: [{ price: standIn.environment.STRIPE_PRICE_PREMIUM ?? "", quantity: 1 }],
    mode: "subscription",
    success_url: "https://namnfynd.example/tack",
  });
  const body = new URLSearchParams({ action: "pay" });
  await standIn.fetch(new Request(url ?? "", { method: "POST", body }));
  return customer;
}

const PURCHASE = [
  "payment_intent.succeeded",
  "customer.subscription.created",
  "invoice.paid",
  "checkout.session.completed",
];

const typeOf = ({ body }: Delivery): string => JSON.parse(body).type;

/** Sending an event again takes seconds, and so may anything on a busy machine. */
const SOON = { timeout: 15_000 };

async function expectDeliveries(types: readonly string[]): Promise<void> {
  await vi.waitFor(() => expect(deliveries.map(typeOf)).toEqual(types), SOON);
}

test("a purchase sends its events in order, each signed on its raw body", async () => {
  const standIn = start();
  standIn.sendEvents();
  const customer = await buy(standIn);
  await expectDeliveries(PURCHASE);
  const stripe = clientOf(standIn);
  const secret = standIn.environment.STRIPE_WEBHOOK_SECRET ?? "";
  expect(secret).toMatch(/^whsec_\w+$/);
  for (const { path, body, signature } of deliveries) {
    expect(path).toBe("/functions/v1/stripe-webhook");
    const event = stripe.webhooks.constructEvent(body, signature, secret);
    expect(event).toMatchObject({ api_version: "2026-10-28.endive", livemode: false });
    expect(event.data.object).toMatchObject({ customer });
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, secret)).toThrow();
  }
});

test("an event that is not accepted is sent again, while later ones arrive", async () => {
  let isDown = true;
  answer = (delivery) =>
    typeOf(delivery) === "customer.subscription.created" && isDown ? 500 : 200;
  const standIn = start();
  standIn.sendEvents();
  await buy(standIn);
  // On a busy machine the refused event may be sent again before the last ones have arrived.
  await vi.waitFor(() => expect([...new Set(deliveries.map(typeOf))]).toEqual(PURCHASE), SOON);
  isDown = false;
  const sent = deliveries.length;
  await vi.waitFor(() => expect(deliveries).toHaveLength(sent + 1), SOON);
  const again = deliveries.at(-1);
  expect(again?.body).toBe(deliveries[1]?.body);
});

test("events that are created before sending starts are never sent", async () => {
  const standIn = start();
  await buy(standIn);
  standIn.sendEvents();
  await buy(standIn);
  await expectDeliveries(PURCHASE);
});

test("events that were not accepted are sent again after a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), "namnfynd-"));
  try {
    answer = () => 503;
    const first = start(folder);
    first.sendEvents();
    await buy(first);
    await vi.waitFor(() => expect(deliveries.length).toBeGreaterThanOrEqual(PURCHASE.length), SOON);
    first.close();
    answer = () => 200;
    deliveries = [];
    start(folder).sendEvents();
    await expectDeliveries(PURCHASE);
  } finally {
    await rm(folder, { recursive: true });
  }
});
