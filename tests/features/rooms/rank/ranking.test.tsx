import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Ranking from "@/features/rooms/rank/ranking.tsx";
import type { DeciderRoom } from "@/features/rooms/rooms-api.ts";
import { discardRoom } from "@/features/rooms/use-room.ts";
import { noConnection, stubBackend } from "../../../backend-stub.ts";
import { deciderRoom, roomName } from "../room-answers.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const RANK = "POST /rest/v1/rpc/rank_in_room";
const SECRET = "AAAAAAAAAAAAAAAAAAAAAA";
const FIVE = ["Astrid", "Ester", "Idun", "Ingrid", "Sigrid"];

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** Each name with a place of its own. */
const inOrder = (...names: readonly string[]) => names.map((name) => [name]);

const match = (name: string) => roomName(name, "yes", { match: "yes-yes" });

const ELIN = { name: "Elin", answered: 40, hasRanked: false };

function open(changes: Partial<DeciderRoom> = {}) {
  const onChange = vi.fn();
  const room = deciderRoom({ other: ELIN, names: FIVE.map(match), ...changes });
  const { rerender, unmount } = render(<Ranking secret={SECRET} room={room} onChange={onChange} />);
  return {
    user: userEvent.setup(),
    onChange,
    unmount,
    update: (next: Partial<DeciderRoom>) =>
      rerender(<Ranking secret={SECRET} room={{ ...room, ...next }} onChange={onChange} />),
  };
}

function question() {
  const group = screen.getByRole("group", { name: "Vilket namn tycker du bäst om?" });
  const names = within(group)
    .getAllByRole("button")
    .map(({ textContent }) => textContent)
    .filter((name) => FIVE.includes(name));
  return { group, names };
}

async function rankByAlphabet(user: ReturnType<typeof userEvent.setup>) {
  return rankSome(user, Number.POSITIVE_INFINITY);
}

/** Answers by the order of the alphabet, at most a number of questions. */
async function rankSome(user: ReturnType<typeof userEvent.setup>, most: number) {
  for (let answered = 0; answered < most && screen.queryByText(/^Fråga/); answered += 1) {
    const [first = ""] = question().names.sort();
    await user.click(screen.getByRole("button", { name: first }));
  }
}

test("four names that both like are not ranked", () => {
  open({ names: FIVE.slice(1).map(match) });
  expect(screen.queryByRole("heading")).toBeNull();
});

test("the answers become an order that is sent, and focus stays in the section", async () => {
  const calls = stubBackend({ [RANK]: Response.json({ version: 8 }) });
  const { user, onChange } = open();
  await user.click(screen.getByRole("button", { name: "Börja rangordna" }));
  expect(screen.getByRole("status")).toHaveTextContent("Fråga 1 av högst 8");
  await rankByAlphabet(user);
  expect(calls).toEqual([{ name: RANK, body: { secret: SECRET, ranked: FIVE } }]);
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  expect(localStorage).toHaveLength(0);
});

test("the arrows choose, but not together with another key", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Börja rangordna" }));
  const { group, names } = question();
  expect(group).toHaveFocus();
  await user.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  expect(screen.getByText(/^Fråga 1/)).toBeVisible();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByText(/^Fråga 2/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Ångra senaste svaret" }));
  expect(question().names).toEqual(names);
  expect(group).toHaveFocus();
});

test("an unfinished ranking continues on the next visit", async () => {
  const { user, unmount } = open();
  await user.click(screen.getByRole("button", { name: "Börja rangordna" }));
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  const { names } = question();
  await user.click(screen.getByRole("button", { name: "Fortsätt senare" }));
  expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  unmount();
  const later = open();
  await later.user.click(screen.getByRole("button", { name: "Fortsätt rangordna" }));
  expect(screen.getByText(/^Fråga 3/)).toBeVisible();
  expect(question().names).toEqual(names);
});

test("an unfinished ranking keeps what is said about the others when a name is no match any more", async () => {
  const calls = stubBackend({ [RANK]: Response.json({ version: 8 }) });
  const { user, unmount } = open();
  await user.click(screen.getByRole("button", { name: "Börja rangordna" }));
  // Astrid, Ester and Idun have their places.
  await user.click(screen.getByRole("button", { name: "Ester" }));
  await user.click(screen.getByRole("button", { name: "Idun" }));
  await user.click(screen.getByRole("button", { name: "Idun" }));
  unmount();
  const later = open({ names: [...FIVE.slice(1), "Signe"].map(match) });
  await later.user.click(screen.getByRole("button", { name: "Fortsätt rangordna" }));
  expect(screen.getByRole("status")).toHaveTextContent("Fråga 2 av högst 5");
  await rankByAlphabet(later.user);
  expect(calls).toEqual([
    { name: RANK, body: { secret: SECRET, ranked: ["Idun", "Ester", "Ingrid", "Sigrid"] } },
  ]);
});

test("the unfinished ranking of another room stays", async () => {
  const { user, unmount } = open();
  await user.click(screen.getByRole("button", { name: "Börja rangordna" }));
  unmount();
  const other = render(
    <Ranking
      secret="BBBBBBBBBBBBBBBBBBBBBB"
      room={deciderRoom({ other: ELIN, names: FIVE.map(match) })}
      onChange={vi.fn()}
    />,
  );
  await user.click(screen.getByRole("button", { name: "Börja rangordna" }));
  other.unmount();
  open();
  expect(screen.getByRole("button", { name: "Fortsätt rangordna" })).toBeVisible();
});

test("an unfinished ranking goes with its room", async () => {
  const { user, unmount } = open();
  await user.click(screen.getByRole("button", { name: "Börja rangordna" }));
  unmount();
  discardRoom(SECRET);
  expect(localStorage).toHaveLength(0);
});

test("equally good names share a place", async () => {
  const calls = stubBackend({ [RANK]: Response.json({ version: 8 }) });
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Börja rangordna" }));
  await user.click(screen.getByRole("button", { name: "Lika bra" }));
  while (screen.queryByText(/^Fråga/)) await user.keyboard("{ArrowDown}");
  expect(calls).toEqual([{ name: RANK, body: { secret: SECRET, ranked: [FIVE.join("\n")] } }]);
});

test("one chooses among the names, and at least two", async () => {
  const { user } = open();
  expect(screen.getByRole("status")).toHaveTextContent(/^5 av 5\snamn valda, högst 8\sfrågor$/);
  await user.click(screen.getByText("Välj själv"));
  for (const name of FIVE.slice(1)) await user.click(screen.getByRole("checkbox", { name }));
  await user.click(screen.getByRole("button", { name: "Börja rangordna" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Välj minst två namn.");
  await user.click(screen.getByRole("checkbox", { name: "Sigrid" }));
  await user.click(screen.getByRole("button", { name: "Börja rangordna" }));
  expect(screen.getByRole("status")).toHaveTextContent("Fråga 1 av högst 1");
  expect(question().names.toSorted()).toEqual(["Astrid", "Sigrid"]);
});

describe("of more names than twelve", () => {
  const MANY = Array.from("ABCDEFGHIJKLM", (letter) => `${letter}lma`);

  test("none is chosen beforehand, and the list is open", async () => {
    const { user } = open({ names: MANY.map(match) });
    expect(screen.getByRole("status")).toHaveTextContent(/^0 av 13\snamn valda$/);
    expect(screen.getByText(/Bara namn som ni båda väljer kommer med/)).toBeVisible();
    await user.click(screen.getByRole("checkbox", { name: "Alma" }));
    await user.click(screen.getByRole("checkbox", { name: "Blma" }));
    expect(screen.getByRole("status")).toHaveTextContent(/^2 av 13\snamn valda, högst 1\sfråga$/);
  });

  test("those of the earlier orders are, so that both rank the same ones", () => {
    open({
      names: MANY.map(match),
      ranking: { mine: inOrder("Alma", "Blma"), theirs: inOrder("Clma", "Blma") },
    });
    const chosen = screen.getAllByRole("checkbox", { hidden: true, checked: true });
    expect(chosen.map((it) => it.closest("label")?.textContent)).toEqual(["Alma", "Blma", "Clma"]);
    expect(screen.getByText(/^11 av era namn är inte med\./)).toBeVisible();
  });
});

test("all of twelve names are chosen beforehand", () => {
  open({ names: Array.from("ABCDEFGHIJKL", match) });
  expect(screen.getByRole("status")).toHaveTextContent(/^12 av 12\snamn valda, högst 33\sfrågor$/);
});

test("other names can be chosen for an unfinished ranking, with what is answered", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Börja rangordna" }));
  await rankSome(user, 2);
  await user.click(screen.getByRole("button", { name: "Fortsätt senare" }));
  await user.click(screen.getByRole("button", { name: "Välj andra namn" }));
  expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  await user.click(screen.getByRole("checkbox", { name: "Sigrid" }));
  await user.click(screen.getByRole("button", { name: "Börja rangordna" }));
  expect(screen.getByRole("status")).toHaveTextContent("Fråga 3 av högst 5");
});

test("a new name is placed in the earlier order, which is not asked about again", async () => {
  const calls = stubBackend({ [RANK]: Response.json({ version: 9 }) });
  const mine = FIVE.filter((name) => name !== "Idun").toReversed();
  const { user } = open({ ranking: { mine: inOrder(...mine), theirs: null } });
  await user.click(screen.getByRole("button", { name: "Rangordna igen" }));
  while (screen.queryByText(/^Fråga/)) {
    expect(question().names).toContain("Idun");
    await user.click(screen.getByRole("button", { name: "Idun" }));
  }
  expect(calls).toEqual([{ name: RANK, body: { secret: SECRET, ranked: ["Idun", ...mine] } }]);
});

test("without a new name all questions come again, and the earlier order is kept until the last", async () => {
  const calls = stubBackend({});
  const { user } = open({ ranking: { mine: inOrder(...FIVE), theirs: null } });
  await user.click(screen.getByRole("button", { name: "Rangordna igen" }));
  expect(screen.getByRole("status")).toHaveTextContent("Fråga 1 av högst 8");
  await user.keyboard("{ArrowLeft}");
  await user.click(screen.getByRole("button", { name: "Fortsätt senare" }));
  expect(calls).toEqual([]);
  expect(screen.getByRole("list", { name: "Namnen i din ordning" })).toBeVisible();
});

test("an order that could not be sent is kept, and can be sent again", async () => {
  stubBackend({ [RANK]: noConnection });
  const { user, onChange } = open();
  await user.click(screen.getByRole("button", { name: "Börja rangordna" }));
  await rankByAlphabet(user);
  expect(await screen.findByText(/finns kvar här. Vi når inte servern/)).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  const calls = stubBackend({ [RANK]: Response.json({ version: 8 }) });
  await user.click(screen.getByRole("button", { name: "Spara min ordning" }));
  expect(calls).toHaveLength(1);
  expect(onChange).toHaveBeenCalledOnce();
});

test("the own order is shown alone until the other is done", () => {
  const { update } = open({ ranking: { mine: inOrder(...FIVE), theirs: null } });
  const own = screen.getByRole("list", { name: "Namnen i din ordning" });
  expect(
    within(own)
      .getAllByRole("listitem")
      .map((it) => it.textContent),
  ).toEqual(FIVE);
  expect(screen.getByText(/När Elin också är klar/)).toBeVisible();
  update({
    ranking: {
      mine: inOrder(...FIVE),
      theirs: inOrder("Ester", "Astrid", "Idun", "Sigrid", "Ingrid"),
    },
  });
  const shared = screen.getByRole("list", { name: "Namnen i er ordning" });
  expect(within(shared).getAllByRole("listitem")[0]).toHaveTextContent(
    "Astridhos dig 1, hos Elin 2",
  );
  expect(screen.getByText(/^Så räknade vi:/)).toBeVisible();
});

test("a name that one of the two has said no to since is left out of the order", () => {
  open({
    names: FIVE.slice(1).map(match),
    ranking: { mine: inOrder(...FIVE), theirs: inOrder(...FIVE) },
  });
  const shared = screen.getByRole("list", { name: "Namnen i er ordning" });
  expect(shared).not.toHaveTextContent("Astrid");
  expect(within(shared).getAllByRole("listitem")[0]).toHaveTextContent(
    "Esterhos dig 1, hos Elin 1",
  );
});

test("new names ask for another ranking, first of oneself and then of the other", () => {
  const { update } = open({
    names: [...FIVE, "Signe"].map(match),
    ranking: { mine: inOrder(...FIVE), theirs: inOrder(...FIVE) },
  });
  expect(screen.getByText(/^Inte med än: . Rangordna igen/)).toHaveTextContent(/: Signe\. Rang/);
  update({ ranking: { mine: inOrder(...FIVE, "Signe"), theirs: inOrder(...FIVE) } });
  expect(screen.getByText(/kommer med när Elin har rangordnat det\.$/)).toHaveTextContent(
    /^Signe /,
  );
});

describe("after the other has left", () => {
  const gone = { other: null, left: { name: "Elin", at: "2026-11-27T12:00:00.000Z" } };

  test("the common order that was shown stays, and nobody is waited for", () => {
    open({ ...gone, ranking: { mine: inOrder(...FIVE), theirs: inOrder(...FIVE.slice(0, 3)) } });
    const order = within(screen.getByRole("list", { name: "Namnen i er ordning" }));
    expect(order.getAllByRole("listitem")).toHaveLength(3);
    expect(order.getAllByText(/hos Elin 1$/)).toHaveLength(1);
    expect(screen.queryByText(/kommer med när Elin/)).toBeNull();
  });

  test("an order of one's own is not said to wait for the other's", () => {
    open({ ...gone, ranking: { mine: inOrder(...FIVE), theirs: null } });
    expect(screen.getByText("Din ordning är sparad.")).toBeVisible();
  });

  test("a ranking is said to become one's own", () => {
    open(gone);
    expect(screen.getByText(/Elin har lämnat rummet, så ordningen blir din egen\.$/)).toBeVisible();
  });
});
