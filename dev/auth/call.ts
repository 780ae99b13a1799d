import * as v from "valibot";

const bodySchema = v.fallback(
  v.object({
    email: v.optional(v.string()),
    new_email: v.optional(v.string()),
    password: v.optional(v.string()),
    current_password: v.optional(v.string()),
    refresh_token: v.optional(v.string()),
    token_hash: v.optional(v.string()),
    type: v.optional(v.string()),
    factor_type: v.optional(v.string()),
    redirect_to: v.optional(v.string()),
    data: v.optional(v.unknown()),
    gotrue_meta_security: v.optional(v.object({ captcha_token: v.optional(v.string()) })),
  }),
  {},
);

/** A request to the auth service, as far as it is answered here. */
export interface AuthCall {
  readonly request: Request;
  /** Method and path below /auth/v1, such as "POST /signup". */
  readonly route: string;
  readonly grantType: string | null;
  readonly body: v.InferOutput<typeof bodySchema>;
  /** Whether it has the secret key. */
  readonly isAdmin: boolean;
}

export async function readCall(request: Request, secretKey: string): Promise<AuthCall> {
  const { pathname, searchParams } = new URL(request.url);
  const content: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const keys = [request.headers.get("apikey"), request.headers.get("authorization")];
  return {
    request,
    route: `${request.method} ${pathname.replace(/^\/auth\/v1/, "")}`,
    grantType: searchParams.get("grant_type"),
    body: v.parse(bodySchema, content),
    isAdmin: keys.some((key) => key?.replace(/^Bearer /i, "") === secretKey),
  };
}
