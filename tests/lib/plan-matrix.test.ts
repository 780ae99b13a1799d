import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Column } from "@/config/commerce.ts";
import { type Benefit, HIGHLIGHTED } from "@/config/plans.ts";
import {
  DEFAULT_MATRIX,
  freeBenefits,
  ownBenefits,
  type PlanMatrix,
  paidBenefits,
} from "@/lib/plan-matrix.ts";

const SET_UP = vi.hoisted(() => ({ backendAddress: {}, resolverUrl: "/resolver", adUnit: {} }));
const env = vi.hoisted((): Record<keyof typeof SET_UP, object | string | null> => ({ ...SET_UP }));
const contact = vi.hoisted((): { contactReceiver: object | string | null } => ({
  contactReceiver: "function",
}));

vi.mock("@/lib/env.ts", () => env);
vi.mock("@/lib/contact-settings.ts", () => contact);

beforeEach(() => {
  Object.assign(env, SET_UP);
  contact.contactReceiver = "function";
});

function labels(benefits: readonly Benefit[]): readonly string[] {
  return benefits.map(({ label }) => label);
}

/** The default matrix after an administrator's switch. */
function withSwitch(feature: string, column: Column): PlanMatrix {
  const features = new Set(DEFAULT_MATRIX[column]);
  if (!features.delete(feature)) features.add(feature);
  return { ...DEFAULT_MATRIX, [column]: features };
}

const CAP = "5\u00a0favoriter per generator, sparade i din webbläsare";

test("by default Gratis has no feature, Basic five and Plus all twelve", () => {
  expect(DEFAULT_MATRIX.free_plan.size).toBe(0);
  expect(labels(freeBenefits(DEFAULT_MATRIX))).toContain(CAP);
  expect(labels(paidBenefits("basic_plan", DEFAULT_MATRIX))).toEqual([
    "Se om .se, .nu och .com verkar lediga",
    "Filtrera på stavelser, ändelse och hur vanligt namnet är",
    "Spara hur många favoriter du vill",
    "Visa fler namn på samma sida",
    "Slipp reklam",
  ]);
  expect(labels(paidBenefits("plus_plan", DEFAULT_MATRIX))).toHaveLength(12);
  expect(labels(paidBenefits("plus_plan", DEFAULT_MATRIX, HIGHLIGHTED))).toHaveLength(6);
});

test("a feature that is opened for all moves to Gratis", () => {
  const matrix = withSwitch("popularity_graphs", "free_plan");
  expect(labels(freeBenefits(matrix))).toContain(
    "Se hela SCB:s kurva, med upp till fyra namn i samma diagram",
  );
  expect(labels(paidBenefits("plus_plan", matrix))).toHaveLength(11);
  expect(labels(paidBenefits("plus_plan", matrix))).not.toContain(
    "Se hela SCB:s kurva, med upp till fyra namn i samma diagram",
  );
});

test("Gratis has no cap beside unlimited favourites, and says what needs an account", () => {
  const unlimited = labels(freeBenefits(withSwitch("unlimited_favorites", "free_plan")));
  expect(unlimited).toContain("Spara hur många favoriter du vill");
  expect(unlimited).not.toContain(CAP);
  expect(labels(freeBenefits(withSwitch("name_lists", "free_plan")))).toContain(
    "Samla namn i listor och dela dem (med ett konto)",
  );
});

test("each plan that costs follows its own column", () => {
  const export_ = "Spara namnen som PDF eller CSV";
  const basic = withSwitch("export", "basic_plan");
  expect(labels(paidBenefits("basic_plan", basic))).toContain(export_);
  const plus = withSwitch("export", "plus_plan");
  expect(labels(paidBenefits("plus_plan", plus))).not.toContain(export_);
  expect(labels(paidBenefits("plus_plan", plus, HIGHLIGHTED))).not.toContain(export_);
});

test("those who have lists and keys are led to their own", () => {
  const places = ownBenefits(new Set(["name_lists", "api_access", "export"]));
  expect(places.map(({ place }) => place)).toEqual(["/namnlistor", "/barnnamn", "/konto"]);
});

describe("a build on which something does not work lists it in no plan", () => {
  const everywhere = () => {
    const all = { ...DEFAULT_MATRIX, free_plan: DEFAULT_MATRIX.plus_plan };
    return [
      ...paidBenefits("basic_plan", DEFAULT_MATRIX),
      ...paidBenefits("plus_plan", DEFAULT_MATRIX),
      ...ownBenefits(DEFAULT_MATRIX.plus_plan),
      ...freeBenefits(all),
    ].map(({ label }) => label.replace(" (med ett konto)", ""));
  };

  test.each([
    ["no advertisements", "Slipp reklam", () => Object.assign(env, { adUnit: null })],
    [
      "no resolver",
      "Se om .se, .nu och .com verkar lediga",
      () => Object.assign(env, { resolverUrl: null }),
    ],
    [
      "a receiver of messages that marks none",
      "Få svar på dina frågor före andra",
      () => Object.assign(contact, { contactReceiver: { url: "https://post.example.org" } }),
    ],
    [
      "no contact form",
      "Få svar på dina frågor före andra",
      () => Object.assign(contact, { contactReceiver: null }),
    ],
  ])("%s", (_without, label, change) => {
    expect(everywhere()).toContain(label);
    change();
    expect(everywhere()).not.toContain(label);
    expect(everywhere()).toContain("Visa fler namn på samma sida");
  });

  test("no accounts: no plan can be had", () => {
    env.backendAddress = null;
    expect(paidBenefits("basic_plan", DEFAULT_MATRIX)).toEqual([]);
    expect(paidBenefits("plus_plan", DEFAULT_MATRIX)).toEqual([]);
    expect(labels(freeBenefits(DEFAULT_MATRIX))).toContain(CAP);
  });
});
