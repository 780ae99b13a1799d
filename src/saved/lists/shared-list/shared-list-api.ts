/** A shared list; throws BackendError. */
import * as v from "valibot";
import { BackendError } from "@/lib/backend-error.ts";
import { callPublicFunction } from "@/lib/call-public-function.ts";
import type { BackendAddress } from "@/lib/env.ts";

const listSchema = v.pipe(
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
);

/** What the operator has taken down says no more than that. */
const takenDownSchema = v.pipe(
  v.object({ taken_down: v.literal(true) }),
  v.transform(() => "taken down" as const),
);

const answerSchema = v.nullable(v.union([takenDownSchema, listSchema]));

export type SharedList = v.InferOutput<typeof listSchema>;

/** The public list with this token; "taken down" by the operator; null when there is none, or it is private. */
export async function fetchSharedList(
  address: BackendAddress,
  token: string,
  signal: AbortSignal,
): Promise<SharedList | "taken down" | null> {
  const answer = await callPublicFunction(address, "shared_name_list", { token }, { signal });
  const list = v.safeParse(answerSchema, answer);
  if (list.success) return list.output;
  throw new BackendError("The backend did not answer with a list", "refused", {
    cause: list.issues,
  });
}
