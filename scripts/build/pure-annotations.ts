import { transformAsync } from "@babel/core";
import type { Plugin } from "vite";

/**
 * Marks the `forwardRef` and `createContext` calls of the router as free of side effects, which its
 * package does not do: the bundler then leaves out the components that no page uses.
 */
export function pureRouterAnnotations(): Plugin {
  return {
    name: "pure-router-annotations",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          plugins: ["@babel/plugin-transform-react-pure-annotations"],
          babelrc: false,
          configFile: false,
          compact: false,
          sourceMaps: true,
        });
        return result?.code ? { code: result.code, map: result.map ?? null } : null;
      },
    },
  };
}
