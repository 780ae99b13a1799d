/**
 * Components whose code is loaded when they are first rendered. The variants differ in what is shown
 * when the code cannot be loaded: most often the tab is older than the latest release, or offline.
 */
import {
  type ComponentType,
  type JSX,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { SLOW_LOADING_MS } from "@/config/limits.ts";
import { loadInAdvance } from "@/lib/load-in-advance.ts";
import { whenIdle } from "@/lib/when-idle.ts";
import { LoadingPage } from "./loading-page.tsx";
import { ReloadNote } from "./reload-note.tsx";
import { SlowNote } from "./slow-note.tsx";
import { showError } from "./toast-store.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;
type LazyComponent<Props> = LazyExoticComponent<ComponentType<Props>>;

/** The code of a page cannot be loaded. */
export class PageLoadError extends Error {
  override readonly name = "PageLoadError";
  /** Lets the page be requested again when it is next rendered. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super("The page could not be loaded", { cause });
    this.forget = forget;
  }
}

type LazyModule<Props, Rest> = Rest & { readonly default: ComponentType<Props> };

/** What has code that can be loaded in advance. */
interface Preloadable {
  readonly preload: () => Promise<unknown>;
}

/** A component whose code can be loaded before it is shown; it is then rendered without waiting. */
export interface PreloadableComponent<Props, Rest = object> extends Preloadable {
  (props: Props & JSX.IntrinsicAttributes): ReactNode;
  /** Loads the code unless that has been done. Rejects when it cannot be loaded. */
  readonly preload: () => Promise<LazyModule<Props, Rest>>;
}

/**
 * A page. Lost code is requested up to twice more; without it the page throws {@link PageLoadError}, for the
 * error boundary to show. A prerendered page can be read without it: it stays, and a script in index.html says why
 * it does nothing. While the code loads after a navigation the page does not suspend: React would hold it back until
 * 300 ms after the fallback.
 */
export function lazyPage<Props extends object, Rest extends object>(
  load: () => Promise<LazyModule<Props, Rest>>,
): PreloadableComponent<Props, Rest> {
  return preloadable(
    load,
    (cause, forget) => {
      if (document.querySelector("#root:not([data-hydrated])")) {
        window.dispatchEvent(new CustomEvent("page-lost", { detail: cause }));
      }
      return {
        default: function Lost() {
          if (!useIsHydrating()) throw new PageLoadError(cause, forget);
          return <PrerenderedContent />;
        },
      };
    },
    () => <LoadingPage />,
  );
}

/**
 * A part that a press opens. Lost code is requested up to twice more; without it, and when it hangs, a toast says so
 * and the part is closed, so that the next press tries again.
 *
 * @param failure what the toast says
 */
export function lazyOnPress<Props extends { readonly onClose: () => void }>(
  load: Load<Props>,
  failure: string,
): PreloadableComponent<Props> {
  function giveUp({ onClose }: Props) {
    showError(failure);
    onClose();
  }
  return preloadable(
    load,
    (error, forget) => {
      console.warn("A part of the page could not be loaded", error);
      return {
        default: function Missing(props) {
          const end = useEffectEvent(() => giveUp(props));
          useEffect(() => {
            forget();
            end();
          }, []);
          return null;
        },
      };
    },
    function Waiting(props) {
      const end = useEffectEvent(() => giveUp(props));
      useEffect(() => {
        const timer = setTimeout(() => end(), SLOW_LOADING_MS);
        return () => clearTimeout(timer);
      }, []);
      return null;
    },
  );
}

/**
 * @param fail what to show instead; `forget` lets the code be requested again
 * @param Waiting shown while the code loads, unless a prerendered page is hydrated; by default the part suspends
 */
function preloadable<Props extends object, Rest extends object>(
  load: () => Promise<LazyModule<Props, Rest>>,
  fail: (cause: unknown, forget: () => void) => { readonly default: ComponentType<Props> },
  Waiting?: ComponentType<Props>,
): PreloadableComponent<Props, Rest> {
  let request: Promise<LazyModule<Props, Rest>> | null = null;
  let loaded: ComponentType<Props> | null = null;
  let awaited: LazyComponent<Props> | null = null;

  async function preload(): Promise<LazyModule<Props, Rest>> {
    try {
      request ??= load();
      const module = await request;
      loaded = module.default;
      return module;
    } catch (error) {
      request = null;
      throw error;
    }
  }

  function forget() {
    awaited = null;
  }

  function awaitedPart(): LazyComponent<Props> {
    awaited ??= lazy<ComponentType<Props>>(() =>
      preload()
        .catch(preload)
        .catch((cause: unknown) => fail(cause, forget)),
    );
    return awaited;
  }

  function Part(props: Props & JSX.IntrinsicAttributes) {
    const suspends = useIsHydrating() || !Waiting;
    // The same as long as the part is shown: another component would lose its state.
    const [Content, setContent] = useState(() => loaded ?? (suspends ? awaitedPart() : null));
    useEffect(() => {
      if (Content) return;
      let isCurrent = true;
      // Lost code is requested again by the part that awaits it.
      const show = () => isCurrent && setContent(() => loaded ?? awaitedPart());
      preload().then(show, show);
      return () => {
        isCurrent = false;
      };
    }, [Content]);
    if (Content) return <Content {...props} />;
    return Waiting && <Waiting {...props} />;
  }
  return Object.assign(Part, { preload });
}

/**
 * Loads the code of what a button opens before it is pressed: as soon as it is touched, and in advance after the first
 * suggestions, unless the button is hidden.
 *
 * @returns properties of the button
 */
export function useOpener(part: Preloadable) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    started.then(() =>
      loadInAdvance(async () => {
        if (ref.current && ref.current.getClientRects().length > 0) await part.preload();
      }),
    );
  }, [part]);
  return { ref, onPointerDown: () => preloadQuietly(part) };
}

/** The press itself reports what cannot be loaded. */
function preloadQuietly({ preload }: Preloadable): void {
  preload().catch((error: unknown) => {
    console.info("A part of the page could not be loaded in advance", error);
  });
}

function Nothing() {
  return null;
}

/**
 * A component, and another one that replaces it when its code cannot be loaded, unless it is prerendered. Lost code is requested once more
 * at once, when the network returns, and whenever the component is shown again.
 *
 * @param Waiting shown while the code loads, unless it is prerendered; by default the component suspends
 */
export function lazyWithFallback<Props extends object>(
  load: Load<Props>,
  Fallback: ComponentType<Props> = Nothing,
  Waiting?: ComponentType<Props>,
): PreloadableComponent<Props> {
  const Part = preloadable(
    load,
    (error, forget) => {
      console.warn("A part of the page could not be loaded", error);
      return {
        default: function Missing(props: Props) {
          const isHydrating = useIsHydrating();
          const [isOnlineAgain, setIsOnlineAgain] = useState(false);
          useEffect(() => {
            forget();
            const retry = () => setIsOnlineAgain(true);
            window.addEventListener("online", retry);
            return () => window.removeEventListener("online", retry);
          }, []);
          // What the document contains can be read without its code.
          if (isHydrating) return <PrerenderedContent />;
          const fallback = <Fallback {...props} />;
          return isOnlineAgain ? (
            <Suspense fallback={fallback}>
              <Part {...props} />
            </Suspense>
          ) : (
            fallback
          );
        },
      };
    },
    Waiting,
  );
  return Part;
}

/** The same for a component whose code is loaded after that of the first suggestions. */
export function lazyAfterSuggestions<Props extends object>(
  load: Load<Props>,
  fallback: ComponentType<Props>,
): PreloadableComponent<Props> {
  return lazyWithFallback(() => started.then(load), fallback);
}

/** Time after which a page without suggestions loads what comes after them, in milliseconds. */
const IDLE_DELAY_MS = 500;

/**
 * The same on a page that may have no suggestions: there the code is loaded when the page is idle. Until then nothing is
 * shown, and nothing suspends: React would hold back what it hydrates next until 300 ms after the fallback.
 */
export function lazyWhenIdle<Props extends object>(
  load: Load<Props>,
  fallback: ComponentType<Props>,
): PreloadableComponent<Props> {
  return lazyWithFallback(() => afterSuggestions().then(load), fallback, Nothing);
}

/** Resolves after the first suggestions or, on a page that may have none, when the page has been idle. */
export function afterSuggestions(): Promise<void> {
  const idle = new Promise<void>((resolve) => whenIdle(() => setTimeout(resolve, IDLE_DELAY_MS)));
  return Promise.race([started, idle]);
}

let start = () => {};
const started = new Promise<void>((resolve) => {
  start = resolve;
});
// Everything is prerendered.
if (typeof window === "undefined") start();

/** Lets the code that waits for the first suggestions load, from then on as soon as it is rendered. */
export function startDeferredSections(): void {
  start();
}

/**
 * A section of a page whose code is loaded after that of the first suggestions. Without its code, a
 * note in its place offers to reload the page. A prerendered page has the content from the start, and
 * then keeps it. Until it is loaded it reserves its room.
 *
 * @param load read once, on the first render
 * @param reserved shown until it is loaded, as high as the window unless stated; read once
 * @param missing shown when it cannot be loaded
 */
export function useDeferredSection(
  load: Load<object>,
  reserved: ReactNode = (
    <div className="min-h-screen">
      <SlowNote />
    </div>
  ),
  missing: ComponentType = MissingSection,
): ReactNode {
  const isHydrating = useIsHydrating();
  // The element stays the same: React would throw away prerendered HTML that is rendered again
  // before it is hydrated.
  const [section] = useState(() =>
    deferredSection(load, reserved, isHydrating ? PrerenderedContent : missing),
  );
  return section;
}

function deferredSection(
  load: Load<object>,
  reserved: ReactNode,
  fallback: ComponentType,
): ReactNode {
  const Section = lazyAfterSuggestions<object>(load, fallback);
  return (
    <Suspense fallback={reserved}>
      <div data-deferred="" ref={markHydrated}>
        <Section />
      </div>
    </Suspense>
  );
}

/** Marks the section in the document as hydrated, for the script in index.html and for tests. */
export function markHydrated(element: HTMLElement | null): void {
  element?.setAttribute("data-hydrated", "");
}

const never = new Promise<never>(() => {});

/** Suspends for good, so that the prerendered HTML is never hydrated and stays as it is. */
export function PrerenderedContent() {
  return use(never);
}

function MissingSection() {
  return (
    <ReloadNote role="note">
      <p>Resten av sidan kunde inte laddas. Kontrollera nätet och ladda om sidan.</p>
    </ReloadNote>
  );
}
