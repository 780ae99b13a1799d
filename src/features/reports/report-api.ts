import * as v from "valibot";
import { CONTACT_TIMEOUT_MS } from "@/config/limits.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { withTimeout } from "@/lib/with-timeout.ts";

/** What is reported: a shared list by its token, or a room by the secret of a member. */
export type ReportedContent =
  | { readonly kind: "list"; readonly token: string }
  | { readonly kind: "room"; readonly secret: string };

/** A report; name and address are null where the reporter may be anonymous and wants to. */
export interface Report {
  readonly content: ReportedContent;
  readonly isChildAbuse: boolean;
  readonly explanation: string;
  readonly name: string | null;
  readonly email: string | null;
}

const receiptSchema = v.object({ isMailed: v.boolean() });

/**
 * Sends a report, which the reporter has said is made in good faith.
 *
 * @param token of the passed human check
 * @returns whether a receipt was mailed
 * @throws BackendError when it is not accepted, or not answered in time
 */
export async function sendReport(report: Report, token: string): Promise<boolean> {
  return withTimeout(CONTACT_TIMEOUT_MS, async (signal) => {
    // Who only reads the page needs no client of the backend.
    const { invokeFunction } = await import("@/lib/invoke-function.ts").catch((cause: unknown) => {
      throw new BackendError(String(cause), "unreachable", { cause });
    });
    const body = { ...report, isGoodFaith: true, token };
    return v.parse(receiptSchema, await invokeFunction("report-content", { body, signal }))
      .isMailed;
  });
}
