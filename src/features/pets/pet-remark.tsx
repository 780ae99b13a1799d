import { EqualApproximately } from "lucide";
import { petRemarks } from "@/names/likeness/pet-remarks.ts";
import { Icon } from "@/ui/icon.tsx";

export interface PetRemarkProps {
  readonly name: string;
  /** The names of the family as they were typed. */
  readonly family: string;
}

/** That a pet may take its name for a command or for another name at home; nothing for other names. */
export default function PetRemark({ name, family }: PetRemarkProps) {
  const remarks = petRemarks(name, family);
  if (remarks.length === 0) return null;
  return (
    <span className="pet-remark" title={remarks.join(", ")}>
      <Icon icon={EqualApproximately} />
      <span>
        <span className="sr-only">Att tänka på: {name} </span>
        {remarks.join(", ")}
      </span>
    </span>
  );
}
