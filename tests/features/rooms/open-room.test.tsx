import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { noConnection, stubBackend } from "../../backend-stub.ts";
import { SOON } from "../../soon.ts";
import { deciderRoom, guestRoom } from "./room-answers.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const SECRET = "A".repeat(22);
const STATE = "POST /rest/v1/rpc/room_state";
const LEAVE = "POST /rest/v1/rpc/leave_room";
const ANSWERS = "POST /rest/v1/rpc/answer_in_room";
const parts = { SurnameLine: () => null, NameCurve: () => null, ReportRoom: () => null };

beforeEach(() => {
  // A browser that blocks storage once is asked no more.
  vi.resetModules();
  localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function setUp(answers: Parameters<typeof stubBackend>[0]) {
  const calls = stubBackend({ [STATE]: () => Response.json(guestRoom()), ...answers });
  const { default: OpenRoom } = await import("@/features/rooms/room/open-room.tsx");
  const { currentRoom, keepRoom } = await import("@/features/rooms/room-store.ts");
  keepRoom({ secret: SECRET, role: "guest" });
  const kept = currentRoom.get();
  if (!kept) throw new Error("No room is kept");
  render(
    <MemoryRouter>
      <OpenRoom kept={kept} parts={parts} />
    </MemoryRouter>,
  );
  return { calls, user: userEvent.setup() };
}

async function setUpList(answers: Parameters<typeof stubBackend>[0]) {
  const opened = await setUp(answers);
  return { ...opened, heart: await screen.findByRole("button", { name: "Hjärta till Hedda" }) };
}

const status = (text: RegExp) => screen.findByText(text, { selector: "[role=status]" });

test("without a network the page says that answers are sent when it is back", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { heart, user } = await setUpList({ [ANSWERS]: noConnection });
  await user.click(heart);
  expect(await status(/^Sparat här\. Skickas när du är uppkopplad igen\.$/)).toBeVisible();
});

test.each([
  ["a server that cannot be reached", noConnection],
  ["an error of the server", () => Response.json({ code: "XX000" }, { status: 500 })],
])(
  "%s is not called a missing network, and the answer is sent when it works again",
  async (_, failure) => {
    let isWorking = false;
    const { heart, user, calls } = await setUpList({
      [ANSWERS]: () => (isWorking ? Response.json({ version: 2, refused: [] }) : failure()),
    });
    await user.click(heart);
    expect(
      await status(/^Sparat här\. Servern svarar inte, men svaren skickas så snart det går\.$/),
    ).toBeVisible();
    isWorking = true;
    act(() => void window.dispatchEvent(new Event("focus")));
    await vi.waitFor(() => expect(screen.queryByText(/Servern svarar inte/)).toBeNull(), SOON);
    const sent = calls.filter(({ name }) => name === ANSWERS);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  },
);

test("where nothing can be stored, an answer that is not sent is not called saved", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  const { heart, user } = await setUpList({ [ANSWERS]: noConnection });
  expect(screen.getByRole("alert")).toHaveTextContent(/^Webbläsaren tillåter inte/);
  await user.click(heart);
  expect(await status(/^Låt sidan vara öppen tills svaren är skickade\./)).toBeVisible();
});

test("a guest without a room reads that those who invited may have ended it", async () => {
  await setUp({ [STATE]: Response.json(null) });
  expect(await screen.findByText(/de som bjöd in dig har tagit bort dig/)).toBeVisible();
});

describe("a room of another release", () => {
  const unreadable = () => Response.json({ ...deciderRoom(), names: "Hedda" });

  test("that cannot be read at all says so, and can be tried again", async () => {
    let isReadable = false;
    const { user } = await setUp({
      [STATE]: () => (isReadable ? Response.json(guestRoom()) : unreadable()),
    });
    expect(await screen.findByText(/^Sidan kan inte läsa svaret från servern\./)).toBeVisible();
    isReadable = true;
    await user.click(screen.getByRole("button", { name: "Försök igen" }));
    expect(await screen.findByRole("button", { name: "Hjärta till Hedda" })).toBeVisible();
  });

  test("that cannot be read at all can be left", async () => {
    const { user, calls } = await setUp({
      [STATE]: unreadable,
      [LEAVE]: new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole("button", { name: "Lämna rummet" }));
    const dialog = within(screen.getByRole("dialog", { name: "Lämna rummet?" }));
    await user.click(dialog.getByRole("button", { name: "Lämna rummet" }));
    expect(calls).toContainEqual({ name: LEAVE, body: { secret: SECRET } });
    expect(localStorage.getItem("namnfynd-rooms")).toBeNull();
  });

  test("that cannot be left either is forgotten in this browser, after a question", async () => {
    const { user, calls } = await setUp({ [STATE]: unreadable });
    await user.click(await screen.findByRole("button", { name: "Ta bort rummet härifrån" }));
    const dialog = within(screen.getByRole("dialog", { name: "Ta bort rummet härifrån?" }));
    expect(localStorage.getItem("namnfynd-rooms")).toContain(SECRET);
    await user.click(dialog.getByRole("button", { name: "Ta bort rummet" }));
    expect(localStorage.getItem("namnfynd-rooms")).toBeNull();
    expect(calls.map(({ name }) => name)).not.toContain(LEAVE);
  });
});
