import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entitledFeatures, useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import { startVisitorPlan } from "@/access/entitlement/visitor-plan.ts";
import { DEFAULT_MATRIX, planMatrix } from "@/lib/plan-matrix.ts";
import { noConnection, stubBackend } from "../../backend-stub.ts";
import { deferred } from "../../deferred.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "https://abc.supabase.co", publishableKey: "key" },
}));

const FEATURES = "POST /rest/v1/rpc/plan_matrix";

/** Keys of what the free plan has in the backend. */
let open: readonly string[];
let stop: () => void;

function rows() {
  return Response.json(
    ["popularity_graphs", "name_lists", "no_ads"].map((feature_key) => ({
      feature_key,
      free_plan: open.includes(feature_key),
      basic_plan: true,
      plus_plan: true,
    })),
  );
}

function Gated() {
  return <p>{useHasFeature("popularity_graphs") ? "öppen" : "låst"}</p>;
}

beforeEach(() => {
  open = [];
  stop = () => {};
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  stop();
  planMatrix.set(DEFAULT_MATRIX);
});

const focus = () => act(async () => void window.dispatchEvent(new Event("focus")));

test("nothing is asked on a page with nothing that depends on the plan", async () => {
  const calls = stubBackend({ [FEATURES]: rows });
  stop = startVisitorPlan();
  await focus();
  expect(calls).toEqual([]);
});

test("a feature that is opened for all works without an account, and closes again", async () => {
  stubBackend({ [FEATURES]: rows });
  render(<Gated />);
  open = ["popularity_graphs"];
  stop = startVisitorPlan();
  expect(await screen.findByText("öppen")).toBeVisible();
  expect(planMatrix.get().free_plan).toEqual(new Set(["popularity_graphs"]));
  open = [];
  await focus();
  expect(await screen.findByText("låst")).toBeVisible();
});

test("an answer that comes after a later one is ignored", async () => {
  const first = deferred<Response>();
  let calls = 0;
  stubBackend({ [FEATURES]: () => (calls++ === 0 ? first.promise : rows()) });
  render(<Gated />);
  stop = startVisitorPlan();
  open = ["popularity_graphs"];
  const openRows = rows();
  open = [];
  await focus();
  await waitFor(() => expect(entitledFeatures.get()).not.toBeNull());
  await act(async () => first.resolve(openRows));
  expect(screen.getByText("låst")).toBeVisible();
});

test("what comes later to the page asks, and what comes soon after does not", async () => {
  const calls = stubBackend({ [FEATURES]: rows });
  stop = startVisitorPlan();
  const { unmount } = render(<Gated />);
  await waitFor(() => expect(entitledFeatures.get()).not.toBeNull());
  unmount();
  render(<Gated />);
  expect(calls).toHaveLength(1);
});

test("a feature that is tied to an account is not a visitor's", async () => {
  stubBackend({ [FEATURES]: rows });
  render(<Gated />);
  open = ["name_lists", "no_ads"];
  stop = startVisitorPlan();
  await waitFor(() => expect(entitledFeatures.get()).toEqual(new Set(["no_ads"])));
  expect(planMatrix.get().free_plan.has("name_lists")).toBe(true);
});

test.each([
  ["cannot be reached", noConnection],
  ["refuses", () => Response.json({}, { status: 500 })],
  ["answers something else", () => Response.json([{ feature_key: 1 }])],
])("visitors have the default plan when the backend %s", async (_how, answer) => {
  stubBackend({ [FEATURES]: answer });
  render(<Gated />);
  stop = startVisitorPlan();
  await waitFor(() => expect(entitledFeatures.get()).toEqual(DEFAULT_MATRIX.free_plan));
  expect(screen.getByText("låst")).toBeVisible();
});

test("stops when the visitor signs in, and leaves the plan to the account", async () => {
  const calls = stubBackend({ [FEATURES]: rows });
  render(<Gated />);
  open = ["popularity_graphs"];
  stop = startVisitorPlan();
  await screen.findByText("öppen");
  act(() => stop());
  expect(entitledFeatures.get()).toBeNull();
  await focus();
  expect(calls).toHaveLength(1);
});
