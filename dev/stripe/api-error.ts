interface ErrorDetails {
  readonly type?: "invalid_request_error" | "idempotency_error" | "api_error";
  readonly code?: string;
  readonly param?: string;
}

/** An error response of the API. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: ErrorDetails;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    details: ErrorDetails = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.details = details;
    this.headers = headers;
  }

  get body() {
    const { type = "invalid_request_error", ...details } = this.details;
    return { error: { type, message: this.message, ...details } };
  }

  toResponse(): Response {
    return Response.json(this.body, { status: this.status, headers: { ...this.headers } });
  }
}

/** A request that was refused before anything was executed: no idempotency key keeps that. */
export class RefusedError extends ApiError {}

/** The error for parameters that are missing, unknown or malformed. */
export class ParameterError extends RefusedError {
  constructor(param: string, message: string, code?: string) {
    super(400, message, { param, ...(code !== undefined && { code }) });
  }
}
