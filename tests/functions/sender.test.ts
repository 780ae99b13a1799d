/** Who counts as the same sender: the client behind a proxy, and the mailbox behind an address. */
import assert from "node:assert/strict";
import { mailboxHash, networkHash } from "../../supabase/functions/_shared/sender.ts";
import { withSettings } from "./backend.ts";

function networkFrom(headers: Readonly<Record<string, string>>): string {
  return networkHash(new Request("http://127.0.0.1/", { headers }));
}

Deno.test("behind Cloudflare only its own header says who sends", () => {
  const client = { "cf-connecting-ip": "198.51.100.7" };
  assert.equal(networkFrom({ ...client, "x-forwarded-for": "203.0.113.9" }), networkFrom(client));
  assert.notEqual(networkFrom({ "cf-connecting-ip": "198.51.100.8" }), networkFrom(client));
  // Otherwise a client that reaches the functions past Cloudflare would choose who it is.
  assert.equal(networkFrom({ "x-forwarded-for": "203.0.113.9" }), networkFrom({}));
});

Deno.test("behind another proxy a header that the client has chosen does not count", async () => {
  await withSettings({ CLIENT_ADDRESS_HEADER: "x-forwarded-for" }, () => {
    const client = networkFrom({ "x-forwarded-for": "198.51.100.7" });
    for (let claimed = 0; claimed < 25; claimed += 1) {
      const forged = { "cf-connecting-ip": `203.0.113.${claimed}` };
      assert.equal(networkFrom({ ...forged, "x-forwarded-for": "198.51.100.7" }), client);
      const forwarded = { "x-forwarded-for": `203.0.113.${claimed}, 198.51.100.7` };
      assert.equal(networkFrom(forwarded), client);
    }
    assert.notEqual(networkFrom({ "x-forwarded-for": "198.51.100.7, 198.51.100.8" }), client);
  });
});

Deno.test("a setting that is no header's name is an error", async () => {
  await withSettings({ CLIENT_ADDRESS_HEADER: "x forwarded" }, () => {
    assert.throws(() => networkFrom({}), /CLIENT_ADDRESS_HEADER/);
  });
});

for (const [address, others] of [
  [
    "nilsny@gmail.com",
    [
      "Nils.Ny@gmail.com",
      "nilsny+1@GMAIL.com",
      "n.i.l.s.n.y+angra+2@googlemail.com",
      "nilsny@gmail.com.",
      "nilsny@googlemail.com..",
      "ｎilsny@gmail.com",
    ],
  ],
  ["nils@exempel-å.se", ["nils@xn--exempel--h0a.se", "NILS@EXEMPEL-Å.SE."]],
] as const) {
  Deno.test(`${address} is one mailbox, however it is spelled`, () => {
    for (const other of others) assert.equal(mailboxHash(other), mailboxHash(address), other);
  });
}

Deno.test("another person or domain is another mailbox", () => {
  const mailbox = mailboxHash("nils@example.se");
  for (const other of ["nilsa@example.se", "nils@example.com", "nils@mail.example.se"]) {
    assert.notEqual(mailboxHash(other), mailbox, other);
  }
});
