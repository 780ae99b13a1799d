import type { Palette } from "./palette.ts";
import type { Renderer } from "./renderer.ts";

/**
 * The mark's share of a maskable icon: its corners, 0.55 of its size from the centre, stay within
 * the safe zone, a circle with a radius of 0.4.
 */
const MASKABLE_SHARE = 0.68;

/** Its share of the icon for Apple devices, which only round the corners. */
const APPLE_SHARE = 0.84;

/** Sizes in favicon.ico, for clients that request only that file. */
const FAVICON_SIZES = [16, 32, 48] as const;

/** The icons that are not SVG, by file name. */
export function drawIcons({
  icon,
  palette,
  renderer,
}: {
  icon: string;
  palette: Palette;
  renderer: Renderer;
}): Record<string, Uint8Array> {
  function onBackground(share: number): string {
    const at = 16 * (1 - share);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect width="32" height="32" fill="${palette.ground}"/>
      ${placed(icon, { x: at, y: at, size: 32 * share })}
    </svg>`;
  }
  return {
    "icons/icon-192.png": renderer.png(icon, 192),
    "icons/icon-512.png": renderer.png(icon, 512),
    "icons/maskable-512.png": renderer.png(onBackground(MASKABLE_SHARE), 512),
    "icons/apple-touch-icon.png": renderer.png(onBackground(APPLE_SHARE), 180),
    "favicon.ico": packIco(FAVICON_SIZES.map((size) => ({ size, png: renderer.png(icon, size) }))),
  };
}

/** An SVG document as an element of another. */
export function placed(svg: string, at: { x: number; y: number; size: number }): string {
  return svg.replace(
    "<svg ",
    `<svg x="${at.x}" y="${at.y}" width="${at.size}" height="${at.size}" `,
  );
}

/** An icon file of PNG images: a header, one entry per image, then the images. */
function packIco(images: readonly { readonly size: number; readonly png: Uint8Array }[]): Buffer {
  const HEADER = 6;
  const ENTRY = 16;
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  // Bytes 0 and 1 are reserved; type 1 is an icon.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, i) => {
    const at = HEADER + ENTRY * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    // One plane of 32 bits per pixel.
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
