import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { OperatorDetails } from "@/content/legal/operator-details.tsx";
import { WithdrawalForm } from "@/content/legal/withdrawal-form.tsx";

vi.mock("@/config/operator.ts", async () => ({
  operator: (await import("../../operator.ts")).OPERATOR,
}));

test("an operator that is filled in is shown with all details", () => {
  render(<OperatorDetails />);
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  const details = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(terms.map((term, i) => `${term}: ${details[i]}`)).toEqual([
    "Företag: Namnfynd AB",
    "Organisationsnummer: 556677-8899",
    "Adress: Storgatan 1, 111 22 Stockholm",
    "Momsregistreringsnummer: SE556677889901",
    "E-post: juridik@namnfynd.se",
    "Telefon: 08-465 00 000",
  ]);
  expect(screen.getByRole("link", { name: "08-465 00 000" })).toHaveAttribute(
    "href",
    "tel:0846500000",
  );
});

test("the standard form is addressed to the operator", () => {
  render(<WithdrawalForm />);
  expect(
    screen.getByText("Till Namnfynd AB, Storgatan 1, 111 22 Stockholm, juridik@namnfynd.se:"),
  ).toBeVisible();
});
