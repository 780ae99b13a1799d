import { expect, test } from "vitest";
import { domainStateOf } from "@/features/companies/domains/domain-state.ts";

/** Answers in the shape of Cloudflare's and Google's resolvers. */
const CLOUDFLARE = { TC: false, RD: true, RA: true, AD: true, CD: false };
const GOOGLE = { ...CLOUDFLARE, AD: false, Comment: "Response from 194.146.106.22." };

function question(name: string, type = 2) {
  return { Question: [{ name, type }] };
}

const SE_AUTHORITY = {
  Authority: [
    {
      name: "se",
      type: 6,
      TTL: 7200,
      data: "catcher-in-the-rye.nic.se. registry-default.nic.se. 2026112214 1800 1800 864000 7200",
    },
  ],
};

test.each([
  [
    "name servers",
    "taken",
    {
      ...CLOUDFLARE,
      Status: 0,
      ...question("mareld.se"),
      Answer: [
        { name: "mareld.se", type: 2, TTL: 3600, data: "ns1.loopia.se." },
        { name: "mareld.se", type: 2, TTL: 3600, data: "ns2.loopia.se." },
      ],
    },
  ],
  [
    "names with a full stop and other case",
    "taken",
    {
      ...GOOGLE,
      Status: 0,
      ...question("Mareld.SE."),
      Answer: [{ name: "Mareld.SE.", type: 2, TTL: 21600, data: "ns1.loopia.se." }],
    },
  ],
  [
    "an alias whose target is missing",
    "taken",
    {
      ...CLOUDFLARE,
      Status: 3,
      ...question("mareld.se"),
      Answer: [{ name: "mareld.se", type: 5, TTL: 60, data: "gone.example.net." }],
    },
  ],
  ["no such name", "free", { ...CLOUDFLARE, Status: 3, ...question("mareld.se"), ...SE_AUTHORITY }],
  [
    "no such name, without an authority",
    "free",
    { ...GOOGLE, Status: 3, ...question("mareld.se.") },
  ],
  [
    "a name without name servers",
    "unknown",
    { ...CLOUDFLARE, Status: 0, ...question("mareld.se"), ...SE_AUTHORITY },
  ],
  [
    "an address in place of name servers",
    "unknown",
    {
      ...CLOUDFLARE,
      Status: 0,
      ...question("mareld.se"),
      Answer: [{ name: "mareld.se", type: 1, TTL: 60, data: "192.0.2.7" }],
    },
  ],
  [
    "the name servers of the whole ending",
    "unknown",
    {
      ...CLOUDFLARE,
      Status: 0,
      ...question("mareld.se"),
      Answer: [{ name: "se.", type: 2, TTL: 3600, data: "a.ns.se." }],
    },
  ],
  [
    "no such name, and yet an address",
    "unknown",
    {
      ...CLOUDFLARE,
      Status: 3,
      ...question("mareld.se"),
      Answer: [{ name: "mareld.se", type: 1, TTL: 60, data: "192.0.2.7" }],
    },
  ],
  [
    "a failing server",
    "unknown",
    { ...CLOUDFLARE, AD: false, Status: 2, ...question("mareld.se"), Comment: ["EDE(22)"] },
  ],
  ["a refusal", "unknown", { ...CLOUDFLARE, Status: 5, ...question("mareld.se") }],
  ["a truncated answer", "unknown", { Status: 3, TC: true, ...question("mareld.se") }],
  ["the answer to another name", "unknown", { Status: 3, TC: false, ...question("annat.se") }],
  [
    "the answer to a question for addresses",
    "unknown",
    { Status: 3, TC: false, ...question("mareld.se", 1) },
  ],
  ["no answer at all", "unknown", { error: "Invalid query name `mareld..se`." }],
  ["no object", "unknown", "<!doctype html>"],
  ["nothing", "unknown", null],
])("%s: %s", (_title, state, answer) => {
  expect(domainStateOf("mareld.se", answer)).toBe(state);
});
