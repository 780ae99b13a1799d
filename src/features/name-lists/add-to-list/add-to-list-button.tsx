import { lazy, Suspense } from "react";
import type { AddToListProps } from "./add-to-list.tsx";

const AddToList = lazy(() =>
  import("./add-to-list.tsx").catch((error: unknown) => {
    // The generator works without it.
    console.warn("The button for name lists cannot be loaded", error);
    return { default: () => null };
  }),
);

/** A button that adds names to a list; its code, with that of accounts, is loaded when it renders. */
export function AddToListButton(props: AddToListProps) {
  return (
    props.names.length > 0 && (
      <Suspense>
        <AddToList {...props} />
      </Suspense>
    )
  );
}
