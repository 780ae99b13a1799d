/** The page of one's own lists: showing, deleting and sharing them. */
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { shownAddress } from "@/lib/shown-address.ts";
import * as api from "@/saved/lists/name-lists-api.ts";
import { clearBetweenTests, nameList, OFFLINE, serveLists } from "../fake-backend.ts";
import {
  cardText,
  chips,
  expectToast,
  findButton,
  NAMES,
  openMyLists,
  titles,
} from "./my-lists-page.tsx";

vi.mock("@/saved/lists/name-lists-api.ts");

clearBetweenTests();

describe("the lists", () => {
  test("are shown most recently changed first, each with its first ten names", async () => {
    serveLists(nameList({ title: "Nyast" }), nameList({ title: "Äldst", names: NAMES }));
    const user = openMyLists();
    expect(await titles()).toEqual(["Nyast", "Äldst"]);
    expect(await cardText("Nyast")).toContain("Inga namn i listan ännu.");
    expect(await chips("Äldst")).toEqual(NAMES.slice(0, 10));
    await user.click(await findButton("+2 till i listan Äldst"));
    expect(await chips("Äldst")).toEqual(NAMES);
    await user.click(await findButton("Visa färre i listan Äldst"));
    expect(await chips("Äldst")).toEqual(NAMES.slice(0, 10));
  });

  test("of at most ten names have nothing to expand", async () => {
    serveLists(nameList({ title: "Tio", names: NAMES.slice(0, 10) }));
    openMyLists();
    expect(await chips("Tio")).toHaveLength(10);
    expect(screen.queryByRole("button", { name: /till i listan/ })).not.toBeInTheDocument();
  });

  test("that cannot be fetched are reported, and fetched again on request", async () => {
    serveLists(nameList({ title: "Tjejnamn" }));
    vi.mocked(api.fetchNameLists).mockRejectedValueOnce(OFFLINE);
    const user = openMyLists();
    await expectToast("error", "Kunde inte hämta namnlistor");
    await user.click(await findButton("Försök igen"));
    expect(await titles()).toEqual(["Tjejnamn"]);
  });
});

describe("deleting a list", () => {
  const three = () => ["Först", "Mitten", "Sist"].map((title) => nameList({ title }));

  test("removes it at once, and undoing restores it in its place", async () => {
    const stored = serveLists(...three());
    const user = openMyLists();
    await user.click(await findButton("Radera listan Mitten"));
    await expectToast("success", "Lista raderad");
    expect(await titles()).toEqual(["Först", "Sist"]);
    expect(stored()).toHaveLength(2);
    await user.click(await findButton("Ångra"));
    await expectToast("success", "Listan är tillbaka");
    expect(await titles()).toEqual(["Först", "Mitten", "Sist"]);
    expect(stored()).toHaveLength(3);
  });

  test("is undone with the link of a public list", async () => {
    const list = nameList({ title: "Publik", names: ["Astrid"], is_public: true });
    const stored = serveLists(list);
    const user = openMyLists();
    await user.click(await findButton("Radera listan Publik"));
    await user.click(await findButton("Ångra"));
    await expectToast("success", "Listan är tillbaka");
    expect(stored()).toEqual([list]);
  });

  test("moves focus to a list that is back, unless the user has moved on", async () => {
    serveLists(...three());
    const user = openMyLists();
    await user.click(await findButton("Radera listan Mitten"));
    await user.click(await findButton("Ångra"));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Mitten" })).toHaveFocus());

    await user.click(await findButton("Radera listan Sist"));
    let goOn = () => {};
    vi.mocked(api.restoreNameList).mockImplementationOnce(async (list) => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return list;
    });
    await user.click(await findButton("Ångra"));
    (await findButton("Skapa lista")).focus();
    goOn();
    expect(await screen.findByRole("heading", { name: "Sist" })).toBeVisible();
    expect(await findButton("Skapa lista")).toHaveFocus();
  });

  test("gives a public list a new link when its own cannot be restored any more", async () => {
    const list = nameList({ title: "Publik", names: ["Astrid"], is_public: true });
    const stored = serveLists(list);
    vi.mocked(api.restoreNameList).mockResolvedValueOnce(null);
    const user = openMyLists();
    await user.click(await findButton("Radera listan Publik"));
    await user.click(await findButton("Ångra"));
    await expectToast(
      "success",
      "Listan är tillbaka, med en ny länk. Den gamla fungerar inte längre.",
    );
    expect(stored()).toMatchObject([{ names: ["Astrid"], is_public: true }]);
    expect(stored()[0]?.share_token).not.toBe(list.share_token);
  });

  test("shows the empty state after the last list", async () => {
    serveLists(nameList({ title: "Ensam" }));
    const user = openMyLists();
    await user.click(await findButton("Radera listan Ensam"));
    expect(await screen.findByRole("heading", { name: "Inga listor ännu" })).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
  });

  test("is rolled back when it fails", async () => {
    serveLists(...three());
    vi.mocked(api.deleteNameList).mockRejectedValueOnce(OFFLINE);
    const user = openMyLists();
    await user.click(await findButton("Radera listan Mitten"));
    await expectToast("error", "Kunde inte radera lista");
    expect(await titles()).toEqual(["Först", "Mitten", "Sist"]);
  });

  test("keeps a list that cannot be restored until it can", async () => {
    serveLists(nameList({ title: "Kvar", names: ["Astrid"] }));
    vi.mocked(api.restoreNameList).mockRejectedValueOnce(OFFLINE);
    const user = openMyLists();
    await user.click(await findButton("Radera listan Kvar"));
    await user.click(await findButton("Ångra"));
    await expectToast("error", "Kunde inte återställa listan");
    await user.click(await findButton("Försök igen"));
    await expectToast("success", "Listan är tillbaka");
    expect(await chips("Kvar")).toEqual(["Astrid"]);
  });
});

describe("sharing a list", () => {
  test("makes it public and private again", async () => {
    const stored = serveLists(nameList({ title: "Tjejnamn" }));
    const user = openMyLists();
    expect(await cardText("Tjejnamn")).toContain("Bara du ser listan.");
    expect(screen.queryByRole("button", { name: /^Kopiera länk/ })).not.toBeInTheDocument();
    await user.click(await findButton("Gör offentlig: listan Tjejnamn"));
    await expectToast("success", "Lista gjord offentlig");
    expect(await cardText("Tjejnamn")).toContain("Offentlig");
    expect(await findButton("Gör privat: listan Tjejnamn")).toHaveFocus();
    expect(stored()).toMatchObject([{ is_public: true }]);
    await user.click(await findButton("Gör privat: listan Tjejnamn"));
    await expectToast("success", "Lista gjord privat");
    expect(await cardText("Tjejnamn")).not.toContain("Offentlig");
    expect(stored()).toMatchObject([{ is_public: false }]);
  });

  test("copies the link, or shows it when the browser does not allow that", async () => {
    serveLists(nameList({ title: "Publik", is_public: true }));
    const user = openMyLists();
    await user.click(await findButton("Kopiera länk till listan Publik"));
    await expectToast("success", "Länk kopierad!");
    const link = `${window.location.origin}/lista/token-Publik`;
    expect(await navigator.clipboard.readText()).toBe(link);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(await findButton("Kopiera länk till listan Publik"));
    expect(shownAddress.get()).toEqual({ address: link, reason: "share" });
    shownAddress.set(null);
  });

  test("replaces the link after a confirmation", async () => {
    const stored = serveLists(nameList({ title: "Publik", is_public: true }));
    const user = openMyLists();
    await user.click(await findButton("Ny länk till listan Publik"));
    expect(screen.getByRole("dialog", { name: "Byta till en ny länk?" })).toHaveTextContent(
      "länken till ”Publik” slutar fungera",
    );
    await user.click(await findButton("Avbryt"));
    expect(stored()).toMatchObject([{ share_token: "token-Publik" }]);
    await user.click(await findButton("Ny länk till listan Publik"));
    await user.click(await findButton("Skapa ny länk"));
    await expectToast("success", "Listan har en ny länk. Den gamla fungerar inte längre.");
    await user.click(await findButton("Kopiera länk till listan Publik"));
    await expectToast("success", "Länk kopierad!");
    expect(await navigator.clipboard.readText()).toMatch(/\/lista\/renewed$/);
  });

  test("is rolled back when it fails", async () => {
    serveLists(nameList({ title: "Privat" }), nameList({ title: "Publik", is_public: true }));
    vi.mocked(api.publishNameList).mockRejectedValueOnce(OFFLINE);
    vi.mocked(api.renewShareToken).mockRejectedValueOnce(OFFLINE);
    const user = openMyLists();
    await user.click(await findButton("Gör offentlig: listan Privat"));
    await expectToast("error", "Kunde inte ändra status");
    expect(await findButton("Gör offentlig: listan Privat")).toBeVisible();
    await user.click(await findButton("Ny länk till listan Publik"));
    await user.click(await findButton("Skapa ny länk"));
    await expectToast("error", "Kunde inte skapa en ny länk");
    expect(screen.getByRole("dialog")).toBeVisible();
  });
});

describe("an owner without the plan", () => {
  const lists = () => [
    nameList({ title: "Publik", names: ["Astrid"], is_public: true }),
    nameList({ title: "Privat" }),
  ];

  test("sees the lists below the card that offers Premium, with nothing to create or change", async () => {
    serveLists(...lists());
    openMyLists({ isEntitled: false });
    const card = await screen.findByRole("region", { name: "Premium krävs" });
    expect(within(card).getByRole("link", { name: "Uppgradera till Premium" })).toHaveAttribute(
      "href",
      "/premium",
    );
    expect(await titles()).toEqual(["Publik", "Privat"]);
    expect(card).toHaveTextContent("Listorna här nedanför är fortfarande dina");
    expect(screen.getAllByRole("button").map((button) => button.ariaLabel)).toEqual([
      "Radera listan Publik",
      "Kopiera länk till listan Publik",
      "Gör privat: listan Publik",
      "Radera listan Privat",
    ]);
  });

  test("makes a list private", async () => {
    const stored = serveLists(...lists());
    const user = openMyLists({ isEntitled: false });
    await user.click(await findButton("Gör privat: listan Publik"));
    await expectToast("success", "Lista gjord privat");
    expect(await cardText("Publik")).toContain("Bara du ser listan.");
    expect(stored()).toMatchObject([{ is_public: false }, {}]);
  });

  test("deletes a list after a confirmation, since it could not be restored", async () => {
    const stored = serveLists(...lists());
    const user = openMyLists({ isEntitled: false });
    await user.click(await findButton("Radera listan Publik"));
    expect(screen.getByRole("dialog", { name: "Radera listan?" })).toHaveTextContent(
      "”Publik” försvinner för alltid.",
    );
    await user.click(await findButton("Avbryt"));
    expect(stored()).toHaveLength(2);
    await user.click(await findButton("Radera listan Publik"));
    await user.click(await findButton("Radera listan"));
    await expectToast("success", "Lista raderad");
    expect(screen.queryByRole("button", { name: "Ångra" })).not.toBeInTheDocument();
    expect(stored()).toMatchObject([{ title: "Privat" }]);
    await user.click(await findButton("Radera listan Privat"));
    await user.click(await findButton("Radera listan"));
    await waitFor(() => expect(stored()).toEqual([]));
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(await screen.findByRole("region", { name: "Premium krävs" })).not.toHaveTextContent(
      "Listorna här nedanför",
    );
  });
});
