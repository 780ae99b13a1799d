import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { showError } from "@/ui/toast-store.ts";
import { Toasts } from "@/ui/toasts.tsx";

vi.mock("@/ui/toaster.tsx", () => {
  throw new Error("The chunk is gone");
});

test("the words are said even when the toaster cannot be loaded", async () => {
  render(<Toasts />);
  act(() => showError("Fullt"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Fullt");
});
