import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { Profiler } from "react";
import { useLocation } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { PageRouter } from "@/app/page-router.tsx";
import { Link, type LinkProps } from "@/ui/link.tsx";

beforeEach(() => {
  window.history.replaceState(null, "", "/fornamn?kon=flickor");
});

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([pathname + search, state])}</output>;
}

function shownPlace(): unknown {
  return JSON.parse(screen.getByRole("status").textContent);
}

/** Renders a link. Returns what renders it again. */
function open(props: LinkProps) {
  const onRender = vi.fn();
  render(
    <PageRouter>
      <Profiler id="link" onRender={onRender}>
        <Link {...props}>Vidare</Link>
      </Profiler>
      <Place />
    </PageRouter>,
  );
  onRender.mockClear();
  return onRender;
}

function link() {
  return screen.getByRole("link", { name: "Vidare" });
}

/** Clicks the link. Returns whether the browser is left to follow it. */
function click(options: MouseEventInit = {}): boolean {
  const event = createEvent.click(link(), { button: 0, ...options });
  fireEvent(link(), event);
  return !event.defaultPrevented;
}

test("shows its page with the state, and is not rendered again", () => {
  const onRender = open({ to: "/namn/astrid?kon=alla", state: { from: "kort" } });
  expect(click()).toBe(false);
  expect(shownPlace()).toEqual(["/namn/astrid?kon=alla", { from: "kort" }]);
  expect(onRender).not.toHaveBeenCalled();
});

test("makes a history entry, except for the address that is shown", () => {
  const entries = window.history.length;
  open({ to: "/fornamn?kon=flickor", state: { again: true } });
  expect(click()).toBe(false);
  expect(shownPlace()).toEqual(["/fornamn?kon=flickor", { again: true }]);
  expect(window.history).toHaveLength(entries);
});

test("leads to the same page with other parameters by an entry of its own", () => {
  const entries = window.history.length;
  open({ to: "/fornamn" });
  click();
  expect(window.history).toHaveLength(entries + 1);
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])("leaves a click with %o to the browser", (options) => {
  open({ to: "/om" });
  expect(click(options)).toBe(true);
  expect(shownPlace()).toEqual(["/fornamn?kon=flickor", null]);
});

test("leaves a link to another window to the browser", () => {
  open({ to: "/om", target: "_blank" });
  expect(click()).toBe(true);
  expect(shownPlace()).toEqual(["/fornamn?kon=flickor", null]);
});

test("is not followed when its owner has prevented it", () => {
  open({ to: "/om", onClick: (event) => event.preventDefault() });
  click();
  expect(shownPlace()).toEqual(["/fornamn?kon=flickor", null]);
});
