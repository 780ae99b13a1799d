import { CalendarPlus } from "lucide";
import type { NameList } from "@/saved/lists/name-lists-api.ts";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { downloadNameDays } from "./download-name-days.ts";

/** Downloads the name days of one of the user's lists, unless it is empty. */
export function NameDaysButton({ list: { title, names } }: { list: NameList }) {
  if (names.length === 0) return null;
  return (
    <IconButton
      aria-label={`Lägg namnsdagarna i listan ${title} i kalendern`}
      title="Lägg i kalendern"
      onClick={({ detail }) => detail < 2 && downloadNameDays(names)}
    >
      <Icon icon={CalendarPlus} className="size-5" />
    </IconButton>
  );
}
