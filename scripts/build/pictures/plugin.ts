import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import {
  loadSharePictures,
  SHARE_PICTURE_SIZE,
  sharePicturePath,
} from "../../../src/generators/share-pictures.ts";
import { drawIcons } from "./icons.ts";
import { readPalette } from "./palette.ts";
import { loadRenderer } from "./renderer.ts";
import { drawSharePicture } from "./share-picture.ts";

const repository = new URL("../../../", import.meta.url);

/**
 * Renders the share pictures and the icons that are not SVG in a build, from the mark, the design
 * tokens and the heading font.
 */
export function pictures(): Plugin {
  return {
    name: "pictures",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const [icon, tokens, renderer, sharePictures] = await Promise.all([
        readFile(new URL("public/icon.svg", repository), "utf8"),
        readFile(new URL("src/ui/tokens.css", repository), "utf8"),
        loadRenderer(),
        loadSharePictures(),
      ]);
      const tools = { icon, palette: readPalette(tokens), renderer };
      const files = drawIcons(tools);
      for (const picture of sharePictures) {
        files[sharePicturePath(picture).slice(1)] = renderer.png(
          drawSharePicture(picture, tools),
          SHARE_PICTURE_SIZE.width,
        );
      }
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
