/**
 * Converts the errors of the backend's client. It imports the client's library: import this only
 * from files of backend calls.
 */
import {
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
} from "@supabase/supabase-js";
import { authErrorCode } from "./auth-error-code.ts";
import { BackendError, type BackendFailure, isCutConnection } from "./backend-error.ts";

/** Codes of the auth service for a session that has ended. */
export const ENDED_SESSION_CODES: ReadonlySet<string> = new Set([
  "bad_jwt",
  "session_expired",
  "session_not_found",
  "refresh_token_not_found",
  "refresh_token_already_used",
  "user_banned",
  "user_not_found",
]);

/**
 * @param error as reported by any part of the client (auth, database, functions)
 * @param status of the answer, where the client returns it beside the error; 0 without an answer
 */
export function toBackendError(error: unknown, status?: number): BackendError {
  if (error instanceof BackendError) return error;
  const code = codeOf(error);
  const message = error instanceof Error || hasMessage(error) ? error.message : String(error);
  // Without a code it is a page of something in front of the database, if anything.
  const isOfGateway = status !== undefined && code === null;
  return new BackendError(isOfGateway ? "" : message, failureOf(error, status), {
    code,
    cause: error,
  });
}

function failureOf(error: unknown, status: number | undefined): BackendFailure {
  if (
    isAuthRetryableFetchError(error) ||
    error instanceof FunctionsFetchError ||
    error instanceof FunctionsRelayError
  ) {
    return "unreachable";
  }
  if (isAuthSessionMissingError(error)) return "signed-out";
  if (isAuthError(error)) {
    return ENDED_SESSION_CODES.has(error.code ?? "") ? "signed-out" : "refused";
  }
  const answered = status ?? statusOf(error);
  if (answered !== undefined && isOutage(answered, error)) return "unreachable";
  return answered === 401 ? "signed-out" : "refused";
}

/** Whether the status or the error is of a server that cannot answer for now: docs/decisions/0017-backend-errors.md. */
function isOutage(status: number, error: unknown): boolean {
  return status === 0 || status >= 500 || isCutConnection(error);
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof FunctionsHttpError)) return undefined;
  const response: unknown = error.context;
  return response instanceof Response ? response.status : undefined;
}

function codeOf(error: unknown): string | null {
  if (isAuthError(error)) return authErrorCode(error);
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  return typeof code === "string" && code !== "" ? code : null;
}

function hasMessage(value: unknown): value is { readonly message: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "message" in value &&
    typeof value.message === "string"
  );
}
