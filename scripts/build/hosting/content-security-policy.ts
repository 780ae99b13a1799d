import {
  type Environment,
  hasAdvertisements,
  type OpenDirective,
  openSources,
} from "./outside-services.ts";

interface PolicyOptions {
  readonly environment: Environment;
  /** Hashes of the inline scripts of the pages. */
  readonly scriptHashes: readonly string[];
  /** Hash of the style sheet in the pages. */
  readonly styleHashes: readonly string[];
  /** Whether the site is served over https only. */
  readonly isSecure: boolean;
}

/** The policies of src/lib/trusted-types.ts, and of DOMPurify, which it uses. */
const TRUSTED_TYPES = ["default", "dompurify"] as const;

/**
 * The Content-Security-Policy, the same for every page of the site: navigation within the site loads no new
 * document, so the policy of the first page applies to all.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { environment, scriptHashes, styleHashes, isSecure } = options;
  const opened = openSources(environment);
  const open = (directive: OpenDirective, ...own: string[]): string => {
    const sources = new Set([...own, ...opened.flatMap((service) => service[directive] ?? [])]);
    return `${directive} ${sources.size === 0 ? "'none'" : [...sources].join(" ")}`;
  };
  return [
    "default-src 'none'",
    open("script-src", "'self'", ...scriptHashes),
    open("style-src", "'self'", ...styleHashes),
    // Prerendered pages place the labels of charts with style attributes (`left:50%`). An attribute
    // cannot select other elements; other style elements remain forbidden.
    "style-src-attr 'unsafe-inline'",
    open("img-src", "'self'"),
    "font-src 'self'",
    open("connect-src", "'self'"),
    open("frame-src"),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The code of advertisements sets HTML and scripts as it likes.
    ...(hasAdvertisements(environment)
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPES.join(" ")}`]),
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
