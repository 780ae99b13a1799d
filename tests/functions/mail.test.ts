import assert from "node:assert/strict";
import { SettingError, smtpSettings } from "../../supabase/functions/_shared/environment.ts";
import { MailError, sendMail } from "../../supabase/functions/_shared/mail.ts";
import { mailBody, operatorLines } from "../../supabase/functions/_shared/mail-body.ts";
import { OPERATOR } from "../operator.ts";
import { withSettings } from "./backend.ts";
import { withMailServer } from "./smtp.ts";

const MAIL = { to: "asta@example.se", subject: "Hej på dig", text: "Åäö" };

Deno.test("sendMail delivers text and HTML to one recipient", async () => {
  await withMailServer(async (mails) => {
    await sendMail({ ...MAIL, html: "<p>Åäö</p>" });
    const [mail] = mails;
    assert.equal(mails.length, 1);
    assert.deepEqual(mail?.recipients, ["asta@example.se"]);
    assert.equal(mail?.subject, "Hej på dig");
    assert.equal(mail?.text?.trim(), "Åäö");
    assert.match(mail?.html ?? "", /<p>Åäö<\/p>/);
    assert.deepEqual(mail?.from, { name: "Namnfynd", address: "support@namnfynd.example" });
  });
});

Deno.test("sendMail to the operator uses the sender's address while the operator has none", async () => {
  await withMailServer(async (mails) => {
    await sendMail({ ...MAIL, to: null });
    assert.deepEqual(mails[0]?.recipients, ["support@namnfynd.example"]);
  });
});

Deno.test("sendMail writes no header that a subject or an address contains", async () => {
  await withMailServer(async (mails) => {
    await sendMail({ ...MAIL, subject: "Hej\r\nBcc: annan@example.se" });
    await sendMail({ ...MAIL, to: "asta@example.se, annan@example.se" }).catch(() => {});
    await sendMail({ ...MAIL, to: "asta@example.se\r\nBcc: annan@example.se" }).catch(() => {});
    for (const { recipients, headers } of mails) {
      assert.ok(!recipients.includes("annan@example.se"));
      assert.ok(!headers.some(({ key }) => key === "bcc"));
    }
  });
});

Deno.test("sendMail throws one error, without the recipient, when the server refuses", async () => {
  await withMailServer(
    async () => {
      await assert.rejects(sendMail(MAIL), (error) => {
        assert.ok(error instanceof MailError);
        assert.doesNotMatch(Deno.inspect(error), /asta@/);
        return true;
      });
    },
    { refusal: "No such user asta@example.se" },
  );
});

Deno.test("sendMail throws the same error when no server answers", async () => {
  await withSettings(
    {
      SMTP_HOST: "127.0.0.1",
      SMTP_PORT: "1",
      SMTP_USER: "",
      SMTP_FROM: "support@namnfynd.example",
    },
    () => assert.rejects(sendMail(MAIL), MailError),
  );
});

for (const port of ["25", "587"]) {
  Deno.test(`port ${port}, which hosted functions cannot use, is refused as a setting`, async () => {
    const settings = { SMTP_HOST: "smtp.example.se", SMTP_PORT: port, SMTP_FROM: "a@example.se" };
    await withSettings(settings, async () => {
      assert.throws(smtpSettings, SettingError);
      await assert.rejects(sendMail(MAIL), /not set up.*SMTP_PORT must be 465 or 2465/);
    });
  });
}

for (const name of ["SMTP_HOST", "SMTP_PORT", "SMTP_FROM"]) {
  Deno.test(`a missing ${name} is named`, async () => {
    const settings = { SMTP_HOST: "smtp.example.se", SMTP_PORT: "465", SMTP_FROM: "a@example.se" };
    await withSettings({ ...settings, [name]: "" }, () =>
      assert.rejects(sendMail(MAIL), new RegExp(`not set up.*${name}`)),
    );
  });
}

Deno.test("a mail body has the same content as text and as HTML, escaped", () => {
  const { text, html } = mailBody([
    { paragraphs: ["Hej!", ["Namn: <b>Åsa & Co</b>", "Sida: https://namnfynd.example/angra."]] },
    { heading: "Sedan", paragraphs: ["Hej då."] },
  ]);
  assert.equal(
    text,
    "Hej!\n\nNamn: <b>Åsa & Co</b>\nSida: https://namnfynd.example/angra.\n\n\nSEDAN\n\nHej då.\n",
  );
  assert.match(html, /Namn: &#60;b&#62;Åsa &#38; Co&#60;\/b&#62;<br>/);
  assert.match(
    html,
    /<a href="https:\/\/namnfynd\.example\/angra"[^>]*>https:\/\/namnfynd\.example\/angra<\/a>\./,
  );
});

Deno.test("the operator's details are written out, or said to be missing", () => {
  assert.deepEqual(operatorLines(OPERATOR), [
    "Namnfynd AB",
    "Organisationsnummer: 556677-8899",
    "Adress: Storgatan 1, 111 22 Stockholm",
    "Momsregistreringsnummer: SE556677889901",
    "E-post: juridik@namnfynd.se",
    "Telefon: 08-465 00 000",
  ]);
  assert.match(operatorLines({ ...OPERATOR, legalName: "" }).join(" "), /inte ifyllda/);
});
