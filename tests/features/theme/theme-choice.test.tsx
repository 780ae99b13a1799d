import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { applyTheme, followStoredTheme } from "@/features/theme/stored-theme.ts";
import { ThemeChoice } from "@/features/theme/theme-choice.tsx";

function theme() {
  return document.documentElement.getAttribute("data-theme");
}

/** Chooses a theme as another tab does: browsers send the storage event to the other tabs only. */
function chooseElsewhere(value: string) {
  localStorage.setItem("theme", value);
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  });
}

function choose(name: string) {
  return userEvent.setup().click(screen.getByRole("radio", { name }));
}

afterEach(() => {
  document.documentElement.removeAttribute("data-theme");
});

test("follows the system until a theme is chosen", () => {
  render(<ThemeChoice />);
  expect(screen.getByRole("group", { name: "Utseende" })).toBeVisible();
  expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
});

test.each([
  ["Mörkt", "dark"],
  ["Ljust", "light"],
])("applies %s at once, and stores it", async (name, value) => {
  render(<ThemeChoice />);
  await choose(name);
  expect(theme()).toBe(value);
  expect(window.localStorage.getItem("theme")).toBe(value);
  expect(screen.getByRole("radio", { name })).toBeChecked();
});

test("shows the stored choice on the next visit", () => {
  window.localStorage.setItem("theme", "dark");
  render(<ThemeChoice />);
  expect(screen.getByRole("radio", { name: "Mörkt" })).toBeChecked();
});

test("removes the stored choice when the system's is chosen", async () => {
  window.localStorage.setItem("theme", "dark");
  document.documentElement.setAttribute("data-theme", "dark");
  render(<ThemeChoice />);
  await choose("System");
  expect(theme()).toBeNull();
  expect(window.localStorage.getItem("theme")).toBeNull();
});

test("ignores an unknown stored theme", () => {
  window.localStorage.setItem("theme", "rosa");
  render(<ThemeChoice />);
  expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
});

test("applies a theme when storage is blocked", async () => {
  const refuse = () => {
    throw new DOMException("Blocked", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  render(<ThemeChoice />);
  await choose("Mörkt");
  expect(theme()).toBe("dark");
  await choose("System");
  expect(theme()).toBeNull();
});

test("shows a choice in another tab", () => {
  render(<ThemeChoice />);
  chooseElsewhere("dark");
  expect(screen.getByRole("radio", { name: "Mörkt" })).toBeChecked();
});

test("a choice in another tab applies until it is no longer followed", () => {
  const stop = followStoredTheme(applyTheme);
  chooseElsewhere("dark");
  expect(theme()).toBe("dark");
  stop();
  chooseElsewhere("light");
  expect(theme()).toBe("dark");
});
