/** Shapes of a drawing, and the files that they become: the same drawing as SVG and on a canvas. */

export interface PathShape {
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the stroke, in pixels. */
  readonly width?: number;
  readonly dashes?: string | undefined;
}

export interface TextShape {
  readonly text: string;
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  /** In pixels. */
  readonly size: number;
  readonly color: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly isBold?: boolean;
}

export interface Drawing {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly shapes: readonly (PathShape | TextShape)[];
}

const FONT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/** Pixels of a picture for each of the drawing. */
const SCALE = 2;

/** Characters with a meaning in XML. */
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

export function svgOf({ title, width, height, background, shapes }: Drawing): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="${FONT}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    ...shapes.map((shape) => ("text" in shape ? textElement(shape) : pathElement(shape))),
    "</svg>\n",
  ].join("\n");
}

function textElement({ text, x, y, size, color, anchor = "start", isBold }: TextShape): string {
  const weight = isBold ? ' font-weight="600"' : "";
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}" text-anchor="${anchor}"${weight}>${escaped(text)}</text>`;
}

function pathElement({ path, fill = "none", stroke, width, dashes }: PathShape): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"` : "";
  return `<path d="${path}" fill="${fill}"${line}${dashes ? ` stroke-dasharray="${dashes}"` : ""}/>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}

/** @throws when the browser has no canvas */
export async function pngOf(drawing: Drawing): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = drawing.width * SCALE;
  canvas.height = drawing.height * SCALE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no canvas");
  context.scale(SCALE, SCALE);
  context.fillStyle = drawing.background;
  context.fillRect(0, 0, drawing.width, drawing.height);
  context.lineJoin = "round";
  for (const shape of drawing.shapes) {
    if ("text" in shape) paintText(context, shape);
    else paintPath(context, shape);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The picture could not be made");
  return blob;
}

function paintText(context: CanvasRenderingContext2D, shape: TextShape): void {
  const { text, x, y, size, color, anchor = "start", isBold } = shape;
  context.font = `${isBold ? 600 : 400} ${size}px ${FONT}`;
  context.fillStyle = color;
  context.textAlign = anchor === "middle" ? "center" : anchor;
  context.fillText(text, x, y);
}

function paintPath(context: CanvasRenderingContext2D, shape: PathShape): void {
  const { path, fill, stroke, width = 1, dashes } = shape;
  const line = new Path2D(path);
  if (fill) {
    context.fillStyle = fill;
    context.fill(line);
  }
  if (stroke) {
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.setLineDash(dashes?.split(" ").map(Number) ?? []);
    context.stroke(line);
  }
}
