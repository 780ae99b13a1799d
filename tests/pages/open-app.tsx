import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import { App } from "@/app/app.tsx";
import { Address } from "../address.tsx";
import { waitAndLoad } from "../clock.ts";

/** Opens the site at an address, with fake timers, and waits for the code of the page. */
export async function openApp(address: string) {
  render(
    // Not in strict mode, which renders a whole page twice: the tests of the parts are in it.
    <MemoryRouter initialEntries={[address]}>
      <App />
      <Address />
    </MemoryRouter>,
  );
  await waitAndLoad(0);
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}
