/** The colours of the light theme that the pictures use. */
export interface Palette {
  readonly ground: string;
  readonly surface: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly falu: string;
  readonly pine: string;
  readonly pineTint: string;
  readonly honey: string;
}

/** Reads the palette from the design tokens. */
export function readPalette(tokensCss: string): Palette {
  function light(token: string): string {
    const colour = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}),`).exec(tokensCss)?.[1];
    if (!colour) throw new Error(`The design tokens have no light colour --${token}`);
    return colour;
  }
  return {
    ground: light("ground"),
    surface: light("surface"),
    ink: light("ink"),
    inkSoft: light("ink-soft"),
    falu: light("falu"),
    pine: light("pine"),
    pineTint: light("pine-tint"),
    honey: light("honey"),
  };
}
