import type { ClipboardEvent } from "react";

/** Pastes a list with commas between its lines into a field of one line, where the browser would join them. */
export function pasteWithCommas(event: ClipboardEvent<HTMLInputElement>): void {
  const lines = event.clipboardData
    .getData("text")
    .trim()
    .split(/\s*[\r\n]+\s*/);
  if (lines.length < 2) return;
  event.preventDefault();
  const field = event.currentTarget;
  const { selectionStart, selectionEnd, value, maxLength } = field;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? value.length;
  const room = maxLength < 0 ? undefined : Math.max(0, maxLength - (value.length - (end - start)));
  field.setRangeText(lines.join(", ").slice(0, room), start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
