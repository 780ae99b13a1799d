/**
 * Puts a text on the clipboard. Throws when the browser has no clipboard (an insecure page) or
 * the visitor or a policy denies it.
 */
export async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error("This browser offers no clipboard");
  await navigator.clipboard.writeText(text);
}
