import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { showError, showWithAction, showWithLink } from "@/ui/toast-store.ts";
import { Toasts } from "@/ui/toasts.tsx";

vi.mock("@/ui/toaster.tsx", () => {
  throw new Error("The chunk is gone");
});

test("a message is announced even when the toaster cannot be loaded", async () => {
  render(<Toasts />, { wrapper: MemoryRouter });
  act(() => showError("Fullt"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Fullt");
});

test("the fallback shows the title, and can be closed", async () => {
  render(<Toasts />, { wrapper: MemoryRouter });
  act(() => showError("Vänta en stund.", "För många försök"));
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("För många försök");
  expect(screen.getByText("Vänta en stund.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Stäng meddelandet" }));
  expect(alert).not.toBeInTheDocument();
});

test("the fallback has the button and the link of a message, which exist nowhere else", async () => {
  const run = vi.fn();
  render(<Toasts />, { wrapper: MemoryRouter });
  act(() => {
    showWithAction("success", "Lista raderad", { label: "Ångra", spoken: "Ångra raderingen", run });
  });
  await userEvent.click(await screen.findByRole("button", { name: "Ångra" }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();

  act(() => showWithLink("error", "Fullt", { label: "Visa favoriter", to: "/favoriter" }));
  await userEvent.click(await screen.findByRole("link", { name: "Visa favoriter" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
