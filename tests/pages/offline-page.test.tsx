import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  Link,
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  useNavigationType,
} from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import OfflinePage from "@/pages/offline-page.tsx";
import { PreloadPage } from "@/ui/preload-page.ts";
import { deferred } from "../deferred.ts";

const NOT_KEPT = "Sidan är inte sparad på den här enheten";

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => {});
});

/** Where the visitor is, and how the page was reached. */
function Where() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}${hash}`}</output>;
}

function where(): string | undefined {
  return screen.getAllByRole("status")[0]?.textContent;
}

/**
 * Opens an address for which the offline page answers.
 *
 * @returns what loads the page of the address from what is kept
 */
function open(address: string) {
  const { promise, resolve } = deferred<"kept" | "lost">();
  const preload = vi.fn(async () => {
    if ((await promise) === "lost") throw new Error("lost");
  });
  render(
    <MemoryRouter initialEntries={[address]}>
      <PreloadPage value={preload}>
        <Where />
        <Link to="/namnsdag">Namnsdagar</Link>
        <Routes>
          <Route path="/namnsdag" element={null} />
          <Route path="*" element={<OfflinePage />} />
        </Routes>
      </PreloadPage>
    </MemoryRouter>,
  );
  return {
    preload,
    find: () => act(async () => resolve("kept")),
    lose: () => act(async () => resolve("lost")),
  };
}

test.each(["/efternamn/lindqvist#nyfodda", "/fornamn?kon=flickor"])(
  "%s is shown when its code and data are kept, with the rest of its address",
  async (address) => {
    const { preload, find } = open(address);
    expect(screen.getByText("Vi ser efter om sidan är sparad", { exact: false })).toBeVisible();
    expect(where()).toBe(`POP ${address}`);
    expect(preload).toHaveBeenCalledExactlyOnceWith(address.replace(/[#?].*/, ""));
    await find();
    expect(where()).toBe(`REPLACE ${address}`);
  },
);

test("a page that is found late does not bring back a visitor who has left", async () => {
  const { find } = open("/efternamn/lindqvist");
  await userEvent.click(screen.getByRole("link", { name: "Namnsdagar" }));
  await find();
  expect(where()).toBe("PUSH /namnsdag");
});

test.each(["/fornamn", "/namn/100%"])("%s says that it is not kept", async (address) => {
  const { lose } = open(address);
  await lose();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Du är offline");
  expect(screen.getByText(NOT_KEPT, { exact: false })).toBeVisible();
  expect(where()).toBe(`POP ${address}`);
});

test("at its own address it says what works without a network, and looks for nothing", () => {
  const { preload } = open("/utan-nat");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Namnfynd utan nät");
  expect(screen.queryByText(NOT_KEPT, { exact: false })).not.toBeInTheDocument();
  expect(preload).not.toHaveBeenCalled();
});
