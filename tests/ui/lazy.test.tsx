import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ComponentType, Suspense, useState } from "react";
import { prerender } from "react-dom/static";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SLOW_LOADING_MS } from "@/config/limits.ts";
import { lazyOnPress, lazyPage, lazyWhenIdle, lazyWithFallback, useOpener } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import { NavigationMemory } from "@/ui/page-heading.tsx";
import { currentToasts } from "@/ui/toast-store.ts";
import { wait } from "../clock.ts";
import { deferred } from "../deferred.ts";
import { dismissToasts } from "../toasts.ts";

type Load = () => Promise<{ default: ComponentType }>;

const loadTips: Load = async () => ({ default: Tips });
const failToLoad: Load = () => Promise.reject(new Error("The chunk is gone"));

function Tips() {
  const [isRead, setIsRead] = useState(false);
  return (
    <button type="button" onClick={() => setIsRead(true)}>
      {isRead ? "Tips, lästa" : "Tips"}
    </button>
  );
}

/** Inside act, React shows what has been loaded at once instead of throttling it. */
function show(Component: ComponentType) {
  return act(async () => {
    render(<Component />, { wrapper: Suspense });
  });
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "info").mockImplementation(() => {});
});

describe("a lazy component with a fallback", () => {
  const AccountLink = () => <a href="/konto">Mitt konto</a>;

  test("is rendered when its code has been loaded", async () => {
    await show(lazyWithFallback(loadTips, AccountLink));
    expect(screen.getByText("Tips")).toBeVisible();
  });

  test("gives way to its fallback when its code cannot be loaded", async () => {
    await show(lazyWithFallback(failToLoad, AccountLink));
    expect(screen.getByRole("link", { name: "Mitt konto" })).toBeVisible();
  });

  test("comes when the network returns", async () => {
    const load = vi.fn(failToLoad);
    await show(lazyWithFallback(load, AccountLink));
    load.mockImplementation(loadTips);
    await act(async () => window.dispatchEvent(new Event("online")));
    expect(screen.getByText("Tips")).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  test("comes when it is shown again", async () => {
    const load = vi.fn(failToLoad);
    const Part = lazyWithFallback(load, AccountLink);
    await show(Part);
    load.mockImplementation(loadTips);
    await show(Part);
    expect(screen.getByText("Tips")).toBeVisible();
  });
});

test("a page does not suspend while its code loads, which would hold it back", async () => {
  let finish = () => {};
  const requested = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const Page = lazyPage(() => requested.then(loadTips));
  await show(() => (
    <Suspense fallback="Väntar">
      <Page />
    </Suspense>
  ));
  expect(screen.queryByText("Väntar")).not.toBeInTheDocument();
  await act(async () => finish());
  expect(screen.getByText("Tips")).toBeVisible();
});

test("a part that comes when the page is idle does not suspend, which would hold back what is hydrated", async () => {
  vi.useFakeTimers();
  const Part = lazyWhenIdle(loadTips, () => null);
  await show(() => (
    <Suspense fallback="Väntar">
      <Part />
    </Suspense>
  ));
  expect(screen.queryByText("Väntar")).not.toBeInTheDocument();
  expect(screen.queryByText("Tips")).not.toBeInTheDocument();
  await wait(10_000);
  expect(screen.getByText("Tips")).toBeVisible();
});

test("a page whose code hangs says so after a while, offers a reload, and comes with its code", async () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  vi.stubGlobal("location", { href: window.location.href, reload });
  const code = deferred<{ default: ComponentType }>();
  const Page = lazyPage(() => code.promise);
  await show(() => (
    <MemoryRouter>
      <Page />
    </MemoryRouter>
  ));
  await wait(SLOW_LOADING_MS - 1);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await wait(1);
  expect(screen.getByRole("alert")).toHaveTextContent("Det här tar längre tid än vanligt.");
  fireEvent.click(screen.getByRole("button", { name: "Ladda om sidan" }));
  expect(reload).toHaveBeenCalledTimes(1);
  await act(async () => code.resolve({ default: Tips }));
  expect(screen.getByText("Tips")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a page whose code hangs takes no focus from a field that a visitor types in meanwhile", async () => {
  vi.useFakeTimers();
  const Page = lazyPage(() => new Promise<never>(() => {}));
  await show(() => (
    <MemoryRouter>
      <NavigationMemory>
        <Link to="/efternamn">Efternamn</Link>
        <input aria-label="Sök namn" />
        <Routes>
          <Route path="/" element={null} />
          <Route path="/efternamn" element={<Page />} />
        </Routes>
      </NavigationMemory>
    </MemoryRouter>
  ));
  fireEvent.click(screen.getByRole("link", { name: "Efternamn" }));
  const field = screen.getByRole("textbox", { name: "Sök namn" });
  field.focus();
  await wait(SLOW_LOADING_MS);
  expect(screen.getByRole("heading", { name: "Sidan laddas långsamt" })).toBeVisible();
  expect(field).toHaveFocus();
});

describe("a part that a press opens", () => {
  const FAILURE = "Listan kunde inte laddas. Kontrollera nätet och försök igen.";
  type LoadPart = () => Promise<{ default: ComponentType<{ onClose: () => void }> }>;
  const loaded = { default: () => <p>Listan</p> };

  async function showButton(load: LoadPart) {
    const Part = lazyOnPress(load, FAILURE);
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button type="button" {...useOpener(Part)} onClick={() => setIsOpen(true)}>
            Öppna
          </button>
          <Suspense>{isOpen && <Part onClose={() => setIsOpen(false)} />}</Suspense>
        </>
      );
    }
    const user = userEvent.setup();
    await show(Page);
    return { user, button: screen.getByRole("button", { name: "Öppna" }) };
  }

  afterEach(dismissToasts);

  test("is loaded when its button is touched, and opens at once", async () => {
    const load = vi.fn<LoadPart>(async () => loaded);
    const { user, button } = await showButton(load);
    await user.pointer({ keys: "[TouchA>]", target: button });
    expect(load).toHaveBeenCalledOnce();
    fireEvent.click(button);
    expect(screen.getByText("Listan")).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  test("says that it cannot be loaded, and is requested again by the next press", async () => {
    const load = vi.fn<LoadPart>().mockRejectedValue(new Error("The chunk is gone"));
    const { user, button } = await showButton(load);
    await user.click(button);
    await waitFor(() => expect(currentToasts().map(({ text }) => text)).toEqual([FAILURE]));
    load.mockResolvedValue(loaded);
    await user.click(button);
    expect(await screen.findByText("Listan")).toBeVisible();
  });

  test("says that it hangs, does not open late, and opens with the press after its code has come", async () => {
    vi.useFakeTimers();
    const code = deferred<typeof loaded>();
    const { button } = await showButton(() => code.promise);
    fireEvent.click(button);
    await wait(SLOW_LOADING_MS - 1);
    expect(currentToasts()).toEqual([]);
    await wait(1);
    expect(currentToasts().map(({ text }) => text)).toEqual([FAILURE]);
    await act(async () => code.resolve(loaded));
    expect(screen.queryByText("Listan")).not.toBeInTheDocument();
    fireEvent.click(button);
    expect(screen.getByText("Listan")).toBeVisible();
  });
});

describe("a deferred section", () => {
  /** A page of a new visit, in which no deferred section has been started. */
  async function pageOfNewVisit(load: Load): Promise<ComponentType> {
    vi.resetModules();
    const { startDeferredSections, useDeferredSection } = await import("@/ui/lazy.tsx");
    return function Page() {
      const [renders, setRenders] = useState(0);
      const section = useDeferredSection(load);
      return (
        <>
          <button type="button" onClick={() => setRenders(renders + 1)}>
            Rendera igen
          </button>
          <button type="button" onClick={startDeferredSections}>
            Ladda
          </button>
          <div data-testid="section">{section}</div>
        </>
      );
    };
  }

  async function open(load: Load) {
    const Page = await pageOfNewVisit(load);
    await act(async () => {
      render(<Page />);
    });
    return userEvent.setup();
  }

  /** Opens the page as the build has prerendered it. */
  async function openPrerendered(load: Load) {
    vi.stubGlobal("window", undefined);
    const Prerendered = await pageOfNewVisit(loadTips);
    const { prelude } = await prerender(<Prerendered />);
    vi.unstubAllGlobals();
    const container = document.createElement("div");
    container.innerHTML = await new Response(prelude).text();
    document.body.append(container);
    const Page = await pageOfNewVisit(load);
    await act(async () => {
      render(<Page />, { container, hydrate: true });
    });
    return userEvent.setup();
  }

  test("is not loaded before it is started", async () => {
    const load = vi.fn(loadTips);
    const user = await open(load);
    expect(load).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Ladda" }));
    expect(await screen.findByText("Tips")).toBeVisible();
  });

  test("opened by navigation, offers a reload when its code cannot be loaded", async () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { href: window.location.href, reload });
    const user = await open(failToLoad);
    await user.click(screen.getByRole("button", { name: "Ladda" }));
    expect(await screen.findByText(/kunde inte laddas/)).toBeVisible();
    // With those of other sections, it would interrupt more than once.
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Ladda om sidan" }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("prerendered, keeps its HTML through renders before it is loaded, and then works", async () => {
    const user = await openPrerendered(loadTips);
    const tips = screen.getByText("Tips");
    await user.click(screen.getByRole("button", { name: "Rendera igen" }));
    expect(screen.getByText("Tips")).toBe(tips);
    await user.click(screen.getByRole("button", { name: "Ladda" }));
    await waitFor(async () => {
      await user.click(tips);
      expect(tips).toHaveTextContent("Tips, lästa");
    });
  });

  test("prerendered, keeps its HTML when its code cannot be loaded", async () => {
    const user = await openPrerendered(failToLoad);
    await user.click(screen.getByRole("button", { name: "Ladda" }));
    await user.click(screen.getByRole("button", { name: "Rendera igen" }));
    expect(screen.getByTestId("section")).toHaveTextContent(/^Tips$/);
  });
});
