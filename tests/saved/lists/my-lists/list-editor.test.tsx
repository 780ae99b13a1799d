/** Creating and changing a list in the dialog. */
import { act, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { BackendError } from "@/lib/backend-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import * as api from "@/saved/lists/name-lists-api.ts";
import { clearBetweenTests, nameList, OFFLINE, serveLists } from "../fake-backend.ts";
import {
  cardText,
  chips,
  expectToast,
  fill,
  findButton,
  NAMES,
  namesField,
  openMyLists,
  saveButton,
  titleField,
} from "./my-lists-page.tsx";

vi.mock("@/saved/lists/name-lists-api.ts");

clearBetweenTests();

describe("creating a list", () => {
  test("stores title and names without blanks and duplicates, and shows the list", async () => {
    const stored = serveLists();
    const user = openMyLists();
    await user.click(await findButton("Skapa första listan"));
    expect(titleField()).toHaveFocus();
    await fill(user, titleField(), "  Tjejnamn  ");
    await fill(user, namesField(), `\n  ${NAMES.join("  \n\n")}\nAstrid\n`);
    expect(screen.getByText(/^12 av 1\s000$/)).toBeVisible();
    await user.click(saveButton());
    await expectToast("success", "Namnlista skapad!");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(stored()).toMatchObject([{ title: "Tjejnamn", names: NAMES, is_public: false }]);
    expect(await cardText("Tjejnamn")).toMatch(/12 namnSkapad 1 mars 2026/);
    expect(await cardText("Tjejnamn")).not.toContain("Offentlig");
  });

  test("stores one list after a double press", async () => {
    const stored = serveLists();
    const user = openMyLists();
    await user.click(await findButton("Skapa första listan"));
    await fill(user, titleField(), "Tjejnamn");
    // Together, as on a slow device, where the second press comes before anything is rendered.
    act(() => {
      saveButton().click();
      saveButton().click();
    });
    await expectToast("success", "Namnlista skapad!");
    expect(stored()).toHaveLength(1);
    expect(api.insertNameList).toHaveBeenCalledOnce();
  });

  test("shows the list also when the lists cannot be fetched again", async () => {
    serveLists();
    const user = openMyLists();
    await user.click(await findButton("Skapa första listan"));
    vi.mocked(api.fetchNameLists).mockRejectedValue(OFFLINE);
    await fill(user, titleField(), "Tjejnamn");
    await user.click(saveButton());
    await expectToast("error", "Kunde inte hämta namnlistor");
    expect(await cardText("Tjejnamn")).toContain("0 namn");
  });

  test("starts the next list empty", async () => {
    serveLists();
    const user = openMyLists();
    await user.click(await findButton("Skapa första listan"));
    await fill(user, titleField(), "Tjejnamn");
    await user.click(saveButton());
    await user.click(await findButton("Skapa lista"));
    expect(titleField()).toHaveValue("");
  });

  test("requires a title of at most 100 characters", async () => {
    const stored = serveLists();
    const user = openMyLists();
    await user.click(await findButton("Skapa första listan"));
    await user.click(saveButton());
    expect(screen.getByRole("alert")).toHaveTextContent("Titel krävs");
    expect(titleField()).toHaveFocus();
    expect(titleField()).toBeInvalid();
    expect(titleField()).toHaveAccessibleDescription("Titel krävs");
    await user.keyboard("T");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await fill(user, titleField(), "å".repeat(101));
    await user.click(saveButton());
    expect(screen.getByRole("alert")).toHaveTextContent("Titeln får ha högst 100 tecken.");
    expect(stored()).toEqual([]);
  });

  test("takes at most a thousand names of 100 characters", async () => {
    const stored = serveLists();
    const user = openMyLists();
    const names = Array.from({ length: 1001 }, (_, i) => `Namn ${i}`);
    await user.click(await findButton("Skapa första listan"));
    await fill(user, titleField(), "å".repeat(100));
    await fill(user, namesField(), names.join("\n"));
    await user.click(saveButton());
    expect(screen.getByRole("alert")).toHaveTextContent(
      /^En lista rymmer högst 1\s000 namn\. Nu är de 1\s001\. Ta bort några\.$/,
    );
    expect(namesField()).toHaveFocus();
    await fill(user, namesField(), `Bo\n${"ö".repeat(101)}`);
    await user.click(saveButton());
    expect(screen.getByRole("alert")).toHaveTextContent(
      `Ett namn får ha högst 100 tecken. Korta det som börjar ”${"ö".repeat(20)}”.`,
    );
    expect(stored()).toEqual([]);
    await fill(user, namesField(), names.slice(1).join("\n"));
    await user.click(saveButton());
    await expectToast("success", "Namnlista skapad!");
    expect(stored()).toMatchObject([{ names: names.slice(1) }]);
  });

  test("keeps the input when saving fails, and when the dialog is closed by mistake", async () => {
    const stored = serveLists();
    vi.mocked(api.insertNameList).mockRejectedValueOnce(OFFLINE);
    const user = openMyLists();
    await user.click(await findButton("Skapa första listan"));
    await fill(user, titleField(), "Tjejnamn");
    await fill(user, namesField(), "Astrid\nBo");
    await user.click(saveButton());
    await expectToast("error", "Kunde inte skapa namnlista");
    await user.click(await findButton("Stäng dialogrutan"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.click(await findButton("Skapa första listan"));
    expect(titleField()).toHaveValue("Tjejnamn");
    expect(namesField()).toHaveValue("Astrid\nBo");
    await user.click(saveButton());
    await expectToast("success", "Namnlista skapad!");
    expect(stored()).toMatchObject([{ title: "Tjejnamn", names: ["Astrid", "Bo"] }]);
    // The first call may have created the list although its answer was lost: the second is the same one.
    const ids = vi.mocked(api.insertNameList).mock.calls.map(([{ id }]) => id);
    expect(new Set(ids).size).toBe(1);
  });

  test("begins a new list when the one before was created although its answer was lost", async () => {
    const stored = serveLists();
    const create = vi.mocked(api.insertNameList).getMockImplementation();
    vi.mocked(api.insertNameList).mockImplementationOnce(async (...call) => {
      await create?.(...call);
      throw OFFLINE;
    });
    const user = openMyLists();
    await user.click(await findButton("Skapa första listan"));
    await fill(user, titleField(), "Tjejnamn");
    await user.click(saveButton());
    await expectToast("error", "Kunde inte skapa namnlista");
    await user.click(await findButton("Stäng dialogrutan"));
    await queryClient.invalidateQueries();
    await user.click(await findButton("Skapa lista"));
    expect(titleField()).toHaveValue("");
    await fill(user, titleField(), "Pojknamn");
    await user.click(saveButton());
    await expectToast("success", "Namnlista skapad!");
    expect(stored().map(({ title }) => title)).toEqual(["Pojknamn", "Tjejnamn"]);
  });

  test("tells a user whose session has ended to sign in", async () => {
    serveLists();
    vi.mocked(api.insertNameList).mockRejectedValueOnce(new BackendError("", "signed-out"));
    const user = openMyLists();
    await user.click(await findButton("Skapa första listan"));
    await fill(user, titleField(), "Tjejnamn");
    await user.click(saveButton());
    await expectToast("error", "Du måste vara inloggad");
    await user.click(screen.getByRole("button", { name: "Avbryt" }));
  });
});

describe("changing a list", () => {
  test("stores the new title and names", async () => {
    const stored = serveLists(nameList({ title: "Förut", names: ["Astrid", "Bo"] }));
    const user = openMyLists();
    await user.click(await findButton("Ändra listan Förut"));
    expect(titleField()).toHaveValue("Förut");
    expect(namesField()).toHaveValue("Astrid\nBo");
    await fill(user, namesField(), "Bo\nCleo");
    await fill(user, titleField(), "Efteråt");
    await user.keyboard("{Enter}");
    await expectToast("success", "Listan Efteråt är sparad");
    expect(await chips("Efteråt")).toEqual(["Bo", "Cleo"]);
    expect(stored()).toMatchObject([{ title: "Efteråt", names: ["Bo", "Cleo"] }]);
  });

  test("leaves the names as they are when only the title is changed", async () => {
    const names = ["luna_", "Foto!", "Ek, Ask & Alm"];
    const stored = serveLists(nameList({ title: "Förut", names }));
    const user = openMyLists();
    await user.click(await findButton("Ändra listan Förut"));
    await fill(user, titleField(), "Efteråt");
    await user.click(saveButton());
    await expectToast("success", "Listan Efteråt är sparad");
    expect(stored()).toMatchObject([{ title: "Efteråt", names }]);
  });

  test("changes nothing when it is cancelled, and returns focus to its button", async () => {
    serveLists(nameList({ title: "Förut" }));
    const user = openMyLists();
    await user.click(await findButton("Ändra listan Förut"));
    await fill(user, titleField(), "Aldrig");
    await user.click(await findButton("Avbryt"));
    expect(await findButton("Ändra listan Förut")).toHaveFocus();
    await user.click(await findButton("Ändra listan Förut"));
    expect(titleField()).toHaveValue("Förut");
    expect(api.updateNameList).not.toHaveBeenCalled();
  });

  test("reports a failure", async () => {
    serveLists(nameList({ title: "Förut" }));
    vi.mocked(api.updateNameList).mockRejectedValueOnce(OFFLINE);
    const user = openMyLists();
    await user.click(await findButton("Ändra listan Förut"));
    await user.click(saveButton());
    await expectToast("error", "Kunde inte spara namnlista");
    expect(screen.getByRole("dialog")).toBeVisible();
  });
});

test("a full account says how many lists it has room for, and keeps what is typed", async () => {
  serveLists();
  vi.mocked(api.insertNameList).mockRejectedValueOnce(
    new BackendError("too_many_lists", "refused", { code: "P0001" }),
  );
  const user = openMyLists();
  await user.click(await findButton("Skapa första listan"));
  await fill(user, titleField(), "Tjejnamn");
  await user.click(saveButton());
  await expectToast(
    "error",
    "Ett konto rymmer högst 1\u00a0000\u00a0namnlistor. Radera en som du inte behöver.",
  );
  expect(titleField()).toHaveValue("Tjejnamn");
  await user.click(await findButton("Avbryt"));
});
