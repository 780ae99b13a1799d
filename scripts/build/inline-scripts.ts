import { minifySync, type Plugin } from "vite";

/** Minifies the inline scripts of index.html, which each of thousands of documents contains. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    apply: "build",
    transformIndexHtml: minifyInlineScripts,
  };
}

/** The same HTML with its inline scripts minified. */
export function minifyInlineScripts(html: string): string {
  return html.replace(/(?<=<script>).*?(?=<\/script>)/gs, (script) => {
    const { code, errors } = minifySync("inline.js", script, { module: false });
    if (errors.length > 0) throw new AggregateError(errors, "An inline script cannot be minified");
    return code.trim();
  });
}
