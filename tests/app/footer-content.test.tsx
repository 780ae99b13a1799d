import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import FooterContent from "@/app/footer-content.tsx";

const footer = (
  <MemoryRouter>
    <FooterContent />
  </MemoryRouter>
);

function setYear(year: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(year, 5, 1) });
}

afterEach(() => {
  vi.useRealTimers();
});

test("has the years from the first to the present one", () => {
  setYear(2031);
  render(footer);
  expect(screen.getByText("© 2024–2031 Namnfynd")).toBeVisible();
});

test("a page that was built last year is hydrated as it is", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const onRecoverableError = vi.fn();
  const container = document.body.appendChild(document.createElement("div"));
  setYear(2030);
  container.innerHTML = renderToString(footer);
  setYear(2031);
  const root = await act(async () => hydrateRoot(container, footer, { onRecoverableError }));
  expect(container).toHaveTextContent("© 2024–2030 Namnfynd");
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
