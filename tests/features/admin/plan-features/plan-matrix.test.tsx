import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  fetchPlanFeatures,
  type PlanFeature,
  setPlanFeature,
} from "@/access/entitlement/plan-features-api.ts";
import { PlanMatrix } from "@/features/admin/plan-features/plan-matrix.tsx";
import { BackendError } from "@/lib/backend-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { currentToasts } from "@/ui/toast-store.ts";
import { dismissToasts } from "../../../toasts.ts";

vi.mock("@/access/entitlement/plan-features-api.ts");

/** The table in the backend. */
let table: PlanFeature[];

beforeEach(() => {
  table = [
    {
      id: "f1",
      feature_key: "api_access",
      feature_name: "API-åtkomst",
      description: "Hämta namn till egna program.",
      free_plan: false,
      basic_plan: false,
      plus_plan: true,
    },
  ];
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(fetchPlanFeatures).mockImplementation(async () => table);
  vi.mocked(setPlanFeature).mockImplementation(async (id, plan, isOn) => {
    table = table.map((feature) => (feature.id === id ? { ...feature, [plan]: isOn } : feature));
  });
});

afterEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
  act(dismissToasts);
});

function setUp() {
  render(<PlanMatrix userId="u1" />);
  return userEvent.setup();
}

const findSwitch = (plan: string) => screen.findByRole("switch", { name: `API-åtkomst i ${plan}` });

function badges(): (string | null)[] {
  const region = within(screen.getByRole("region", { name: "API-åtkomst" }));
  return region.getAllByText(/^(Aktiverad|Inaktiverad)$/).map(({ textContent }) => textContent);
}

function expectToast(toast: object) {
  return waitFor(() => expect(currentToasts()).toMatchObject([toast]));
}

test("each feature has its description, and a switch and a badge for each plan", async () => {
  setUp();
  expect(await findSwitch("Gratis")).not.toBeChecked();
  expect(await findSwitch("Basic")).not.toBeChecked();
  expect(await findSwitch("Plus")).toBeChecked();
  expect(badges()).toEqual(["Inaktiverad", "Inaktiverad", "Aktiverad"]);
  expect(screen.getByText("Hämta namn till egna program.")).toBeVisible();
});

test("a switch is saved, with a toast, and the matrix is fetched again", async () => {
  const user = setUp();
  await user.click(await findSwitch("Gratis"));
  await expectToast({ tone: "success", title: "Uppdaterat", text: "Funktionen har uppdaterats" });
  expect(setPlanFeature).toHaveBeenCalledExactlyOnceWith("f1", "free_plan", true);
  expect(await findSwitch("Gratis")).toBeChecked();
  expect(badges()).toEqual(["Aktiverad", "Inaktiverad", "Aktiverad"]);
  await waitFor(() => expect(fetchPlanFeatures).toHaveBeenCalledTimes(2));
  await user.click(await findSwitch("Gratis"));
  await waitFor(() => expect(table).toMatchObject([{ free_plan: false }]));
});

test("a switch that cannot be saved is rolled back, with an error toast", async () => {
  vi.mocked(setPlanFeature).mockRejectedValueOnce(new BackendError("No", "refused"));
  const user = setUp();
  const basic = await findSwitch("Basic");
  // The rollback does not wait for the matrix to be fetched again.
  vi.mocked(fetchPlanFeatures).mockReturnValue(new Promise(() => {}));
  await user.click(basic);
  await expectToast({ tone: "error", text: "Kunde inte uppdatera funktionen" });
  expect(await findSwitch("Basic")).not.toBeChecked();
});

test("a matrix that cannot be fetched is reported, and fetched again on request", async () => {
  vi.mocked(fetchPlanFeatures).mockRejectedValueOnce(new BackendError("", "unreachable"));
  const user = setUp();
  await expectToast({ tone: "error", text: "Kunde inte ladda data" });
  await user.click(screen.getByRole("button", { name: "Försök igen" }));
  expect(await findSwitch("Plus")).toBeChecked();
});
