import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { BusyButton } from "@/ui/busy-button.tsx";
import { usePending } from "@/ui/use-pending.ts";
import { deferred } from "../deferred.ts";

interface Props {
  readonly send: () => Promise<void>;
}

function PlainButton({ send }: Props) {
  const { isPending, run } = usePending();
  return (
    <BusyButton isBusy={isPending} onClick={() => void run(send)}>
      Skicka
    </BusyButton>
  );
}

function SubmitButton({ send }: Props) {
  const { isPending, run } = usePending();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(send);
      }}
    >
      <BusyButton type="submit" isBusy={isPending}>
        Skicka
      </BusyButton>
    </form>
  );
}

const button = () => screen.getByRole("button");

test.each([
  ["a button", PlainButton],
  ["the button of a form", SubmitButton],
])("%s keeps its focus while it is busy, and acts once", async (_kind, Example) => {
  const sending = deferred<void>();
  const send = vi.fn(() => sending.promise);
  render(<Example send={send} />, { wrapper: StrictMode });
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard("{Enter}{Enter}");
  expect(button()).toHaveFocus();
  expect(button()).toHaveAccessibleName("Laddar...");
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(send).toHaveBeenCalledOnce();
  await act(async () => sending.resolve());
  expect(button()).toHaveFocus();
  expect(button()).toHaveAccessibleName("Skicka");
  await user.keyboard("{Enter}");
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ["a button", PlainButton],
  ["the button of a form", SubmitButton],
])("%s acts once when the second press comes before it is rendered busy", (_kind, Example) => {
  const send = vi.fn(() => deferred<void>().promise);
  render(<Example send={send} />, { wrapper: StrictMode });
  act(() => {
    button().click();
    button().click();
  });
  expect(send).toHaveBeenCalledOnce();
});
