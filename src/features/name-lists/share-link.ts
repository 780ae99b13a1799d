import { copyWithToast } from "@/ui/copy-with-toast.ts";

/** The address of a public list. */
export function shareLink(shareToken: string): string {
  return `${window.location.origin}/lista/${shareToken}`;
}

/** Copies a link, with a toast. */
export function copyLink(link: string): Promise<void> {
  return copyWithToast(link, "Länk kopierad!", `Markera länken och kopiera själv: ${link}`);
}
