/**
 * Secrets in free text: JSON Web Tokens, values in addresses (also encoded), JSON and headers, and the part
 * of an address that opens a room.
 * The number of characters around "token" is limited, since a long text would take quadratic time.
 */
const SECRETS = new RegExp(
  [
    String.raw`eyJ[\w-]+(\.[\w-]*)*`,
    String.raw`(\w{0,30}token\w{0,30}|(\b|%23|%26|%3F)(code|password))(=|%3D)[^\s&]+`,
    String.raw`"(\w{0,30}token\w{0,30}|password)"\s*:\s*"(\\.|[^"\\])*"`,
    String.raw`(#|%23)[mif](=|%3D)[\w-]+`,
    String.raw`\bBearer\s+\S+`,
  ].join("|"),
  "gi",
);

/** The text with every secret replaced. */
export function withoutSecrets(text: string): string {
  return text.replace(SECRETS, "[dolt]");
}
