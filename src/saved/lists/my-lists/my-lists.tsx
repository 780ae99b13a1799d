import { Plus } from "lucide";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button, LinkButton } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Icon } from "@/ui/icon.tsx";
import { MotifPanel } from "@/ui/motif-panel.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { Panel } from "@/ui/panel.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";
import type { NameList } from "../name-lists-api.ts";
import { useNameLists } from "../use-name-lists.ts";
import { ListCard, listHeadingId } from "./list-card.tsx";
import { ListEditor } from "./list-editor.tsx";
import { useDeleteList } from "./use-delete-list.ts";

interface MyListsProps {
  readonly heading: string;
  /** Whether the plan includes name lists; it may end while the page is open. */
  readonly isEntitled: boolean;
  /** A further action of a list. */
  readonly toolsOf?: ((list: NameList) => ReactNode) | undefined;
}

/** The list in the editor; null for a new one. */
type Editing = { readonly list: NameList | null };

/**
 * The user's lists, and the dialog that creates and changes them. Without the plan the lists can be
 * read, made private and deleted.
 */
export function MyLists({ heading, isEntitled, toolsOf }: MyListsProps) {
  const { data: lists } = useNameLists();
  const count = lists?.length ?? 0;
  const hasLists = count > 0;
  const [editing, setEditing] = useState<Editing | null>(null);
  const [restoredId, setRestoredId] = useState<string | null>(null);
  const opener = useRef<Element | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const lastCount = useRef(count);
  const focusContent = () => content.current?.focus({ preventScroll: true });

  function open(list: NameList | null) {
    opener.current = document.activeElement;
    setEditing({ list });
  }

  const isClosed = editing === null;
  useEffect(() => {
    // The empty state's button is gone once there is a list: focus moves to the list instead.
    if (isClosed && opener.current?.isConnected === false) {
      content.current?.focus({ preventScroll: true });
    }
  }, [isClosed]);

  useEffect(() => {
    // The button of a list that has been deleted is gone, and the focus with it.
    if (count < lastCount.current && document.activeElement === document.body) {
      content.current?.focus({ preventScroll: true });
    }
    lastCount.current = count;
  }, [count]);

  const backId = lists?.some(({ id }) => id === restoredId) ? restoredId : null;
  useEffect(() => {
    // Focus is here once the toast has let go of it. Who has moved on since is not brought back.
    const isHere = document.activeElement === content.current;
    if (backId !== null && isHere) document.getElementById(listHeadingId(backId))?.focus();
  }, [backId]);

  return (
    <div className="py-6">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <PageHeading>{heading}</PageHeading>
          <Lead>
            Samla namnen du funderar på, och dela dem med en länk när du vill höra vad andra tycker.
          </Lead>
        </div>
        {isEntitled && hasLists && (
          <Button onClick={() => open(null)}>
            <Icon icon={Plus} className="size-5" />
            Skapa lista
          </Button>
        )}
      </div>
      <div ref={content} tabIndex={-1} className="outline-none">
        {!isEntitled && <PremiumRequired hasLists={hasLists} onShown={focusContent} />}
        {(isEntitled || hasLists) && (
          <Lists
            isEntitled={isEntitled}
            toolsOf={toolsOf}
            onOpen={open}
            onRestored={setRestoredId}
          />
        )}
      </div>
      {/* Stays open when the plan ends, so that unsaved input is not lost. */}
      <ListEditor
        isOpen={!isClosed}
        list={editing?.list ?? null}
        onClose={() => setEditing(null)}
      />
    </div>
  );
}

interface ListsProps extends Pick<MyListsProps, "isEntitled" | "toolsOf"> {
  readonly onOpen: (list: NameList | null) => void;
  readonly onRestored: (id: string) => void;
}

function Lists({ isEntitled, toolsOf, onOpen, onRestored }: ListsProps) {
  const { data: lists, isFetching, refetch } = useNameLists();
  const { mutate: deleteList } = useDeleteList({ canUndo: isEntitled, onRestored });
  const [deleting, setDeleting] = useState<NameList | null>(null);
  if (!lists) return isFetching ? <Skeleton /> : <FetchFailed onRetry={refetch} />;
  if (lists.length === 0) return <NoLists onCreate={() => onOpen(null)} />;
  return (
    <>
      <ul aria-label="Namnlistor" className="grid gap-5 *:min-w-0 lg:grid-cols-2">
        {lists.map((list) => (
          <li key={list.id}>
            <ListCard
              list={list}
              isEntitled={isEntitled}
              tools={toolsOf?.(list)}
              onEdit={() => onOpen(list)}
              onDelete={() => (isEntitled ? deleteList(list) : setDeleting(list))}
            />
          </li>
        ))}
      </ul>
      <DeleteDialog
        list={deleting}
        onClose={() => setDeleting(null)}
        onConfirm={(list) => {
          setDeleting(null);
          deleteList(list);
        }}
      />
    </>
  );
}

interface DeleteDialogProps {
  /** Null while the dialog is closed. */
  readonly list: NameList | null;
  readonly onClose: () => void;
  readonly onConfirm: (list: NameList) => void;
}

/** Undoing a deletion creates the list again, which needs the plan: without it, this asks first. */
function DeleteDialog({ list, onClose, onConfirm }: DeleteDialogProps) {
  return (
    <Dialog
      isOpen={list !== null}
      onClose={onClose}
      title="Radera listan?"
      description={`”${list?.title}” försvinner för alltid. Att skapa den igen kräver Premium.`}
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => list && onConfirm(list)}>Radera listan</Button>
        <Button variant="quiet" onClick={onClose}>
          Avbryt
        </Button>
      </div>
    </Dialog>
  );
}

function Skeleton() {
  return (
    <>
      <p className="sr-only">Hämtar dina namnlistor …</p>
      <SlowNote />
      <div aria-hidden className="grid gap-5 lg:grid-cols-2">
        {["first", "second"].map((card) => (
          <div
            key={card}
            className="grid min-h-60 content-start gap-4 rounded-panel border border-line bg-surface p-6 shadow-card"
          >
            <div className="h-7 w-1/2 rounded-full bg-line" />
            <div className="h-4 w-3/4 rounded-full bg-line/60" />
          </div>
        ))}
      </div>
    </>
  );
}

function FetchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel
      aria-label="Listorna kunde inte hämtas"
      className="grid justify-items-start gap-4 sm:p-8"
    >
      <p className="max-w-[58ch]">Vi kunde inte hämta dina namnlistor. De finns kvar på servern.</p>
      <Button onClick={onRetry}>Försök igen</Button>
    </Panel>
  );
}

function NoLists({ onCreate }: { onCreate: () => void }) {
  return (
    <section aria-labelledby="no-lists">
      <MotifPanel motif="sign" tone="pine">
        <div>
          <h2 id="no-lists">Inga listor ännu</h2>
          <p className="mt-2 max-w-[52ch] text-ink-soft">
            En lista för förnamnen, en för efternamnen, en för hunden. Skriv ett namn per rad, eller
            samla dem från generatorerna.
          </p>
        </div>
        <Button onClick={onCreate}>Skapa första listan</Button>
      </MotifPanel>
    </section>
  );
}

interface PremiumRequiredProps {
  readonly hasLists: boolean;
  readonly onShown: () => void;
}

function PremiumRequired({ hasLists, onShown }: PremiumRequiredProps) {
  const handleShown = useEffectEvent(onShown);
  useEffect(() => {
    // The focused element may have been removed: a screen reader then continues from here.
    if (document.activeElement === document.body) handleShown();
  }, []);
  return (
    <Panel
      tone="falu"
      aria-labelledby="premium-required"
      className={`grid justify-items-start gap-4 ${hasLists ? "mb-7 sm:p-8" : "sm:p-10"}`}
    >
      <h2 id="premium-required">Premium krävs</h2>
      <p className="max-w-[52ch]">
        Du behöver Premium för att skapa och ändra namnlistor.
        {hasLists &&
          " Listorna här nedanför är fortfarande dina: du kan läsa dem, göra dem privata och radera dem."}
      </p>
      <LinkButton to="/premium">Uppgradera till Premium</LinkButton>
    </Panel>
  );
}
