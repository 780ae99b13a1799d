import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noConnection, stubBackend } from "../../backend-stub.ts";
import { guestRoom } from "./room-answers.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const SECRET = "A".repeat(22);
const STATE = "POST /rest/v1/rpc/room_state";
const ANSWERS = "POST /rest/v1/rpc/answer_in_room";
const parts = { SurnameLine: () => null, NameCurve: () => null };

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
  const heart = await screen.findByRole("button", { name: "Hjärta till Hedda" });
  return { calls, heart, user: userEvent.setup() };
}

const status = (text: RegExp) => screen.findByText(text, { selector: "[role=status]" });

test("without a network the page says that answers are sent when it is back", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { heart, user } = await setUp({ [ANSWERS]: noConnection });
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
    const { heart, user, calls } = await setUp({
      [ANSWERS]: () => (isWorking ? Response.json({ version: 2, refused: [] }) : failure()),
    });
    await user.click(heart);
    expect(
      await status(/^Sparat här\. Servern svarar inte, men svaren skickas så snart det går\.$/),
    ).toBeVisible();
    isWorking = true;
    act(() => void window.dispatchEvent(new Event("focus")));
    await vi.waitFor(() => expect(screen.queryByText(/Servern svarar inte/)).toBeNull());
    const sent = calls.filter(({ name }) => name === ANSWERS);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  },
);

test("where nothing can be stored, an answer that is not sent is not called saved", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  const { heart, user } = await setUp({ [ANSWERS]: noConnection });
  expect(screen.getByRole("alert")).toHaveTextContent(/^Webbläsaren tillåter inte/);
  await user.click(heart);
  expect(await status(/^Låt sidan vara öppen tills svaren är skickade\./)).toBeVisible();
});
