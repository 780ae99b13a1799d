import { minifySync, type Plugin } from "vite";
import { buildTargets } from "./browsers.ts";

/** Shortens index.html, which each of thousands of documents contains: its scripts and its indentation. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    apply: "build",
    transformIndexHtml: (html) => minifyInlineScripts(html).replace(/\n\s+/g, "\n"),
  };
}

/** The same HTML with its inline scripts minified. */
export function minifyInlineScripts(html: string): string {
  const options = { module: false, compress: { target: buildTargets() } };
  return html.replace(/(?<=<script(?: data-\w+="[^"]*")*>).*?(?=<\/script>)/gs, (script) => {
    // In a function, whose names are shortened; those of a script are global.
    const { code, errors } = minifySync("inline.js", `(() => {${script}\n})();`, options);
    if (errors.length > 0) throw new AggregateError(errors, "An inline script cannot be minified");
    return code.trim();
  });
}
