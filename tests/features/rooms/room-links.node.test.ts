import { expect, test } from "vitest";
import { createSecret, parseRoomLink, roomAddress } from "@/features/rooms/room-links.ts";

test("a secret is 22 characters of base64url, and never the same twice", () => {
  const secrets = Array.from({ length: 100 }, createSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(new Set(secrets)).toHaveLength(100);
});

test.each(["member", "decider", "family"] as const)("a link for a %s is read back", (kind) => {
  const link = { kind, secret: createSecret() };
  const address = roomAddress(link, "https://namnfynd.test");
  expect(parseRoomLink(new URL(address).hash)).toEqual(link);
});

test("a damaged link is still one, so that the page can say that it is wrong", () => {
  expect(parseRoomLink("#m=short")).toEqual({ kind: "member", secret: "short" });
});

test.each(["", "#", "#m=", "#x=AAAAAAAAAAAAAAAAAAAAAA"])("%j is no link", (hash) => {
  expect(parseRoomLink(hash)).toBeNull();
});
