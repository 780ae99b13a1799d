/** The address of a public list. */
export function shareLink(shareToken: string): string {
  return `${window.location.origin}/lista/${shareToken}`;
}
