import type { Plugin } from "vite";

/**
 * Leaves out of the build what no page uses of the router (decision 2): its package gives bundlers
 * the development build, and makes its components by calls that count as side effects until marked.
 * Should a new version be written otherwise, the build stays right and only grows.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: "unused-router-parts",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) =>
        code
          .replace("ENABLE_DEV_WARNINGS = true", "ENABLE_DEV_WARNINGS = false")
          .replace(/React\d*\.forwardRef\(/g, "/* @__PURE__ */ $&")
          .replace(/^\w+\.displayName = .*$/gm, ""),
    },
  };
}
