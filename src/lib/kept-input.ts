/**
 * What a user has typed and not saved, by form. It is kept for this tab, so that it outlives the page load of signing in
 * after the session was lost. Never a password.
 */
import * as v from "valibot";

const KEY = "namnfynd-typed";

const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ owner: v.nullable(v.string()), inputs: v.record(v.string(), v.unknown()) }),
);

type Kept = v.InferOutput<typeof keptSchema>;

const NOTHING: Kept = { owner: null, inputs: {} };

/** Null until it has been read. Blocked storage leaves what this page has kept. */
let kept: Kept | null = null;

/** The input of a form, unparsed; undefined for none. */
export function readInput(form: string): unknown {
  return read().inputs[form];
}

export function keepInput(form: string, value: unknown): void {
  const { owner, inputs } = read();
  write({ owner, inputs: { ...inputs, [form]: value } });
}

export function dropInput(form: string): void {
  const { owner, inputs } = read();
  const { [form]: _, ...others } = inputs;
  write({ owner, inputs: others });
}

/** Makes the input that of a user, and forgets that of another. */
export function claimInput(owner: string): void {
  if (read().owner !== owner) write({ ...NOTHING, owner });
}

/** Forgets everything, as when the user logs out. */
export function forgetInput(): void {
  write(NOTHING);
}

function read(): Kept {
  kept ??= stored();
  return kept;
}

function stored(): Kept {
  try {
    const { success, output } = v.safeParse(keptSchema, window.sessionStorage.getItem(KEY));
    return success ? output : NOTHING;
  } catch {
    return NOTHING;
  }
}

function write(next: Kept): void {
  kept = next;
  try {
    if (Object.keys(next.inputs).length === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch (error) {
    console.warn("What is typed cannot be kept over a page load", error);
  }
}
