import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import {
  loadSharePictures,
  SHARE_PICTURE_SIZE,
  sharePicturePath,
} from "../../../src/generators/share-pictures.ts";
import { NAME_PICTURE_SIZE } from "../../../src/names/search/name-pictures.ts";
import { readNames } from "../name-search/read-names.ts";
import { drawIcons } from "./icons.ts";
import { drawNamePicture } from "./name-picture.ts";
import { namePictures } from "./name-pictures.ts";
import { readPalette } from "./palette.ts";
import { cachedPictures, type Drawing } from "./picture-cache.ts";
import { loadRenderer } from "./renderer.ts";
import { drawSharePicture } from "./share-picture.ts";

const repository = new URL("../../../", import.meta.url);

/**
 * Renders the share pictures and the icons that are not SVG in a build, from the mark, the design
 * tokens, the heading font and the statistics. NAME_DOCUMENTS=none leaves out those of single names.
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
      const drawings = new Map<string, Drawing>();
      for (const picture of sharePictures) {
        const svg = drawSharePicture(picture, tools);
        drawings.set(sharePicturePath(picture), { svg, width: SHARE_PICTURE_SIZE.width });
      }
      if (process.env.NAME_DOCUMENTS !== "none") {
        for (const [path, picture] of namePictures(readNames())) {
          const svg = drawNamePicture(picture, tools);
          drawings.set(path, { svg, width: NAME_PICTURE_SIZE.width });
        }
      }
      const files = {
        ...drawIcons(tools),
        ...cachedPictures(
          drawings,
          ({ svg, width }) => renderer.indexedPng(svg, width, tools.palette),
          "node_modules/.cache/namnfynd-pictures",
        ),
      };
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
