import { EyeOff } from "lucide-react";

/** Hides a suggestion for good; small, since it is rarely used. */
export function HideButton({ name, onHide }: { name: string; onHide: (name: string) => void }) {
  return (
    <button
      type="button"
      aria-label={`Visa inte ${name} igen`}
      title="Visa inte igen"
      onClick={() => onHide(name)}
      className="grid size-8 place-items-center rounded-control text-ink-soft/80 hover:bg-falu-tint hover:text-falu"
    >
      <EyeOff aria-hidden className="size-4" />
    </button>
  );
}
