/**
 * Secrets in free text: JSON Web Tokens, and values in addresses (also encoded), JSON and headers.
 * The number of characters around "token" is limited, since a long text would take quadratic time.
 */
const SECRETS = new RegExp(
  [
    String.raw`eyJ[\w-]+(\.[\w-]*)*`,
    String.raw`(\w{0,30}token\w{0,30}|(\b|%23|%26|%3F)(code|password))(=|%3D)[^\s&]+`,
    String.raw`"(\w{0,30}token\w{0,30}|password)"\s*:\s*"(\\.|[^"\\])*"`,
    String.raw`\bBearer\s+\S+`,
  ].join("|"),
  "gi",
);

/** The text with every secret replaced. */
export function withoutSecrets(text: string): string {
  return text.replace(SECRETS, "[dolt]");
}
