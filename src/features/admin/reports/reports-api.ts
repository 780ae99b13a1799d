import * as v from "valibot";
import { backendClient } from "@/lib/backend-client.ts";
import type { Database } from "@/lib/database.ts";
import { fetchAllRows } from "@/lib/fetch-all-rows.ts";
import { invokeFunction } from "@/lib/invoke-function.ts";

/** A report of a shared list or a room. */
export type Report = Database["public"]["Tables"]["content_reports"]["Row"];

/** What an administrator decides on a report. */
export interface Decision {
  readonly report: string;
  readonly isTakenDown: boolean;
  /** What the content breaks, if it is taken down. */
  readonly ground: "law" | "terms";
  /** Mailed to who reported, and to the owner of what is taken down. */
  readonly reason: string;
}

/** The reports without a decision, oldest first; administrators only. Throws `BackendError`. */
export function fetchOpenReports(): Promise<readonly Report[]> {
  return fetchAllRows((from, to) =>
    backendClient()
      .from("content_reports")
      .select("*")
      .eq("outcome", "open")
      .order("received_at")
      .order("id")
      .range(from, to),
  );
}

const answerSchema = v.object({ unmailed: v.array(v.string()) });

/**
 * Stores a decision, and returns whom no mail reached: addresses, and ids of accounts whose address is
 * unknown. Throws `BackendError`.
 */
export async function sendDecision(decision: Decision): Promise<readonly string[]> {
  return v.parse(answerSchema, await invokeFunction("decide-report", { body: { ...decision } }))
    .unmailed;
}
