import { type PointerEvent, useRef } from "react";
import type { Answer } from "../rooms-api.ts";

/** How far a finger moves to answer, in pixels. */
const DISTANCE = 72;

/** Handlers for a card that is swiped to the left for no and to the right for yes; scrolling stays as it is. */
export function useSwipe(onAnswer: (answer: Answer) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);

  function move(event: PointerEvent<HTMLElement>) {
    if (start.current) event.currentTarget.style.translate = `${event.clientX - start.current.x}px`;
  }

  function end(event: PointerEvent<HTMLElement>) {
    event.currentTarget.style.translate = "";
    if (!start.current) return;
    const { x, y } = start.current;
    start.current = null;
    const [across, down] = [event.clientX - x, event.clientY - y];
    if (Math.abs(across) < DISTANCE || Math.abs(down) > Math.abs(across)) return;
    onAnswer(across > 0 ? "yes" : "no");
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A mouse selects text.
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = null;
      event.currentTarget.style.translate = "";
    },
  };
}
