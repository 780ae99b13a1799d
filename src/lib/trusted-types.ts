/**
 * What strings may become HTML or the address of a script, where browsers ask (docs/decisions/0013).
 * The site's own code sets no HTML; code of others may, once its HTML is sanitised.
 */

type Sanitizer = (html: string) => string;

let sanitize: Sanitizer | null = null;

/** Sets the policy for all strings; to be called once, before anything loads a script. */
export function createDefaultPolicy(): void {
  window.trustedTypes?.createPolicy("default", {
    // The Content-Security-Policy decides which addresses: script-src.
    createScriptURL: (url) => url,
    createHTML(html) {
      if (sanitize === null) throw new TypeError("The site sets no HTML from strings");
      return sanitize(html);
    },
  });
}

/**
 * Lets code of others set HTML from now on.
 *
 * @param sanitizer removes from it what could run a script
 */
export function allowSanitizedHtml(sanitizer: Sanitizer): void {
  sanitize = sanitizer;
}
