import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { AddToListButton } from "@/saved/lists/add-to-list-button.tsx";
import * as api from "@/saved/lists/name-lists-api.ts";
import { currentToasts } from "@/ui/toast-store.ts";
import {
  changedElsewhere,
  clearBetweenTests,
  nameList,
  OFFLINE,
  serveLists,
} from "./fake-backend.ts";

vi.mock("@/saved/lists/name-lists-api.ts");

clearBetweenTests();

async function openForName(name: string) {
  render(<AddToListButton names={[name]} look="menu" />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: `Lägg ${name} i en lista` }));
  return user;
}

async function openForFavorites(...names: string[]) {
  render(<AddToListButton names={names} look="button" />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Spara favoriterna i en lista" }));
  return user;
}

async function choice(name: RegExp) {
  const choices = await screen.findByRole("list", { name: "Dina listor" });
  return within(choices).getByRole("button", { name });
}

function expectToast(tone: "success" | "error", text: string) {
  return waitFor(() => expect(currentToasts().at(-1)).toMatchObject({ tone, text }));
}

const newTitle = () => screen.findByRole("textbox", { name: "Titel på en ny lista" });

test("without names there is no button", () => {
  const { container } = render(<AddToListButton names={[]} look="button" />);
  expect(container).toBeEmptyDOMElement();
});

describe("an existing list", () => {
  test("gets the name, and focus returns to the button", async () => {
    const stored = serveLists(nameList({ title: "Tjejnamn", names: ["Bo"] }));
    const user = await openForName("Astrid");
    await user.click(await choice(/^Tjejnamn\s*1\s*namn$/));
    await expectToast("success", "Astrid tillagt i Tjejnamn");
    expect(stored()).toMatchObject([{ names: ["Bo", "Astrid"] }]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Lägg Astrid i en lista" })).toHaveFocus();
  });

  test.each(["Astrid", "astrid"])("does not get a name that it already has as %s", async (name) => {
    serveLists(nameList({ title: "Tjejnamn", names: [name] }));
    const user = await openForName("Astrid");
    await user.click(await choice(/^Tjejnamn\s*Finns redan$/));
    await expectToast("success", "Astrid finns redan i Tjejnamn");
    expect(api.updateNameList).not.toHaveBeenCalled();
  });

  test("keeps what another tab has added since it was shown", async () => {
    const shown = nameList({ title: "Tjejnamn", names: ["Bo"] });
    const stored = serveLists({ ...shown, names: ["Bo", "Cleo"] });
    vi.mocked(api.fetchNameLists).mockResolvedValueOnce([shown]);
    const user = await openForName("Astrid");
    await user.click(await choice(/^Tjejnamn\s*1\s*namn$/));
    await expectToast("success", "Astrid tillagt i Tjejnamn");
    expect(stored()).toMatchObject([{ names: ["Bo", "Cleo", "Astrid"] }]);
  });

  test("keeps what another tab adds while it is being saved", async () => {
    const list = nameList({ title: "Tjejnamn", names: ["Bo"] });
    const backend = serveLists(list);
    vi.mocked(api.fetchNameList).mockImplementationOnce(async () => {
      backend.replace(changedElsewhere(list, { names: ["Bo", "Cleo"] }));
      return list;
    });
    const user = await openForName("Astrid");
    await user.click(await choice(/^Tjejnamn/));
    await expectToast("success", "Astrid tillagt i Tjejnamn");
    expect(backend()).toMatchObject([{ names: ["Bo", "Cleo", "Astrid"] }]);
  });

  test("that has been deleted in the meantime gets no name", async () => {
    const backend = serveLists(nameList({ title: "Tjejnamn" }));
    const user = await openForName("Astrid");
    const list = await choice(/^Tjejnamn/);
    backend.replace();
    await user.click(list);
    await expectToast("error", "Kunde inte lägga till i listan");
  });

  test("that is full takes no more", async () => {
    const names = Array.from({ length: 1000 }, (_, i) => `Namn ${i}`);
    const stored = serveLists(nameList({ title: "Full", names }));
    const user = await openForName("Astrid");
    await user.click(await choice(/^Full/));
    await expectToast(
      "error",
      "En lista rymmer högst 1\u00a0000\u00a0namn. Nu är de 1\u00a0001. Ta bort några.",
    );
    expect(stored()).toMatchObject([{ names }]);
  });

  test("reports a failure", async () => {
    serveLists(nameList({ title: "Tjejnamn" }));
    vi.mocked(api.fetchNameList).mockRejectedValueOnce(OFFLINE);
    const user = await openForName("Astrid");
    await user.click(await choice(/^Tjejnamn/));
    await expectToast("error", "Kunde inte lägga till i listan");
    expect(screen.getByRole("dialog")).toBeVisible();
  });

  test.each([
    { names: ["Bo", "Cleo", "Disa"], text: "2\u00a0namn tillagda i Tjejnamn" },
    { names: ["Bo", "Cleo"], text: "Ett namn tillagt i Tjejnamn" },
    { names: ["Bo", "Astrid"], text: "Alla namnen finns redan i Tjejnamn" },
  ])("reports how many of several names were added: $text", async ({ names, text }) => {
    serveLists(nameList({ title: "Tjejnamn", names: ["Astrid", "Bo"] }));
    const user = await openForFavorites(...names);
    await user.click(await choice(/^Tjejnamn/));
    await expectToast("success", text);
  });
});

describe("a new list", () => {
  test("gets all favourites", async () => {
    const stored = serveLists();
    const user = await openForFavorites("Ludde", "Molly");
    expect(screen.getByRole("dialog", { name: "Spara favoriterna i en lista" })).toHaveTextContent(
      "Ludde, Molly",
    );
    await user.type(await newTitle(), " Till hunden {Enter}");
    await expectToast("success", "Namnlista skapad!");
    expect(stored()).toMatchObject([{ title: "Till hunden", names: ["Ludde", "Molly"] }]);
  });

  test("is created once by a double press", async () => {
    const stored = serveLists();
    const user = await openForFavorites("Ludde");
    await user.type(await newTitle(), "Till hunden");
    const button = screen.getByRole("button", { name: "Skapa lista" });
    // Together, as on a slow device, where the second press comes before anything is rendered.
    act(() => {
      button.click();
      button.click();
    });
    await expectToast("success", "Namnlista skapad!");
    expect(stored()).toHaveLength(1);
    const ids = vi.mocked(api.insertNameList).mock.calls.map(([{ id }]) => id);
    expect(new Set(ids).size).toBe(1);
    expect(api.insertNameList).toHaveBeenCalledOnce();
  });

  test("requires a title", async () => {
    serveLists();
    const user = await openForFavorites("Ludde");
    const title = await newTitle();
    await user.click(screen.getByRole("button", { name: "Skapa lista" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Titel krävs");
    expect(title).toHaveFocus();
    expect(title).toHaveAccessibleDescription("Titel krävs");
    expect(api.insertNameList).not.toHaveBeenCalled();
  });

  test("keeps its title when it cannot be created", async () => {
    const stored = serveLists();
    vi.mocked(api.insertNameList).mockRejectedValueOnce(OFFLINE);
    const user = await openForFavorites("Ludde");
    await user.type(await newTitle(), "Till hunden{Enter}");
    await expectToast("error", "Kunde inte skapa namnlista");
    expect(await newTitle()).toHaveValue("Till hunden");
    await user.type(await newTitle(), "{Enter}");
    await expectToast("success", "Namnlista skapad!");
    expect(stored()).toHaveLength(1);
  });
});

test("lists that cannot be fetched are reported in the dialog, and fetched again on request", async () => {
  serveLists(nameList({ title: "Tjejnamn" }));
  vi.mocked(api.fetchNameLists).mockRejectedValueOnce(OFFLINE);
  const user = await openForName("Astrid");
  expect(await screen.findByText("Vi kunde inte hämta dina namnlistor.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Försök igen" }));
  expect(await choice(/^Tjejnamn/)).toBeVisible();
});
