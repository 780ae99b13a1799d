/** The mail that the local backend has sent, as its mailbox shows it. */
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";

/** The mails to an address with this subject, newest first. */
function mailsTo(mailbox: Page, address: string, subject: string): Locator {
  return mailbox
    .getByRole("article", { name: subject })
    .filter({ has: mailbox.getByText(address, { exact: true }) });
}

async function openMailbox(context: BrowserContext): Promise<Page> {
  const mailbox = await context.newPage();
  await mailbox.goto("/_local/mail");
  return mailbox;
}

/** Waits until an address has this many mails with this subject. */
export async function expectMails(
  context: BrowserContext,
  address: string,
  subject: string,
  count: number,
): Promise<void> {
  const mailbox = await openMailbox(context);
  await expect(async () => {
    await mailbox.reload();
    await expect(mailsTo(mailbox, address, subject)).toHaveCount(count, { timeout: 500 });
  }).toPass();
  await mailbox.close();
}

/** Opens the mailbox in a new page, and follows the link of the newest mail with this subject. */
export async function followMail(
  context: BrowserContext,
  address: string,
  subject: string,
): Promise<Page> {
  const mailbox = await openMailbox(context);
  const mails = mailsTo(mailbox, address, subject);
  await expect(async () => {
    await mailbox.reload();
    await expect(mails).not.toHaveCount(0, { timeout: 500 });
  }).toPass();
  await mails.first().getByRole("link").click();
  return mailbox;
}
