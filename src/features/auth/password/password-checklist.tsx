import { Check, Circle } from "lucide";
import { Icon } from "@/ui/icon.tsx";
import { PASSWORD_RULES } from "./password-rules.ts";

/** The rules of a new password; those that it meets are ticked. */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  return (
    <div id={id} className="text-sm text-ink-soft">
      <p>Lösenordet behöver:</p>
      <ul className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {PASSWORD_RULES.map(({ need, example, isMet }) => {
          const met = isMet(password);
          return (
            <li key={need} className={`flex gap-2 sm:last:col-span-2 ${met ? "text-pine" : ""}`}>
              <Icon
                icon={met ? Check : Circle}
                className={`shrink-0 ${met ? "mt-[0.2rem] size-4" : "mx-1 mt-[0.45rem] size-2"}`}
              />
              <span className="min-w-0 wrap-anywhere">
                {need}
                {example}
                {met && <span className="sr-only">, uppfyllt</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
