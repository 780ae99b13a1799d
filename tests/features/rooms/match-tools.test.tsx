import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import MatchTools, { type MatchToolsProps } from "@/features/rooms/match-tools.tsx";

afterEach(() => {
  act(() => entitledFeatures.set(null));
});

function show(
  names: readonly string[],
  former: MatchToolsProps["former"] = [],
  page: MatchToolsProps["page"] = "fornamn",
) {
  render(
    <MemoryRouter>
      <MatchTools names={names} former={former} surname="Lind" page={page} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test("names that both like are compared side by side", () => {
  show(["Astrid", "Ester"]);
  expect(screen.getByRole("link", { name: "Jämför" })).toHaveAttribute(
    "href",
    "/jamfor?namn=Astrid,Ester",
  );
});

test("a single name has nothing to be compared with, and no name has no tools", () => {
  show(["Astrid"]);
  expect(screen.queryByRole("link")).toBeNull();
  show([]);
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("the export is offered to a plan without it", async () => {
  const user = show(["Astrid", "Ester"]);
  await user.click(screen.getByRole("button", { name: "Exportera" }));
  const dialog = screen.getByRole("dialog", { name: "Exportera" });
  expect(dialog).toHaveAccessibleDescription("Namn som ni båda gillar: 2\u00a0namn.");
  expect(screen.getByRole("link", { name: "Se Premium" })).toBeVisible();
});

test("names in common with someone who has left are exported too", async () => {
  const user = show(["Astrid"], [{ former: "Bo", names: ["Ester", "Vera"] }]);
  await user.click(screen.getByRole("button", { name: "Exportera" }));
  expect(screen.getByRole("dialog", { name: "Exportera" })).toHaveAccessibleDescription(/3\snamn/);
});

test("a plan with the export makes the files, and one with lists saves in them", async () => {
  act(() => entitledFeatures.set(new Set(["export", "name_lists"])));
  const user = show(["Astrid", "Ester"]);
  expect(await screen.findByRole("button", { name: "Spara i en lista" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Exportera" }));
  expect(screen.getByRole("button", { name: "PDF att skriva ut" })).toBeVisible();
});

test("names of companies are not compared as given names", () => {
  show(["Mjöl & Salt", "Oktant"], [], "foretagsnamn");
  expect(screen.queryByRole("link", { name: "Jämför" })).toBeNull();
  expect(screen.getByRole("button", { name: "Exportera" })).toBeVisible();
});
