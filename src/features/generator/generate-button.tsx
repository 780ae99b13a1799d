import { RefreshCw } from "lucide-react";
import { Button } from "@/ui/button.tsx";

interface GenerateButtonProps {
  isGenerating: boolean;
  /** What the button says while it works; its usual words if nothing else is given. */
  busyText?: string;
  onGenerate: () => void;
}

/** Asks for new suggestions; disabled, with a spinning icon, while they are made. */
export function GenerateButton({ isGenerating, busyText, onGenerate }: GenerateButtonProps) {
  return (
    <Button disabled={isGenerating} onClick={onGenerate} className="whitespace-nowrap">
      <RefreshCw
        aria-hidden
        className={`size-5 ${isGenerating ? "animate-spin motion-reduce:animate-none" : ""}`}
      />
      {/* As wide as the wider of the two texts, so that the button stays as it is. */}
      <span className="min-w-[11.2em] text-left">
        {isGenerating && busyText ? busyText : "Generera nya namn"}
      </span>
    </Button>
  );
}
