/**
 * Copies a text to the clipboard. Throws when the page is insecure, or the visitor or a policy
 * denies access.
 */
export async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error("The clipboard is not available");
  await navigator.clipboard.writeText(text);
}
