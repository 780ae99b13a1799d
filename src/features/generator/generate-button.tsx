import { RefreshCw } from "lucide";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Icon } from "@/ui/icon.tsx";

const LABEL = "Generera nya namn";

interface GenerateButtonProps {
  isGenerating: boolean;
  /** Label while generating; by default the label does not change. */
  busyText?: string;
  onGenerate: () => void;
}

/** Requests new suggestions; busy, with a spinning icon, while they are generated. */
export function GenerateButton({
  isGenerating,
  busyText = LABEL,
  onGenerate,
}: GenerateButtonProps) {
  return (
    <BusyButton
      isBusy={isGenerating}
      busyContent={<Content text={busyText} iconClass="animate-spin motion-reduce:animate-none" />}
      onClick={onGenerate}
      className="min-[701px]:whitespace-nowrap"
    >
      <Content text={LABEL} />
    </BusyButton>
  );
}

function Content({ text, iconClass = "" }: { text: string; iconClass?: string }) {
  return (
    <>
      <Icon icon={RefreshCw} className={`size-5 shrink-0 ${iconClass}`} />
      {/* As wide as the longer label, so that the button keeps its width. */}
      <span className="text-left min-[701px]:min-w-[11.2em]">{text}</span>
    </>
  );
}
