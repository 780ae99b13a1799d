import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "@/app/error-boundary.tsx";
import { lazyPage } from "@/ui/lazy.tsx";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

function BrokenPage(): never {
  throw new Error("TypeError: undefined is not a function");
}

function stubReload() {
  const reload = vi.fn();
  vi.stubGlobal("location", { href: window.location.href, reload });
  return reload;
}

test("a page without faults is left alone", () => {
  render(
    <ErrorBoundary>
      <h1>Förnamn</h1>
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { name: "Förnamn" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a page that fails gives way to a friendly one that offers a reload", async () => {
  const reload = stubReload();
  render(
    <ErrorBoundary>
      <BrokenPage />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Något gick fel" })).toBeVisible();
  expect(screen.getByRole("alert")).not.toHaveTextContent("undefined");
  expect(console.error).toHaveBeenCalled();
  await userEvent.setup().click(screen.getByRole("button", { name: "Ladda om sidan" }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page whose code cannot be loaded says that, and offers a reload", async () => {
  const reload = stubReload();
  const LostPage = lazyPage<object>(() => Promise.reject(new TypeError("Failed to fetch")));
  await act(async () => {
    render(
      <ErrorBoundary>
        <Suspense>
          <LostPage />
        </Suspense>
      </ErrorBoundary>,
    );
  });
  expect(screen.getByRole("heading", { name: "Sidan kunde inte laddas" })).toBeVisible();
  await userEvent.setup().click(screen.getByRole("button", { name: "Ladda om sidan" }));
  expect(reload).toHaveBeenCalledTimes(1);
});
