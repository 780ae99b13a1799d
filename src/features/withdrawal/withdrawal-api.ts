/** What the signed-in user has bought, and notices of withdrawal. Each call throws BackendError. */
import * as v from "valibot";
import { PRODUCT_IDS } from "@/config/commerce.ts";
import { backendClient } from "@/lib/backend-client.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { invokeFunction } from "@/lib/invoke-function.ts";
import { OUTCOMES, type OwnContract, type Receipt } from "./contract.ts";
import type { Notice } from "./notice.ts";

const statusFields = {
  outcome: v.picklist(OUTCOMES),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
};

const contractsSchema = v.object({
  contracts: v.array(
    v.object({
      id: v.string(),
      product: v.picklist(PRODUCT_IDS),
      boughtAt: v.pipe(v.string(), v.isoTimestamp()),
      amount: v.number(),
      phase: v.picklist(["withdrawal", "guarantee", "over"]),
      lastDay: v.pipe(v.string(), v.isoDate()),
      notice: v.nullable(v.object(statusFields)),
    }),
  ),
});

const receiptSchema = v.object({
  ...statusFields,
  number: v.string(),
  isMailed: v.boolean(),
});

/** The user's contracts, and the name of the profile to fill in. */
export async function fetchContracts(
  userId: string,
): Promise<{ readonly contracts: readonly OwnContract[]; readonly fullName: string }> {
  const [answer, profile] = await Promise.all([
    invokeFunction("withdraw", { body: { action: "list" } }),
    backendClient().from("profiles").select("full_name").eq("user_id", userId).maybeSingle(),
  ]);
  const { contracts } = parse(contractsSchema, answer);
  // Without a profile the user writes the name.
  return { contracts, fullName: profile.data?.full_name ?? "" };
}

/**
 * Sends a notice. When many come in, one in words is refused with a code of {@link HUMAN_CHECK_CODES}, until
 * it has the token of a passed check.
 *
 * @param contractId of one of the user's contracts; null for a purchase described in words
 */
export async function sendNotice(
  notice: Notice,
  contractId: string | null,
  token: string | null,
): Promise<Receipt> {
  const answer = await invokeFunction("withdraw", {
    body: {
      action: "withdraw",
      name: notice.name.trim(),
      email: notice.email.trim(),
      contract: notice.contract.trim(),
      ...(contractId !== null && { contractId }),
      ...(token !== null && { token }),
    },
  });
  return parse(receiptSchema, answer);
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, answer);
  if (!success) throw new BackendError("", "refused", { cause: issues });
  return output;
}
