import { BackendError } from "@/lib/backend-error.ts";
import { distinctNames, namesMissingIn } from "@/names/form/pasted-names.ts";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { validateNames } from "./list-validation.ts";
import { fetchNameList, insertNameList, type NameList, updateNameList } from "./name-lists-api.ts";
import { insertCachedList, invalidateLists, reportFailure } from "./name-lists-cache.ts";
import { useSingleMutation } from "./use-single-mutation.ts";

/** An existing list, by its id, or a new one, by the id and title that it is to have. */
export type AddTarget = { readonly id: string } | { readonly id: string; readonly title: string };

/** The list has no room for the names. */
class ListFullError extends Error {
  override readonly name = "ListFullError";
}

/** Adds names to an existing or a new list. */
export function useAddNames(names: readonly string[]) {
  return useSingleMutation({
    mutationFn: (target: AddTarget) => addNames(target, names),
    onSuccess({ list, added }, target) {
      showSuccess("title" in target ? "Namnlista skapad!" : outcomeText(list, names, added));
      if ("title" in target) insertCachedList(list, 0);
      return invalidateLists(list);
    },
    onError(error, target) {
      if (error instanceof ListFullError) showError(error.message);
      else if ("title" in target) reportFailure(error, "Kunde inte skapa namnlista");
      else reportFailure(error, "Kunde inte lägga till i listan");
    },
  });
}

async function addNames(
  target: AddTarget,
  names: readonly string[],
): Promise<{ readonly list: NameList; readonly added: number }> {
  const wanted = distinctNames(names);
  if ("title" in target) {
    checkRoom(wanted);
    return {
      list: await insertNameList({ ...target, names: wanted }),
      added: wanted.length,
    };
  }
  // Fetched again, and once more if it has changed by then: what others have added stays.
  let current = await fetchNameList(target.id);
  while (current) {
    const { title, names: listed } = current;
    const missing = namesMissingIn(listed, wanted);
    if (missing.length === 0) return { list: current, added: 0 };
    const content = { title, names: [...listed, ...missing] };
    checkRoom(content.names);
    const result = await updateNameList(current, content);
    if (result.status === "updated") return { list: result.list, added: missing.length };
    current = result.current;
  }
  throw new BackendError("The list has been deleted", "refused");
}

function checkRoom(names: readonly string[]): void {
  const error = validateNames(names);
  if (error) throw new ListFullError(error);
}

function outcomeText({ title }: NameList, names: readonly string[], added: number): string {
  const [only] = names;
  if (names.length === 1 && only !== undefined) {
    return added === 0 ? `${only} finns redan i ${title}` : `${only} tillagt i ${title}`;
  }
  if (added === 0) return `Alla namnen finns redan i ${title}`;
  return added === 1 ? `Ett namn tillagt i ${title}` : `${added}\u00a0namn tillagda i ${title}`;
}
