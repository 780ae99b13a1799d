import { crc32, deflateSync } from "node:zlib";
import type { Palette } from "./palette.ts";

type Colour = readonly [red: number, green: number, blue: number];

/** Steps from the ground to another colour, in the edges of letters and shapes. */
const STEPS = 3;

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

interface Image {
  readonly width: number;
  readonly height: number;
  /** Four bytes each: red, green, blue, and opacity, which is full. */
  readonly pixels: Buffer;
}

/**
 * A PNG whose pixels have the colours of the palette and mixtures of them with the ground, a byte each: a third
 * of the size of one with all colours, and hardly to be told from it.
 */
export function indexedPng(
  { width, height, pixels }: Image,
  { ground, ...others }: Palette,
): Uint8Array {
  const colours = mixtures(parseColour(ground), Object.values(others));
  const indices = new Map<number, number>();
  // The first byte of a row is its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  let last = -1;
  let index = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = pixels.readUIntBE(4 * pixel, 3);
    if (colour !== last) {
      index = indices.get(colour) ?? nearest(colours, colour);
      indices.set(colour, index);
      last = colour;
    }
    rows[pixel + 1 + Math.floor(pixel / width)] = index;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, of a palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(colours.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The ground, the other colours, and the steps between it and each of them. */
function mixtures(ground: Colour, others: readonly string[]): Colour[] {
  const between = others.map(parseColour).flatMap((other) =>
    Array.from({ length: STEPS }, (_, i): Colour => {
      const at = (channel: 0 | 1 | 2) =>
        Math.round(ground[channel] + ((other[channel] - ground[channel]) * (i + 1)) / STEPS);
      return [at(0), at(1), at(2)];
    }),
  );
  return [ground, ...between];
}

function nearest(colours: readonly Colour[], colour: number): number {
  const [red, green, blue] = channelsOf(colour);
  const distances = colours.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}

function parseColour(hex: string): Colour {
  return channelsOf(Number.parseInt(hex.slice(1), 16));
}

function channelsOf(colour: number): Colour {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
