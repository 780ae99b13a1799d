/** The headers of charts in other sites. Runs in Node and at the edge, and imports nothing. */

/**
 * The policy of charts in other sites: a script and a style sheet of the site, and nothing else that they could store
 * or request.
 */
const EMBED_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Headers of the site that would refuse the frame. */
export const REFUSING_HEADERS = ["Content-Security-Policy", "X-Frame-Options"] as const;

export const EMBED_HEADERS = {
  "Content-Security-Policy": EMBED_POLICY,
  // Their addresses never change, and their numbers once a year.
  "Cache-Control": "public, max-age=0, must-revalidate",
  "X-Robots-Tag": "noindex",
} as const;
