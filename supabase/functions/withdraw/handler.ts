import type { User } from "npm:@supabase/supabase-js@2.109.0";
import { findCaller, requireCaller } from "../_shared/caller.ts";
import type { ProductId } from "../_shared/commerce.ts";
import { type Phase, phaseOn } from "../_shared/contracts.ts";
import { findCustomerId } from "../_shared/customers.ts";
import { jsonHandler } from "../_shared/http.ts";
import { noticesOf } from "../_shared/notice.ts";
import { settleOpenNotices } from "../_shared/settle-notice.ts";
import { throttle } from "../_shared/throttle.ts";
import { requireHumanAmongMany } from "./many-notices.ts";
import { contractsOf } from "./own-contracts.ts";
import { parseRequest } from "./request.ts";
import {
  type NoticeStatus,
  type Receipt,
  receiveNotice,
  statusOf,
  withdrawFrom,
} from "./withdrawal.ts";

interface ContractsResponse {
  readonly contracts: readonly {
    readonly id: string;
    readonly product: ProductId;
    /** ISO 8601. */
    readonly boughtAt: string;
    /** In öre. */
    readonly amount: number;
    readonly phase: Phase;
    /** YYYY-MM-DD. */
    readonly lastDay: string;
    /** Of the notice that was sent about it; null without one. */
    readonly notice: NoticeStatus | null;
  }[];
}

/** Lists what the caller has bought, or takes a notice of withdrawal from a contract. */
export const handle = jsonHandler(async (request): Promise<ContractsResponse | Receipt> => {
  const body = await parseRequest(request);
  if (body.action === "list") {
    const user = await requireCaller(request);
    await throttle(user, "withdraw");
    return listResponse(user);
  }
  const { contractId, token, ...notice } = body;
  if (contractId === undefined) {
    await requireHumanAmongMany(request, token);
    // It needs no account, but is stored with one that is signed in.
    return receiveNotice(request, notice, await findCaller(request));
  }
  const user = await requireCaller(request);
  await throttle(user, "withdraw");
  return withdrawFrom(contractId, notice, user);
});

/** What is paid back is not listed any more. */
async function listResponse({ id: userId }: User): Promise<ContractsResponse> {
  const contracts = await contractsOf({ id: userId });
  await settleOpenNotices({ id: userId, customerId: await findCustomerId(userId) });
  const notices = await noticesOf(userId);
  return {
    contracts: contracts.flatMap(({ id, product, boughtAt, amount, isRefunded }) => {
      const notice = notices.get(id);
      if (notice ? notice.outcome === "refunded" : isRefunded) return [];
      return {
        id,
        product,
        boughtAt: boughtAt.toISOString(),
        amount,
        ...phaseOn(new Date(), boughtAt),
        notice: notice ? statusOf(notice) : null,
      };
    }),
  };
}
