import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { expectNoToast } from "./toasts.ts";

/** Waits until a field shows an error, which is announced and has no toast. */
export async function expectFieldError(field: () => HTMLElement, text: string): Promise<void> {
  await waitFor(() => expect(field()).toBeInvalid());
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(text));
  const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(alerts).toContain(text);
  expectNoToast();
}

/** Expects that the summary of the form's errors has focus, and leads to these fields. */
export function expectSummary(heading: string, labels: readonly string[]): void {
  const summary = screen.getByRole("region", { name: heading });
  expect(summary).toHaveFocus();
  const links = within(summary).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(labels);
}
