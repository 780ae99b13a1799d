/** At least this many of the longest unused texts can always be drawn. */
const CHOICE = 3;

/** Remembers which texts have been drawn: one comes again only when nearly all others of its kind have. */
export class Rounds {
  readonly #lastDrawn = new Map<string, number>();
  #draws = 0;

  /**
   * Draws one of the texts, and remembers it.
   *
   * @param wish the place of the text that is drawn if it may be; otherwise one after it
   * @param suits texts that are drawn as long as others are not needed
   * @returns its place
   */
  draw(
    texts: readonly string[],
    wish: number,
    suits: (text: string) => boolean = () => true,
  ): number {
    const due = new Set(this.#due(texts));
    const places = texts
      .map((_, step) => (wish + step) % texts.length)
      .filter((place) => due.has(texts[place] ?? ""));
    const place = places.find((each) => suits(texts[each] ?? "")) ?? places[0];
    if (place === undefined) throw new Error("No text to draw from");
    this.note(texts[place] ?? "");
    return place;
  }

  /** Remembers a text as the one drawn last. */
  note(text: string): void {
    this.#draws += 1;
    this.#lastDrawn.set(text, this.#draws);
  }

  /** Those never drawn; if they are few, also those drawn longest ago. */
  #due(texts: readonly string[]): readonly string[] {
    const lastDrawn = (text: string) => this.#lastDrawn.get(text) ?? 0;
    const fresh = texts.filter((text) => lastDrawn(text) === 0);
    if (fresh.length >= CHOICE) return fresh;
    return [...texts].sort((one, other) => lastDrawn(one) - lastDrawn(other)).slice(0, CHOICE);
  }
}
