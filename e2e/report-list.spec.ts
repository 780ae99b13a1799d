/** A shared list is reported without an account and taken down, as everyone concerned sees it. */
import { passHumanCheck } from "./contact-form.ts";
import { expect } from "./fixtures.ts";
import { expectMails } from "./mailbox.ts";
import { button, card, openLists, signInAsSubscriber, storeList } from "./name-lists.ts";
import { openAdmin, test } from "./own-server.ts";

const REASON = "Listan hotar en granne, vilket är olaga hot.";

test("a reported list is taken down: its link says so, and its owner reads why", async ({
  openAs,
}) => {
  test.slow();
  const owner = await openAs(null, "/");
  const user = await signInAsSubscriber(owner);
  const list = { title: "Grannar", names: ["Astrid"], is_public: true };
  const { share_token } = await storeList(owner, user, list);

  const visitor = await openAs(null, `/lista/${share_token}`);
  await button(visitor, "Anmäl listan").click();
  const form = visitor.getByRole("form", { name: "Anmälan" });
  await form.getByRole("textbox", { name: "Vad är olagligt, och varför?" }).fill("Den hotar mig.");
  await form.getByRole("textbox", { name: "Namn" }).fill("Åsa Lind");
  const reporter = `asa-${share_token.slice(0, 12)}@example.se`;
  await form.getByRole("textbox", { name: "E-post" }).fill(reporter);
  await form.getByRole("checkbox", { name: /^Uppgifterna stämmer/ }).check();
  await passHumanCheck(visitor);
  await button(visitor, "Skicka anmälan").click();
  await expect(visitor.getByText(/^Tack! Vi har tagit emot din anmälan/)).toBeVisible();
  await expectMails(visitor.context(), reporter, "Vi har tagit emot din anmälan", 1);

  const admin = await openAdmin(openAs);
  const report = admin.getByRole("article").filter({ hasText: share_token });
  await report.getByRole("textbox", { name: "Skäl" }).fill(REASON);
  await report.getByRole("button", { name: "Ta ner listan" }).click();
  await expect(report).toHaveCount(0);

  await visitor.reload();
  await expect(
    visitor.getByRole("heading", { level: 1, name: "Listan är nedtagen" }),
  ).toBeVisible();
  await expectMails(visitor.context(), reporter, "Svar på din anmälan", 1);

  await openLists(owner);
  await expect(card(owner, "Grannar").getByText(REASON)).toBeVisible();
  await expect(owner.getByRole("button", { name: "Kopiera länk till listan Grannar" })).toHaveCount(
    0,
  );
  await expectMails(owner.context(), user.email, "Din delade lista är nedtagen", 1);
});
