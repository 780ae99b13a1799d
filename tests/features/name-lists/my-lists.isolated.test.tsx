import { act, render, screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MyLists } from "@/features/name-lists/my-lists/my-lists.tsx";
import * as api from "@/features/name-lists/name-lists-api.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { currentToasts } from "@/ui/toast-store.ts";
import { Toasts } from "@/ui/toasts.tsx";
import { deferred } from "../../deferred.ts";
import { dismissToasts } from "../../toasts.ts";
import { changedElsewhere, nameList, OFFLINE, serveLists } from "./fake-backend.ts";

vi.mock("@/features/name-lists/name-lists-api.ts");

const NAMES = "Astrid,Alva,Sigrid,Märta,Ingrid,Tyra,Linnéa,Freja,Saga,Svea,Elsa,Ebba".split(",");

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
  act(dismissToasts);
});

function setUp({ isEntitled = true } = {}) {
  render(
    <MemoryRouter>
      <MyLists heading="Mina namnlistor" isEntitled={isEntitled} />
      <Toasts />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

/** The last toast, as "tone: text"; waits until there is one like it. */
function expectToast(tone: "success" | "error", text: string) {
  return waitFor(() => expect(currentToasts().at(-1)).toMatchObject({ tone, text }));
}

async function titles(): Promise<(string | null)[]> {
  const list = await screen.findByRole("list", { name: "Namnlistor" });
  return within(list)
    .getAllByRole("heading")
    .map(({ textContent }) => textContent);
}

/** The card of a list, with plain spaces. */
async function cardText(title: string): Promise<string | undefined> {
  const card = await screen.findByRole("article", { name: title });
  return card.textContent?.replaceAll("\u00a0", " ");
}

async function chips(title: string): Promise<(string | null)[]> {
  const list = await screen.findByRole("list", { name: `Namn i listan ${title}` });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

const findButton = (name: string) => screen.findByRole("button", { name });

const titleField = () => screen.getByRole("textbox", { name: "Titel" });
const namesField = () => screen.getByRole("textbox", { name: "Namn" });
const saveButton = () => screen.getByRole("button", { name: /^(Skapa lista|Spara)$/ });

async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  if (text !== "") await user.paste(text);
}

describe("creating a list", () => {
  test("stores title and names without blanks and duplicates, and shows the list", async () => {
    const stored = serveLists();
    const user = setUp();
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
    const user = setUp();
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

  test("starts the next list empty", async () => {
    serveLists();
    const user = setUp();
    await user.click(await findButton("Skapa första listan"));
    await fill(user, titleField(), "Tjejnamn");
    await user.click(saveButton());
    await user.click(await findButton("Skapa lista"));
    expect(titleField()).toHaveValue("");
  });

  test("requires a title of at most 100 characters", async () => {
    const stored = serveLists();
    const user = setUp();
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
    const user = setUp();
    const names = Array.from({ length: 1001 }, (_, i) => `Namn ${i}`);
    await user.click(await findButton("Skapa första listan"));
    await fill(user, titleField(), "å".repeat(100));
    await fill(user, namesField(), names.join("\n"));
    await user.click(saveButton());
    expect(screen.getByRole("alert")).toHaveTextContent(
      /^En lista rymmer högst 1\s000 namn\. Det här är 1\s001\.$/,
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
    const user = setUp();
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
  });

  test("tells a user whose session has ended to sign in", async () => {
    serveLists();
    vi.mocked(api.insertNameList).mockRejectedValueOnce(new BackendError("", "signed-out"));
    const user = setUp();
    await user.click(await findButton("Skapa första listan"));
    await fill(user, titleField(), "Tjejnamn");
    await user.click(saveButton());
    await expectToast("error", "Du måste vara inloggad");
    await user.click(screen.getByRole("button", { name: "Avbryt" }));
  });
});

describe("the lists", () => {
  test("are shown most recently changed first, each with its first ten names", async () => {
    serveLists(nameList({ title: "Nyast" }), nameList({ title: "Äldst", names: NAMES }));
    const user = setUp();
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
    setUp();
    expect(await chips("Tio")).toHaveLength(10);
    expect(screen.queryByRole("button", { name: /till i listan/ })).not.toBeInTheDocument();
  });

  test("that cannot be fetched are reported, and fetched again on request", async () => {
    serveLists(nameList({ title: "Tjejnamn" }));
    vi.mocked(api.fetchNameLists).mockRejectedValueOnce(OFFLINE);
    const user = setUp();
    await expectToast("error", "Kunde inte hämta namnlistor");
    await user.click(await findButton("Försök igen"));
    expect(await titles()).toEqual(["Tjejnamn"]);
  });
});

describe("changing a list", () => {
  test("stores the new title and names", async () => {
    const stored = serveLists(nameList({ title: "Förut", names: ["Astrid", "Bo"] }));
    const user = setUp();
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

  test("changes nothing when it is cancelled, and returns focus to its button", async () => {
    serveLists(nameList({ title: "Förut" }));
    const user = setUp();
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
    const user = setUp();
    await user.click(await findButton("Ändra listan Förut"));
    await user.click(saveButton());
    await expectToast("error", "Kunde inte spara namnlista");
    expect(screen.getByRole("dialog")).toBeVisible();
  });
});

describe("deleting a list", () => {
  const three = () => ["Först", "Mitten", "Sist"].map((title) => nameList({ title }));

  test("removes it at once, and undoing restores it in its place", async () => {
    const stored = serveLists(...three());
    const user = setUp();
    await user.click(await findButton("Radera listan Mitten"));
    await expectToast("success", "Lista raderad");
    expect(await titles()).toEqual(["Först", "Sist"]);
    expect(stored()).toHaveLength(2);
    await user.click(await findButton("Ångra"));
    await expectToast("success", "Listan är tillbaka");
    expect(await titles()).toEqual(["Först", "Mitten", "Sist"]);
    expect(stored()).toHaveLength(3);
  });

  test("gives a public list a new link when it is undone", async () => {
    const list = nameList({ title: "Publik", names: ["Astrid"], is_public: true });
    const stored = serveLists(list);
    const user = setUp();
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
    const user = setUp();
    await user.click(await findButton("Radera listan Ensam"));
    expect(await screen.findByRole("heading", { name: "Inga listor ännu" })).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
  });

  test("is rolled back when it fails", async () => {
    serveLists(...three());
    vi.mocked(api.deleteNameList).mockRejectedValueOnce(OFFLINE);
    const user = setUp();
    await user.click(await findButton("Radera listan Mitten"));
    await expectToast("error", "Kunde inte radera lista");
    expect(await titles()).toEqual(["Först", "Mitten", "Sist"]);
  });

  test("keeps a list that cannot be restored until it can", async () => {
    serveLists(nameList({ title: "Kvar", names: ["Astrid"] }));
    vi.mocked(api.insertNameList).mockRejectedValueOnce(OFFLINE);
    const user = setUp();
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
    const user = setUp();
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
    const user = setUp();
    await user.click(await findButton("Kopiera länk till listan Publik"));
    await expectToast("success", "Länk kopierad!");
    const link = `${window.location.origin}/lista/token-Publik`;
    expect(await navigator.clipboard.readText()).toBe(link);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(await findButton("Kopiera länk till listan Publik"));
    await expectToast(
      "error",
      `Webbläsaren tillåter inte kopiering. Markera länken och kopiera själv: ${link}`,
    );
  });

  test("replaces the link after a confirmation", async () => {
    const stored = serveLists(nameList({ title: "Publik", is_public: true }));
    const user = setUp();
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
    const user = setUp();
    await user.click(await findButton("Gör offentlig: listan Privat"));
    await expectToast("error", "Kunde inte ändra status");
    expect(await findButton("Gör offentlig: listan Privat")).toBeVisible();
    await user.click(await findButton("Ny länk till listan Publik"));
    await user.click(await findButton("Skapa ny länk"));
    await expectToast("error", "Kunde inte skapa en ny länk");
    expect(screen.getByRole("dialog")).toBeVisible();
  });
});

describe("a list changed elsewhere meanwhile", () => {
  const list = nameList({ title: "Tjejnamn", names: ["Astrid", "Bo"] });
  const theirs = changedElsewhere(list, { names: ["Astrid", "Cleo"] });

  /** Changes the list in the editor, while another tab saves another version. */
  async function saveOver(...stored: api.NameList[]) {
    const backend = serveLists(list);
    const user = setUp();
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
    const user = setUp();
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
    const user = setUp();
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
    const user = setUp();
    await findButton("Radera listan Tjejnamn");
    backend.replace(theirs);
    await user.click(await findButton("Radera listan Tjejnamn"));
    await user.click(await findButton("Ångra"));
    await expectToast("success", "Listan är tillbaka");
    expect(backend()).toMatchObject([{ names: ["Astrid", "Cleo"] }]);
  });
});

describe("an owner without the plan", () => {
  const lists = () => [
    nameList({ title: "Publik", names: ["Astrid"], is_public: true }),
    nameList({ title: "Privat" }),
  ];

  test("sees the lists below the card that offers Premium, with nothing to create or change", async () => {
    serveLists(...lists());
    setUp({ isEntitled: false });
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
    const user = setUp({ isEntitled: false });
    await user.click(await findButton("Gör privat: listan Publik"));
    await expectToast("success", "Lista gjord privat");
    expect(await cardText("Publik")).toContain("Bara du ser listan.");
    expect(stored()).toMatchObject([{ is_public: false }, {}]);
  });

  test("deletes a list after a confirmation, since it could not be restored", async () => {
    const stored = serveLists(...lists());
    const user = setUp({ isEntitled: false });
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

test("a full account says how many lists it has room for, and keeps what is typed", async () => {
  serveLists();
  vi.mocked(api.insertNameList).mockRejectedValueOnce(
    new BackendError("too_many_lists", "refused", { code: "P0001" }),
  );
  const user = setUp();
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
