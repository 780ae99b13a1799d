import { useId, useLayoutEffect, useRef } from "react";
import { Button } from "@/ui/button.tsx";
import { copyWithToast } from "@/ui/copy-with-toast.ts";

/** A key that has just been made, the only time it is shown. */
export function NewKey({ value, onDone }: { value: string; onDone: () => void }) {
  const group = useRef<HTMLFieldSetElement>(null);
  const headingId = useId();

  useLayoutEffect(() => group.current?.focus(), []);

  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="mt-5 grid min-w-0 gap-3 rounded-control border-[1.5px] border-edge p-4 outline-none"
    >
      <p id={headingId} className="font-semibold">
        Spara din nya nyckel nu. Den visas bara den här gången.
      </p>
      <code className="rounded-control bg-ground p-3 text-sm wrap-anywhere select-all">
        {value}
      </code>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() =>
            copyWithToast(value, "Nyckeln är kopierad", "Markera nyckeln och kopiera själv.")
          }
        >
          Kopiera nyckeln
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Jag har sparat den
        </Button>
      </div>
    </fieldset>
  );
}
