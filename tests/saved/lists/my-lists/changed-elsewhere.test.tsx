/** What happens to a list that another tab or device has changed. */
import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import * as api from "@/saved/lists/name-lists-api.ts";
import { deferred } from "../../../deferred.ts";
import { changedElsewhere, clearBetweenTests, nameList, serveLists } from "../fake-backend.ts";
import {
  chips,
  expectToast,
  fill,
  findButton,
  namesField,
  openMyLists,
  saveButton,
} from "./my-lists-page.tsx";

vi.mock("@/saved/lists/name-lists-api.ts");

clearBetweenTests();

describe("a list changed elsewhere in the meantime", () => {
  const list = nameList({ title: "Tjejnamn", names: ["Astrid", "Bo"] });
  const theirs = changedElsewhere(list, { names: ["Astrid", "Cleo"] });

  /** Changes the list in the editor, while another tab saves another version. */
  async function saveOver(...stored: api.NameList[]) {
    const backend = serveLists(list);
    const user = openMyLists();
    await user.click(await findButton("Ändra listan Tjejnamn"));
    await fill(user, namesField(), "Astrid\nBo\nDisa");
    backend.replace(...stored);
    await user.click(saveButton());
    await screen.findByRole("region", { name: "Din version" });
    return { user, backend };
  }

  test("is not overwritten: both versions are shown, with what only one of them has", async () => {
    const { backend } = await saveOver(theirs);
    expect(backend()).toEqual([theirs]);
    const own = within(screen.getByRole("region", { name: "Din version" }));
    expect(own.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Astrid",
      "Bo",
      "Disa",
    ]);
    expect(own.getByText("Bara här: Bo, Disa")).toBeVisible();
    const saved = within(screen.getByRole("region", { name: "Sparad version" }));
    expect(saved.getByText("Bara här: Cleo")).toBeVisible();
    expect(
      screen.getByRole("heading", { name: "Listan har ändrats någon annanstans" }),
    ).toHaveFocus();
  });

  test("can be replaced by one's own version", async () => {
    const { user, backend } = await saveOver(theirs);
    await user.click(await findButton("Spara min version"));
    await expectToast("success", "Listan Tjejnamn är sparad");
    expect(backend()).toMatchObject([{ names: ["Astrid", "Bo", "Disa"] }]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("asks again when it is changed once more", async () => {
    const { user, backend } = await saveOver(theirs);
    backend.replace(changedElsewhere(theirs, { names: ["Ebbe"] }));
    await user.click(await findButton("Spara min version"));
    await expectToast("error", "Listan är inte sparad, för den har ändrats någon annanstans.");
    expect(await screen.findByText("Bara här: Ebbe")).toBeVisible();
    await user.click(await findButton("Spara min version"));
    await expectToast("success", "Listan Tjejnamn är sparad");
    expect(backend()).toMatchObject([{ names: ["Astrid", "Bo", "Disa"] }]);
  });

  test("can be kept as it is, without the draft", async () => {
    const { user, backend } = await saveOver(theirs);
    await user.click(await findButton("Behåll den sparade versionen"));
    expect(await chips("Tjejnamn")).toEqual(["Astrid", "Cleo"]);
    expect(backend()).toEqual([theirs]);
    await user.click(await findButton("Ändra listan Tjejnamn"));
    expect(namesField()).toHaveValue("Astrid\nCleo");
  });

  test("keeps the draft when the dialog is closed without a choice, and asks again", async () => {
    const { user, backend } = await saveOver(theirs);
    await user.click(await findButton("Stäng dialogrutan"));
    await user.click(await findButton("Ändra listan Tjejnamn"));
    expect(namesField()).toHaveValue("Astrid\nBo\nDisa");
    await user.click(saveButton());
    await user.click(await findButton("Behåll den sparade versionen"));
    expect(backend()).toEqual([theirs]);
  });

  test("is reported when the dialog was closed too soon to ask", async () => {
    const backend = serveLists(list);
    const { promise, resolve } = deferred<void>();
    const user = openMyLists();
    await user.click(await findButton("Ändra listan Tjejnamn"));
    await fill(user, namesField(), "Disa");
    vi.mocked(api.updateNameList).mockImplementationOnce(async () => {
      await promise;
      return { status: "conflict", current: theirs };
    });
    backend.replace(theirs);
    await user.click(saveButton());
    await user.click(await findButton("Stäng dialogrutan"));
    resolve();
    await expectToast("error", "Listan är inte sparad, för den har ändrats någon annanstans.");
    expect(await chips("Tjejnamn")).toEqual(["Astrid", "Cleo"]);
    await user.click(await findButton("Ändra listan Tjejnamn"));
    expect(namesField()).toHaveValue("Disa");
    await user.click(await findButton("Avbryt"));
  });

  test("can be saved as a new one when it has been deleted", async () => {
    const { user, backend } = await saveOver();
    expect(
      screen.getByRole("heading", { name: "Listan har raderats någon annanstans" }),
    ).toBeVisible();
    await user.click(await findButton("Spara som ny lista"));
    await expectToast("success", "Namnlista skapad!");
    expect(backend()).toMatchObject([{ title: "Tjejnamn", names: ["Astrid", "Bo", "Disa"] }]);
  });

  test("is shown instead of published", async () => {
    const backend = serveLists(list);
    const user = openMyLists();
    await findButton("Gör offentlig: listan Tjejnamn");
    backend.replace(theirs);
    await user.click(await findButton("Gör offentlig: listan Tjejnamn"));
    await expectToast(
      "error",
      "Listan har ändrats någon annanstans, och är inte offentlig än. Titta igenom den först.",
    );
    expect(await chips("Tjejnamn")).toEqual(["Astrid", "Cleo"]);
    expect(backend()).toMatchObject([{ is_public: false }]);
    await user.click(await findButton("Gör offentlig: listan Tjejnamn"));
    await expectToast("success", "Lista gjord offentlig");
  });

  test("comes back as it was when its deletion is undone", async () => {
    const backend = serveLists(list);
    const user = openMyLists();
    await findButton("Radera listan Tjejnamn");
    backend.replace(theirs);
    await user.click(await findButton("Radera listan Tjejnamn"));
    await user.click(await findButton("Ångra"));
    await expectToast("success", "Listan är tillbaka");
    expect(backend()).toMatchObject([{ names: ["Astrid", "Cleo"] }]);
  });
});
