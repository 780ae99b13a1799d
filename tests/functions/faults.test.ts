/**
 * Runs every flow once for each request that the functions make and each fault of that request. Without
 * arguments only an eightieth of the cases, another one each day; `npm run test:faults` runs all, or those
 * whose names begin with its argument.
 */
import assert from "node:assert/strict";
import { passBillingLock } from "./backend.ts";
import { Buyer } from "./faults/buyer.ts";
import { FLOWS, type Flow } from "./faults/flows.ts";
import { FAULTS, faultsOf, type Injection, Network } from "./faults/network.ts";
import { withMailServer } from "./smtp.ts";

const [selection, ...words] = Deno.args;
const prefix = words.join(" ");

/** As many as run in a minute. */
const SHARE = 80;

const TODAY = new Date().toISOString().slice(0, 10);

/** The cases of the day: every case has its turn once in as many days as there are parts. */
const PART = Math.floor(Date.parse(TODAY) / 86_400_000) % SHARE;

if (selection !== "all") console.log(`The cases of ${TODAY}: part ${PART + 1} of ${SHARE}`);

/** Whether a case is run. Its name and the day decide, so that the same ones are chosen all day. */
function isChosen(name: string): boolean {
  return selection === "all" ? name.startsWith(prefix) : hash(name) % SHARE === PART;
}

/** Whether a case of the flow may be run. */
function isWanted({ name }: Flow): boolean {
  return name.startsWith(prefix) || prefix.startsWith(`${name} /`);
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  }
  return value;
}

/** Runs a flow with a fault, and lets the world settle as it would by itself. */
async function runFlow(flow: Flow, injection: Injection | null): Promise<Network> {
  const network = new Network(injection);
  const logged = await withMailServer(async (mails) => {
    const buyer = await Buyer.create(mails);
    await flow.prepare?.(buyer);
    await buyer.on(network, () => flow.run(buyer));
    // A lock that arrives after its own release lapses, and nothing else ends it.
    if (injection && isLateLock(injection)) await passBillingLock(buyer.user);
    if (!flow.endsAccount) await buyer.settle();
    await flow.check(buyer);
    await buyer.assertNoLock();
    await buyer.assertNoOpenCheckout();
  });
  if (injection === null) assert.equal(logged, "");
  return network;
}

function isLateLock({ kind, fault }: Injection): boolean {
  return kind === "POST database rpc/lock_billing" && fault === "late";
}

function nameOf(flow: Flow, { kind, nth, fault }: Injection): string {
  return `${flow.name} / ${kind} ${nth} / ${fault}`;
}

for (const flow of FLOWS.filter(isWanted)) {
  Deno.test(`faults: ${flow.name}`, async (test) => {
    const { targets } = await runFlow(flow, null);
    const cases = targets.flatMap((target) =>
      faultsOf(target.kind).map((fault) => ({ ...target, fault })),
    );
    let run = 0;
    let unhit = 0;
    for (const injection of cases) {
      const name = nameOf(flow, injection);
      if (!isChosen(name)) continue;
      run += 1;
      await test.step(name, async () => {
        try {
          if (!(await runFlow(flow, injection)).isHit) unhit += 1;
        } catch (error) {
          const what = `${injection.kind} ${injection.nth} ${FAULTS[injection.fault]}`;
          throw new Error(`${what}\nRepeat it: npm run test:faults -- "${name}"`, { cause: error });
        }
      });
    }
    console.log(
      `${flow.name}: ${targets.length} requests, ${cases.length} cases, ${run} run, ${unhit} not reached`,
    );
  });
}
