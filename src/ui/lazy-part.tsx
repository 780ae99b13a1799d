import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** The code of a page is gone or out of reach: most often an old tab after a new release. */
export class PageLoadError extends Error {
  override readonly name = "PageLoadError";
}

/** A page loaded when it is visited; fails with {@link PageLoadError}. */
export function lazyPage<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().catch((cause: unknown) => {
      throw new PageLoadError("The page could not be loaded", { cause });
    }),
  );
}

/** A part of a page loaded after the rest; should it be out of reach, it says so in its place. */
export function lazyPart(
  load: () => Promise<{ default: ComponentType }>,
): LazyExoticComponent<ComponentType> {
  return lazy(() => load().catch(() => ({ default: MissingPart })));
}

function MissingPart() {
  return (
    <p className="my-8 text-ink-soft">
      Resten av sidan kunde inte laddas. Kontrollera nätet och{" "}
      <button type="button" className="prose-link" onClick={() => window.location.reload()}>
        ladda om sidan
      </button>
      .
    </p>
  );
}
