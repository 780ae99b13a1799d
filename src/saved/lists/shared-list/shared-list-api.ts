/** A shared list; throws BackendError. */
import * as v from "valibot";
import { BackendError } from "@/lib/backend-error.ts";
import { callPublicFunction } from "@/lib/call-public-function.ts";
import type { BackendAddress } from "@/lib/env.ts";

const sharedListSchema = v.nullable(
  v.pipe(
    v.object({
      title: v.string(),
      names: v.array(v.string()),
      created_at: v.string(),
    }),
    v.transform(({ title, names, created_at }) => ({
      title,
      names,
      createdAt: new Date(created_at),
    })),
  ),
);

export type SharedList = NonNullable<v.InferOutput<typeof sharedListSchema>>;

/** The public list with this token; null when there is none, or it is private. */
export async function fetchSharedList(
  address: BackendAddress,
  token: string,
  signal: AbortSignal,
): Promise<SharedList | null> {
  const answer = await callPublicFunction(address, "shared_name_list", { token }, { signal });
  const list = v.safeParse(sharedListSchema, answer);
  if (list.success) return list.output;
  throw new BackendError("The backend did not answer with a list", "refused", {
    cause: list.issues,
  });
}
