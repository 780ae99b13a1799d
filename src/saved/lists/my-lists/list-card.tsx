import { Pencil, Trash2 } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { ListFacts } from "../list-facts.tsx";
import type { NameList } from "../name-lists-api.ts";
import { ListSharing } from "./list-sharing.tsx";
import { NameChips } from "./name-chips.tsx";
import { TakedownNote } from "./takedown-note.tsx";
import { useTakedown } from "./use-takedown.ts";

interface ListCardProps {
  readonly list: NameList;
  /** Whether the plan includes name lists; without it a list can only be made private or deleted. */
  readonly isEntitled: boolean;
  /** A further action. */
  readonly tools?: ReactNode;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** The id of the heading of a list, which can have focus. */
export function listHeadingId(listId: string): string {
  return `list-${listId}`;
}

/** One of the user's lists, with its actions. */
export function ListCard({ list, isEntitled, tools, onEdit, onDelete }: ListCardProps) {
  const { title, names } = list;
  const takedown = useTakedown(list);
  const headingId = listHeadingId(list.id);
  return (
    <article
      aria-labelledby={headingId}
      className="flex h-full flex-col gap-y-5 rounded-panel border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div>
        {/* On a phone the buttons go below a long title. */}
        <div className="flex flex-wrap items-start justify-end gap-x-1 sm:flex-nowrap">
          <h2
            id={headingId}
            tabIndex={-1}
            className="min-w-0 grow text-lg hyphens-auto wrap-anywhere"
          >
            {title}
          </h2>
          <span className="-mt-2 -mr-2.5 flex shrink-0">
            {tools}
            {isEntitled && (
              <IconButton aria-label={`Ändra listan ${title}`} title="Ändra" onClick={onEdit}>
                <Icon icon={Pencil} className="size-5" />
              </IconButton>
            )}
            <IconButton aria-label={`Radera listan ${title}`} title="Radera" onClick={onDelete}>
              <Icon icon={Trash2} className="size-5" />
            </IconButton>
          </span>
        </div>
        <ListFacts
          isPublic={list.is_public}
          count={names.length}
          created={new Date(list.created_at)}
        />
        <NameChips listTitle={title} names={names} />
      </div>
      {takedown ? (
        <TakedownNote takedown={takedown} />
      ) : (
        <ListSharing list={list} isEntitled={isEntitled} />
      )}
    </article>
  );
}
