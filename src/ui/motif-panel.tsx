import type { ReactNode } from "react";
import type { MotifName } from "@/config/motif-name.ts";
import { Motif } from "./motif.tsx";

const TONES = {
  honey: "bg-honey-tint",
  pine: "bg-pine-tint",
  falu: "bg-falu-tint",
} as const;

interface MotifPanelProps {
  readonly motif: MotifName;
  readonly tone: keyof typeof TONES;
  readonly children: ReactNode;
}

/** A large panel with a motif beside its content, for a page or a part of it that is empty so far. */
export function MotifPanel({ motif, tone, children }: MotifPanelProps) {
  return (
    <div className="grid overflow-hidden rounded-panel border border-line bg-surface shadow-card md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[21rem_minmax(0,1fr)]">
      <div className={`grid place-items-center p-6 ${TONES[tone]}`}>
        <Motif name={motif} className="w-34 lg:w-52" />
      </div>
      <div className="grid content-center justify-items-start gap-5 px-5 py-7 sm:p-8 lg:min-h-80 lg:p-10">
        {children}
      </div>
    </div>
  );
}
