import { type PluginObj, transformAsync } from "@babel/core";
import type { Plugin } from "vite";

/** Removes `Component.displayName = …`, which would keep a component that nothing uses. */
const withoutDisplayNames: PluginObj = {
  visitor: {
    ExpressionStatement(path) {
      const { expression } = path.node;
      if (
        expression.type === "AssignmentExpression" &&
        expression.left.type === "MemberExpression" &&
        expression.left.property.type === "Identifier" &&
        expression.left.property.name === "displayName"
      ) {
        path.remove();
      }
    },
  },
};

/**
 * Lets the bundler leave out the components of the router that no page uses: Babel's plugin for React
 * marks its `forwardRef` calls as free of side effects, which its package does not do.
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
          plugins: ["@babel/plugin-transform-react-pure-annotations", withoutDisplayNames],
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
