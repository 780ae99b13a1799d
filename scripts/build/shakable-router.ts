import type { Plugin } from "vite";

/**
 * Lets what no page uses of React Router be left out of the bundle: its forms, fetchers and navigation links are made
 * by calls without a mark of purity and have names for React's developer tools, and each of the two keeps them, and
 * what they need, in what every visit loads.
 */
export function shakableRouter(): Plugin {
  return {
    name: "shakable-router",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, "")
          .replace(
            /^(?:var|const) \w+ = (?=React\d*\.(?:forwardRef|createContext|memo)\()/gm,
            "$&/* @__PURE__ */ ",
          ),
        map: null,
      }),
    },
  };
}
