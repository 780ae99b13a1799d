import { useMutation } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { showSuccess, showWithAction } from "@/ui/toast-store.ts";
import { holdReading, placeOf, putAt, takeAway } from "./cached-lists.ts";
import { deleteNameList, insertNameList, type NameList } from "./name-lists-api.ts";
import { reportFailure } from "./report-failure.ts";

/**
 * Deletes a list at once, on the server too, so that a closed tab changes nothing; undoing makes it
 * anew from what this tab holds (decision 9).
 */
export function useDeleteList() {
  return useMutation(
    {
      mutationFn: ({ id }: NameList) => deleteNameList(id),
      async onMutate(list: NameList) {
        await holdReading();
        const place = placeOf(list.id);
        takeAway(list.id);
        return place;
      },
      onSuccess(_nothing, list, place) {
        showWithAction("success", "Lista raderad", {
          label: "Ångra",
          spoken: `Ångra raderingen av listan ${list.title}`,
          run: () => void restore(list, place),
        });
      },
      onError(error, list, place) {
        if (place !== undefined) putAt(list, place);
        reportFailure(error, "Kunde inte radera lista");
      },
    },
    queryClient,
  );
}

async function restore(list: NameList, place: number): Promise<void> {
  try {
    putAt(await insertNameList(list, list.is_public), place);
  } catch (error) {
    console.error("A deleted list cannot be restored", error);
    showWithAction("error", "Kunde inte återställa listan", {
      label: "Försök igen",
      spoken: `Försök igen att återställa listan ${list.title}`,
      run: () => void restore(list, place),
    });
    return;
  }
  showSuccess(
    list.is_public
      ? "Listan är tillbaka, med en ny länk. Den gamla fungerar inte längre."
      : "Listan är tillbaka",
  );
}
