import { expect, test } from "vitest";
import { HIGHLIGHTED } from "@/config/plans.ts";
import {
  DEFAULT_MATRIX,
  freeBenefits,
  type Plan,
  type PlanMatrix,
  paidBenefits,
} from "@/lib/plan-matrix.ts";

/** The default matrix after an administrator's switch. */
function withSwitch(feature: string, plan: Plan): PlanMatrix {
  const features = new Set(DEFAULT_MATRIX[plan]);
  if (!features.delete(feature)) features.add(feature);
  return { ...DEFAULT_MATRIX, [plan]: features };
}

const CAP = "5\u00a0favoriter per generator, sparade i din webbläsare";

test("by default Gratis has no feature, Basic five and Plus all eleven", () => {
  expect(DEFAULT_MATRIX.free_plan.size).toBe(0);
  expect(freeBenefits(DEFAULT_MATRIX)).toContain(CAP);
  expect(paidBenefits("basic_plan", DEFAULT_MATRIX)).toEqual([
    "Obegränsade sökningar",
    "Ingen reklam",
    "Avancerade filter",
    "Obegränsade favoriter",
    "Domänkontroll",
  ]);
  expect(paidBenefits("plus_plan", DEFAULT_MATRIX)).toHaveLength(11);
  expect(paidBenefits("plus_plan", DEFAULT_MATRIX, HIGHLIGHTED)).toHaveLength(6);
});

test("a feature that is opened for all moves to Gratis", () => {
  const matrix = withSwitch("popularity_graphs", "free_plan");
  expect(freeBenefits(matrix)).toContain("Popularitetsgrafer ur SCB:s statistik");
  expect(paidBenefits("plus_plan", matrix)).toHaveLength(10);
  expect(paidBenefits("plus_plan", matrix)).not.toContain("Popularitetsgrafer ur SCB:s statistik");
});

test("Gratis has no cap beside unlimited favourites, and says what needs an account", () => {
  const unlimited = freeBenefits(withSwitch("unlimited_favorites", "free_plan"));
  expect(unlimited).toContain("Obegränsade favoriter");
  expect(unlimited).not.toContain(CAP);
  expect(freeBenefits(withSwitch("name_lists", "free_plan"))).toContain(
    "Namnlistor att skapa och dela (med ett konto)",
  );
});

test("each plan that costs follows its own column", () => {
  const export_ = "Export till PDF och CSV";
  const basic = withSwitch("export", "basic_plan");
  expect(paidBenefits("basic_plan", basic)).toContain(export_);
  const plus = withSwitch("export", "plus_plan");
  expect(paidBenefits("plus_plan", plus)).not.toContain(export_);
  expect(paidBenefits("plus_plan", plus, HIGHLIGHTED)).not.toContain(export_);
});
