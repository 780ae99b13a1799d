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

  get body() {
    const { type = "invalid_request_error", ...details } = this.details;
    return { error: { type, message: this.message, ...details } };
  }

  toResponse(headers: Record<string, string> = {}): Response {
    return Response.json(this.body, { status: this.status, headers });
  }
}

/** The error for parameters that are missing, unknown or malformed, found before anything is executed. */
export class ParameterError extends ApiError {
  constructor(param: string, message: string, code?: string) {
    super(400, message, { param, ...(code !== undefined && { code }) });
  }
}
