/**
 * Secrets as texts bring them: JSON Web Tokens, and values in addresses (encoded ones too), JSON and
 * headers. What may stand around "token" is counted, or a long text would take a long time.
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

/** The text with every secret in it hidden. */
export function withoutSecrets(text: string): string {
  return text.replace(SECRETS, "[dolt]");
}
