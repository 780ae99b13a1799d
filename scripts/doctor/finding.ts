/** What the doctor finds, one line each. */

export interface Finding {
  /** "unasked": nobody answered. */
  readonly state: "ok" | "wrong" | "by-hand" | "unasked";
  /** What it is about, in the words of docs/deployment.md. */
  readonly subject: string;
  readonly text: string;
}

export function ok(subject: string, text: string): Finding {
  return { state: "ok", subject, text };
}

/** @param remedy what to do */
export function wrong(subject: string, problem: string, remedy: string): Finding {
  return { state: "wrong", subject, text: `${problem} → ${remedy}` };
}

/** @param where to look, and what to see there */
export function byHand(subject: string, where: string): Finding {
  return { state: "by-hand", subject, text: where };
}

/** The finding for what was compared: as wanted, or what differs and what to do. */
export function compared(
  subject: string,
  problems: readonly string[],
  remedy: string,
  agreed: string,
): Finding {
  return problems.length === 0 ? ok(subject, agreed) : wrong(subject, problems.join("; "), remedy);
}

const LABELS: Readonly<Record<Finding["state"], string>> = {
  ok: "ok",
  wrong: "WRONG",
  "by-hand": "CHECK BY HAND",
  unasked: "NOT ASKED",
};

export function lineOf({ state, subject, text }: Finding): string {
  return `${LABELS[state].padEnd("CHECK BY HAND".length)}  ${subject}: ${text}`;
}
