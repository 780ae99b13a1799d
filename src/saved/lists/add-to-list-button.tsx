import { Suspense } from "react";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { AddToListProps } from "./add-to-list.tsx";

// The generator works without it.
const AddToList = lazyWithFallback<AddToListProps>(() => import("./add-to-list.tsx"));

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
