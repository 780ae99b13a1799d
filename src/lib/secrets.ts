/** Names of fields with a secret. The length around "token" is limited: a long text would take quadratic time. */
const SECRET_FIELD = String.raw`\w{0,30}(?:token|secret)\w{0,30}|password|invitation|link`;

/**
 * Secrets in free text: JSON Web Tokens, values in addresses (also encoded), JSON (also within JSON, where a quotation
 * mark has backslashes) and headers, and the parts of an address that open rooms.
 */
const SECRETS = new RegExp(
  [
    String.raw`eyJ[\w-]+(\.[\w-]*)*`,
    String.raw`(\w{0,30}token\w{0,30}|(\b|%23|%26|%3F)(code|password))(=|%3D)[^\s&]+`,
    String.raw`"(?:${SECRET_FIELD})"\s*:\s*"(\\.|[^"\\])*"?`,
    // A longer row of backslashes is before a quotation mark of the value itself.
    String.raw`(?<row>\\{1,31})"(?:${SECRET_FIELD})\k<row>"\s*:\s*\k<row>"(?:[^"\\]|\\+[^"\\]|\k<row>\\+")*(?:\k<row>")?`,
    String.raw`(#|%23)[mif](=|%3D)[\w-]+`,
    String.raw`(\b|%23|%26)rum(=|%3D)[^\s&"'<>\\]+`,
    String.raw`\bBearer\s+\S+`,
  ].join("|"),
  "gi",
);

/** The text with every secret replaced. */
export function withoutSecrets(text: string): string {
  return text.replace(SECRETS, "[dolt]");
}
