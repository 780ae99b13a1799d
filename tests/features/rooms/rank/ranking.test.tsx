import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Ranking from "@/features/rooms/rank/ranking.tsx";
import type { DeciderRoom } from "@/features/rooms/rooms-api.ts";
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

/** Answers by the order of the alphabet until there is no question. */
async function rankByAlphabet(user: ReturnType<typeof userEvent.setup>) {
  while (screen.queryByText(/^Fråga/)) {
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

test("an unfinished ranking with a name that is no match any more begins again", async () => {
  const { user, unmount } = open();
  await user.click(screen.getByRole("button", { name: "Börja rangordna" }));
  await user.keyboard("{ArrowLeft}");
  unmount();
  open({ names: [...FIVE.slice(1), "Signe"].map(match) });
  expect(screen.getByRole("button", { name: "Börja rangordna" })).toBeVisible();
});

test("a new name is placed in the earlier order, which is not asked about again", async () => {
  const calls = stubBackend({ [RANK]: Response.json({ version: 9 }) });
  const mine = FIVE.filter((name) => name !== "Idun").toReversed();
  const { user } = open({ ranking: { mine, theirs: null } });
  await user.click(screen.getByRole("button", { name: "Rangordna igen" }));
  while (screen.queryByText(/^Fråga/)) {
    expect(question().names).toContain("Idun");
    await user.click(screen.getByRole("button", { name: "Idun" }));
  }
  expect(calls).toEqual([{ name: RANK, body: { secret: SECRET, ranked: ["Idun", ...mine] } }]);
});

test("without a new name all questions come again, and the earlier order is kept until the last", async () => {
  const calls = stubBackend({});
  const { user } = open({ ranking: { mine: FIVE, theirs: null } });
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
  const { update } = open({ ranking: { mine: FIVE, theirs: null } });
  const own = screen.getByRole("list", { name: "Namnen i din ordning" });
  expect(
    within(own)
      .getAllByRole("listitem")
      .map((it) => it.textContent),
  ).toEqual(FIVE);
  expect(screen.getByText(/När Elin också är klar/)).toBeVisible();
  update({ ranking: { mine: FIVE, theirs: ["Ester", "Astrid", "Idun", "Sigrid", "Ingrid"] } });
  const shared = screen.getByRole("list", { name: "Namnen i er ordning" });
  expect(within(shared).getAllByRole("listitem")[0]).toHaveTextContent(
    "Astridhos dig 1, hos Elin 2",
  );
  expect(screen.getByText(/^Så räknade vi:/)).toBeVisible();
});

test("a name that one of the two has said no to since is left out of the order", () => {
  open({
    names: FIVE.slice(1).map(match),
    ranking: { mine: FIVE, theirs: FIVE },
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
    ranking: { mine: FIVE, theirs: FIVE },
  });
  expect(screen.getByText(/^Nytt sedan sist: . Rangordna igen/)).toHaveTextContent(
    /: Signe\. Rang/,
  );
  update({ ranking: { mine: [...FIVE, "Signe"], theirs: FIVE } });
  expect(screen.getByText(/kommer med när Elin har rangordnat igen\.$/)).toHaveTextContent(
    /^Signe /,
  );
});

test("of more names than a handful of questions can rank, it is said which ones are", () => {
  open({ names: [...FIVE, "Signe", "Alma", "Ebba"].map(match) });
  expect(screen.getByText(/^Av era 8\snamn är 6 med:/)).toBeVisible();
  expect(screen.getByText(/högst 11\sgånger/)).toBeVisible();
});

describe("after the other has left", () => {
  const gone = { other: null, left: { name: "Elin", at: "2026-11-27T12:00:00.000Z" } };

  test("the common order that was shown stays, and nobody is waited for", () => {
    open({ ...gone, ranking: { mine: FIVE, theirs: FIVE.slice(0, 3) } });
    const order = within(screen.getByRole("list", { name: "Namnen i er ordning" }));
    expect(order.getAllByRole("listitem")).toHaveLength(3);
    expect(order.getAllByText(/hos Elin 1$/)).toHaveLength(1);
    expect(screen.queryByText(/när Elin har rangordnat igen/)).toBeNull();
  });

  test("an order of one's own is not said to wait for the other's", () => {
    open({ ...gone, ranking: { mine: FIVE, theirs: null } });
    expect(screen.getByText("Din ordning är sparad.")).toBeVisible();
  });

  test("a ranking is said to become one's own", () => {
    open(gone);
    expect(screen.getByText(/Elin har lämnat rummet, så ordningen blir din egen\.$/)).toBeVisible();
  });
});
