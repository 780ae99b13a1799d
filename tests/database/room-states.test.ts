/** The page of rooms reads all of what the database answers: it would show a part that it cannot read as missing. */
import * as v from "valibot";
import { expect, test } from "vitest";
import { memberRoomSchema } from "@/features/rooms/rooms-api.ts";
import { answerTo, asMember, joinRoom, newFullRoom, newRoom, newSecret } from "./rooms.ts";

async function expectReadable(secret: string) {
  const state = await asMember(secret, "room_state");
  const room = v.parse(memberRoomSchema, state);
  // The places of an order are read as lists of names.
  const asRead = { ...room, ...("ranking" in room && { ranking: expect.anything() }) };
  expect(state).toMatchObject(asRead);
  return room;
}

test("a room that nobody has joined is read whole", async () => {
  const { anna } = await newRoom();
  expect(await expectReadable(anna)).toMatchObject({ role: "decider", other: null, left: null });
});

test("a room with everything in it is read whole, by each of its members", async () => {
  const { anna, bo, guest } = await newFullRoom();
  for (const secret of [anna, bo]) {
    await asMember(secret, "rank_in_room", { ranked: ["Vera"] });
    await asMember(secret, "answer_in_room", { answers: [answerTo("Ester", "yes")] });
  }
  await asMember(bo, "answer_in_room", { answers: [answerTo("Ester", "no")] });
  for (const secret of [anna, bo]) {
    const room = await expectReadable(secret);
    expect(room).toMatchObject({
      role: "decider",
      ranking: { mine: [["Vera"]], theirs: [["Vera"]] },
      family: { isOpen: true, guests: 1 },
      names: expect.arrayContaining([
        expect.objectContaining({
          name: "Vera",
          match: "yes-yes",
          revealed: "yes-yes",
          keptAt: expect.any(String),
        }),
        expect.objectContaining({ name: "Ester", match: null, revealed: "yes-yes" }),
      ]),
    });
  }
  expect(await expectReadable(guest)).toMatchObject({ role: "guest", isOpen: true });
});

test("a room that someone else has joined since one left is read whole, with whom a match was", async () => {
  const { anna, bo } = await newFullRoom();
  await asMember(bo, "leave_room");
  const invitation = newSecret();
  await asMember(anna, "renew_invitation", { invitation });
  await joinRoom(invitation, "Cecilia");
  expect(await expectReadable(anna)).toMatchObject({
    names: expect.arrayContaining([
      expect.objectContaining({ name: "Vera", match: null, former: "Bo", keptAt: null }),
    ]),
  });
});

test("a room that one has left is read whole, and so is a closed list of a guest", async () => {
  const { anna, bo, guest } = await newFullRoom();
  await asMember(anna, "close_family");
  await asMember(bo, "leave_room");
  expect(await expectReadable(anna)).toMatchObject({ left: { name: "Bo" }, other: null });
  expect(await expectReadable(guest)).toMatchObject({ isOpen: false, names: [], from: [] });
});
