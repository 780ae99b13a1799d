/** Reports and what they take down, around the ways that an owner or a stranger might try. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Account, newAccount, newList, PREMIUM } from "./accounts.ts";
import { expectDenied, expectSuccess } from "./assertions.ts";
import { service, sql, visitorClient } from "./backend.ts";
import { newPair } from "./rooms.ts";

let owner: Account;
let other: Account;

beforeAll(async () => {
  owner = await newAccount({ subscription: PREMIUM });
  other = await newAccount({ subscription: PREMIUM });
});

const TAKEN_DOWN = { taken_down: true };

async function open(token: string) {
  return (await visitorClient().rpc("shared_name_list", { token })).data;
}

/** Stores a report of a list of the owner, or of a room. */
async function newReport(target: object): Promise<string> {
  const { data, error } = await service
    .from("content_reports")
    .insert({
      address: "/lista/x",
      concerns_child_abuse: false,
      explanation: "Hot",
      name: "Åsa",
      email: "asa@example.se",
      ...target,
    })
    .select("id")
    .single();
  if (error) throw error;
  return data.id;
}

function decide(report: string, verdict: string) {
  return service.rpc("decide_report", { report, verdict, ground: "law", reason: "Hot" });
}

async function takenDownList() {
  const list = await newList(owner.id, { is_public: true });
  const report = await newReport({ user_id: owner.id, list_id: list.id });
  expect((await decide(report, "taken_down")).data).toEqual([owner.id]);
  return list;
}

test("a list that was taken down stays so, whatever its owner does with it", async () => {
  const { id, title, names, share_token } = await takenDownList();
  expect(await open(share_token)).toEqual(TAKEN_DOWN);
  const { data: renewed } = await owner.client.rpc("renew_share_token", { list: id });
  expect(await open(renewed)).toEqual(TAKEN_DOWN);
  expectSuccess(await owner.client.rpc("unpublish_name_list", { list: id }));
  expect(await open(renewed)).toBeNull();
  expectSuccess(await owner.client.from("name_lists").update({ is_public: true }).eq("id", id));
  expect(await open(renewed)).toEqual(TAKEN_DOWN);
  expectSuccess(await owner.client.rpc("delete_name_list", { list: id }));
  expect(await open(renewed)).toBeNull();
  expectSuccess(await owner.client.rpc("restore_name_list", { list: id, title, names }));
  expect(await open(renewed)).toEqual(TAKEN_DOWN);
});

test("the owner reads why, and nobody else", async () => {
  const { id } = await takenDownList();
  const read = (account: Account) =>
    account.client.from("list_takedowns").select("reason").eq("list_id", id);
  expect((await read(owner)).data).toEqual([{ reason: "Hot" }]);
  expect((await read(other)).data).toEqual([]);
});

test("a report is decided once", async () => {
  const list = await newList(owner.id, { is_public: true });
  const report = await newReport({ user_id: owner.id, list_id: list.id });
  expect((await decide(report, "dismissed")).data).toEqual([]);
  expect((await decide(report, "taken_down")).error?.message).toContain("report_not_open");
  expect(await open(list.share_token)).toMatchObject({ id: list.id });
});

describe("the mails about a decision", () => {
  beforeEach(() => sql("delete from private.decision_mails"));

  async function claim(decided?: string, id = randomUUID()) {
    const { data, error } = await service.rpc("claim_decision_mail", {
      claim: id,
      ...(decided !== undefined && { decided }),
    });
    if (error) throw error;
    return data;
  }

  async function decided(verdict: string, target: object = {}): Promise<string> {
    const list = await newList(owner.id, { is_public: true });
    const report = await newReport({ user_id: owner.id, list_id: list.id, ...target });
    expectSuccess(await decide(report, verdict));
    return report;
  }

  test("are to the reporter, and to the owner of what was taken down", async () => {
    const report = await decided("taken_down");
    const mails = [await claim(report), await claim(report), await claim(report)];
    expect(mails.flat()).toHaveLength(2);
    expect(mails.flat()).toEqual(
      expect.arrayContaining([
        { report_id: report, user_id: null, ground: "law" },
        { report_id: report, user_id: owner.id, ground: "law" },
      ]),
    );
  });

  test("are only to the reporter when nothing was taken down, and to nobody who is anonymous", async () => {
    const dismissed = await decided("dismissed");
    expect(await claim(dismissed)).toEqual([
      { report_id: dismissed, user_id: null, ground: "law" },
    ]);
    expect(await claim(dismissed)).toEqual([]);
    const anonymous = { email: null, name: null, concerns_child_abuse: true };
    expect(await claim(await decided("dismissed", anonymous))).toEqual([]);
  });

  test("are claimed by one call at a time, again after half an hour, until each is sent", async () => {
    const report = await decided("dismissed");
    const first = randomUUID();
    expect(await claim(report, first)).toHaveLength(1);
    expect(await claim(), "another call").toEqual([]);
    expect(await claim(report, first), "its answer was lost").toHaveLength(1);
    const age = (minutes: number) =>
      sql("update private.decision_mails set claimed_at = now() - make_interval(mins => $1)", [
        minutes,
      ]);
    await age(29);
    expect(await claim()).toEqual([]);
    await age(31);
    const second = randomUUID();
    expect(await claim(undefined, second)).toHaveLength(1);
    expectSuccess(await service.rpc("note_decision_mail", { claim: second }));
    await age(31);
    expect(await claim()).toEqual([]);
  });
});

test("no client reports or decides past the functions", async () => {
  for (const client of [visitorClient(), owner.client]) {
    for (const [name, args] of [
      ["decide_report", { report: randomUUID(), verdict: "dismissed", ground: "law", reason: "" }],
      ["reported_content", { list_token: "x" }],
      ["claim_decision_mail", { claim: randomUUID() }],
      ["note_decision_mail", { claim: randomUUID() }],
    ] as const) {
      expectDenied(await client.rpc(name, args));
    }
  }
});

test("only a report of sexual abuse of children is stored without a name", async () => {
  const target = { user_id: owner.id, list_id: randomUUID(), email: null };
  await expect(newReport(target)).rejects.toMatchObject({ code: "23514" });
  await newReport({ ...target, concerns_child_abuse: true });
});

test("a room is found by a member's secret, and taken down with all that is in it", async () => {
  const { anna } = await newPair();
  const { data } = await service.rpc("reported_content", { room_secret: anna });
  const [target] = data ?? [];
  expect(target?.room_id).toBeTruthy();
  const report = await newReport({ room_id: target?.room_id });
  expectSuccess(await decide(report, "taken_down"));
  expect(await sql("select from private.rooms where id = $1", [target?.room_id])).toEqual([]);
  const { data: gone } = await service.rpc("reported_content", { room_secret: anna });
  expect(gone).toEqual([]);
});

test("reports, and takedowns of lists that are gone, are deleted after 24 months", async () => {
  const { id } = await takenDownList();
  const old = "now() - interval '25 months'";
  const gone = randomUUID();
  await sql(
    `insert into public.list_takedowns (list_id, user_id, ground, reason) values ($1, $2, 'law', 'Hot')`,
    [gone, owner.id],
  );
  await sql(`update public.list_takedowns set taken_down_at = ${old} where list_id in ($1, $2)`, [
    id,
    gone,
  ]);
  const report = await newReport({ user_id: owner.id, list_id: id });
  await sql(`update public.content_reports set received_at = ${old} where id = $1`, [report]);
  await sql("select private.delete_expired()");
  expect(await sql("select from public.content_reports where id = $1", [report])).toEqual([]);
  expect(
    await sql("select list_id from public.list_takedowns where list_id in ($1, $2)", [id, gone]),
  ).toEqual([{ list_id: id }]);
});
