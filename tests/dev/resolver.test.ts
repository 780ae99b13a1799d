import { beforeEach, expect, test, vi } from "vitest";
import { domainStateOf } from "@/features/companies/domains/domain-state.ts";
import { RESOLVER_PATH, ResolverStandIn } from "../../dev/resolver.ts";

const ORIGIN = "http://localhost:5173";

async function ask(standIn: ResolverStandIn, domain: string) {
  const url = `${ORIGIN}${RESOLVER_PATH}?name=${domain}&type=NS`;
  const response = await standIn.fetch(new Request(url));
  return domainStateOf(domain, await response.json());
}

function switchTo(standIn: ResolverStandIn, mode: string) {
  return standIn.fetch(new Request(`${ORIGIN}${RESOLVER_PATH}/${mode}`, { method: "POST" }));
}

beforeEach(() => {
  vi.useFakeTimers();
});

test("a domain has the same answer each time, and all three occur", async () => {
  const standIn = new ResolverStandIn();
  const domains = Array.from({ length: 60 }, (_, i) => `namn${i}.se`);
  const first = Promise.all(domains.map((domain) => ask(standIn, domain)));
  await vi.runAllTimersAsync();
  const second = Promise.all(domains.map((domain) => ask(standIn, domain)));
  await vi.runAllTimersAsync();
  expect(await second).toEqual(await first);
  expect(new Set(await first)).toEqual(new Set(["taken", "free", "unknown"]));
});

test("it answers the control questions, except when it lies or fails", async () => {
  const standIn = new ResolverStandIn();
  const control = () =>
    Promise.all([ask(standIn, "internetstiftelsen.se"), ask(standIn, "namnfynd-1b9d.se")]);
  expect(await control()).toEqual(["taken", "free"]);
  expect((await switchTo(standIn, "lying")).status).toBe(303);
  expect(await control()).toEqual(["taken", "taken"]);
  await switchTo(standIn, "failing");
  expect(await control()).toEqual(["unknown", "unknown"]);
  await switchTo(standIn, "normal");
  expect(await control()).toEqual(["taken", "free"]);
});

test("its page says how it answers", async () => {
  const standIn = new ResolverStandIn();
  await switchTo(standIn, "slow");
  const response = await standIn.fetch(new Request(`${ORIGIN}${RESOLVER_PATH}`));
  expect(await response.text()).toContain("Nu: Svarar för sent");
  expect((await switchTo(standIn, "unknown")).status).toBe(404);
});
