import { WifiOff } from "lucide";
import { Icon } from "./icon.tsx";
import { useOnline } from "./use-online.ts";

/** A line shown, and announced, while the browser is offline. */
export function OfflineNote({ text, className }: { text: string; className: string }) {
  const isOnline = useOnline();
  return (
    <div aria-live="polite">
      {!isOnline && (
        <p className={`flex gap-3 rounded-card bg-honey-tint p-4 ${className}`}>
          <Icon icon={WifiOff} className="mt-1 size-5 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}
