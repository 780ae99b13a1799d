import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ComponentType, Suspense, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "@/app/error-boundary.tsx";
import { lazyPage } from "@/ui/lazy.tsx";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

function BrokenPage(): never {
  throw new Error("TypeError: undefined is not a function");
}

/** Renders a page inside the boundary, as the app does. */
function show(Page: ComponentType) {
  return act(async () =>
    render(
      <ErrorBoundary>
        <Suspense>
          <Page />
        </Suspense>
      </ErrorBoundary>,
      { wrapper: MemoryRouter },
    ),
  );
}

/** A page whose code is lost the first times that it is requested. */
function pageLostTimes(times: number) {
  const load = vi.fn(async () => ({ default: () => <h1>Namnsdag</h1> }));
  for (let lost = 0; lost < times; lost++) {
    load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  }
  return { Page: lazyPage(load), load };
}

const LOST = "Sidan kunde inte laddas";

function stubReload() {
  const reload = vi.fn();
  vi.stubGlobal("location", { href: window.location.href, reload });
  return reload;
}

test("a page without faults is left alone", async () => {
  await show(() => <h1>Förnamn</h1>);
  expect(screen.getByRole("heading", { name: "Förnamn" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a page that fails gives way to a friendly one that offers a reload", async () => {
  const reload = stubReload();
  await show(BrokenPage);
  expect(screen.getByRole("heading", { level: 1, name: "Något gick fel" })).toBeVisible();
  expect(screen.getByRole("alert")).not.toHaveTextContent("undefined");
  expect(console.error).toHaveBeenCalled();
  await userEvent.setup().click(screen.getByRole("button", { name: "Ladda om sidan" }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page that fails once is mounted again", async () => {
  let mounts = 0;
  function FragilePage() {
    useLayoutEffect(() => {
      if (mounts++ === 0) throw new DOMException("The node to be removed is not a child");
    }, []);
    return <h1>Förnamn</h1>;
  }
  await show(FragilePage);
  expect(screen.getByRole("heading", { name: "Förnamn" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a page that fails reacts to presses, which index.html keeps until hydration", async () => {
  const root = document.body.appendChild(document.createElement("div"));
  root.id = "root";
  await show(BrokenPage);
  expect(root).toHaveAttribute("data-hydrated");
  root.remove();
});

test("a page that fails is not tried again when the network returns", async () => {
  await show(BrokenPage);
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(screen.getByRole("heading", { level: 1, name: "Något gick fel" })).toBeVisible();
});

test("code that was lost once is requested again before anything is said", async () => {
  const { Page, load } = pageLostTimes(1);
  await show(Page);
  expect(screen.getByRole("heading", { name: "Namnsdag" })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a page whose code cannot be loaded says that, and offers a reload", async () => {
  const reload = stubReload();
  await show(pageLostTimes(3).Page);
  expect(screen.getByRole("heading", { name: LOST })).toBeVisible();
  await userEvent.setup().click(screen.getByRole("button", { name: "Ladda om sidan" }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page whose code could not be loaded is tried again when the network returns", async () => {
  await show(pageLostTimes(3).Page);
  expect(screen.getByRole("heading", { name: LOST })).toBeVisible();
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(screen.getByRole("heading", { name: "Namnsdag" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a page whose code could not be loaded is tried again on the next visit", async () => {
  const { Page } = pageLostTimes(3);
  await show(Page);
  expect(screen.getByRole("heading", { name: LOST })).toBeVisible();
  cleanup();
  await show(Page);
  expect(screen.getByRole("heading", { name: "Namnsdag" })).toBeVisible();
});

test("a prerendered page whose code is lost stays, and the cause is handed to the document", async () => {
  const causes = vi.fn((event: Event) => event instanceof CustomEvent && event.detail);
  window.addEventListener("page-lost", causes);
  const { Page: Prerendered } = pageLostTimes(0);
  await Prerendered.preload();
  const { Page: Lost } = pageLostTimes(2);
  const frame = (Page: ComponentType) => (
    <MemoryRouter>
      <ErrorBoundary>
        <Suspense>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.id = "root";
  container.innerHTML = renderToString(frame(Prerendered));
  const root = await act(async () => hydrateRoot(container, frame(Lost)));

  expect(screen.getByRole("heading", { name: "Namnsdag" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(causes).toHaveBeenCalledTimes(1);
  expect(causes).toHaveReturnedWith(new TypeError("Failed to fetch"));
  window.removeEventListener("page-lost", causes);
  act(() => root.unmount());
  container.remove();
});

test("a page that was loaded in advance is rendered without waiting", async () => {
  const { Page } = pageLostTimes(0);
  await Page.preload();
  render(<Page />);
  expect(screen.getByRole("heading", { name: "Namnsdag" })).toBeVisible();
});
