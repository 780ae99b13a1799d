import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { currentToasts, dismissToast, type ToastMessage } from "@/ui/toast-store.ts";

/** Waits until exactly one toast is shown, and checks it. */
export async function expectToast(expected: Partial<ToastMessage>): Promise<void> {
  await waitFor(() => expect(currentToasts()).toMatchObject([expected]));
}

/** Waits for an error toast; the title "Fel" is the default. */
export function expectErrorToast(text: string, title = "Fel"): Promise<void> {
  return expectToast({ tone: "error", title, text });
}

export function expectNoToast(): void {
  expect(currentToasts()).toEqual([]);
}

export function dismissToasts(): void {
  for (const { id } of currentToasts()) dismissToast(id);
}
