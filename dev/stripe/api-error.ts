interface ErrorDetails {
  readonly type?: "invalid_request_error" | "idempotency_error" | "api_error";
  readonly code?: string;
  readonly param?: string;
}

/** An error response of the API. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(status: number, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  toResponse(): Response {
    const { type = "invalid_request_error", ...details } = this.details;
    return Response.json(
      { error: { type, message: this.message, ...details } },
      { status: this.status },
    );
  }
}

/** The error for an unknown id. */
export function noSuch(what: string, id: string, param: string, status = 400): ApiError {
  return new ApiError(status, `No such ${what}: '${id}'`, { code: "resource_missing", param });
}
