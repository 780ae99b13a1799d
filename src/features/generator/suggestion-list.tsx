import { Ellipsis } from "lucide";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import type { FactsLookup } from "@/generators/facts.ts";
import type { Choices } from "@/generators/filters.ts";
import { CopyButton } from "@/ui/copy-button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { lazyOnPress, lazyWithFallback, useOpener } from "@/ui/lazy.tsx";
import type { GeneratorSlots } from "./generator.tsx";
import { LateNameFacts } from "./late-name-facts.tsx";
import type { NameCurveProps } from "./name-curve.tsx";
import type { SuggestionMenuProps } from "./suggestion-menu.tsx";

const SuggestionMenu = lazyOnPress<SuggestionMenuProps>(
  () => import("./suggestion-menu.tsx"),
  "Menyn kunde inte laddas. Kontrollera nätet och försök igen.",
);

const NameCurve = lazyWithFallback<NameCurveProps>(() => import("./name-curve.tsx"));

/** What the cards of a list have room for. */
export interface CardShape {
  /** Wider cards, for a list of few or of long names. */
  readonly isWide?: boolean;
  /** A line of facts. */
  readonly hasFacts?: boolean;
  /** Two lines of them. */
  readonly hasLongFacts?: boolean;
  /** A curve of newborns. */
  readonly hasCurve?: boolean;
  /** Names of two lines. */
  readonly hasLongNames?: boolean;
}

interface SuggestionListProps {
  names: readonly string[];
  drawnFor: Choices;
  facts: FactsLookup | null;
  shape: CardShape;
  slots: Pick<GeneratorSlots, "actions" | "menu" | "extra" | "remark">;
  isBusy: boolean;
  /** Whether the names were generated in this browser: nothing is loaded for a prerendered sample. */
  isOwn: boolean;
}

/** The suggestions, each with its facts, its copy button and what the page adds. */
export function SuggestionList(props: SuggestionListProps) {
  const { names, drawnFor, facts, shape, slots, isBusy, isOwn } = props;
  // What is loaded after the names, and not for a prerendered sample.
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(isOwn), [isOwn]);

  const { actions, menu, extra, remark } = slots;
  const { hasCurve } = shape;
  // The same until what they show changes: on a phone, a press on the button would take twice as long.
  const cards = useMemo(
    () =>
      names.map((name) => (
        <li
          // A name of the sample that is drawn too is a new card: moved to its place, it would shift the layout.
          key={isOwn ? name : `sample ${name}`}
          className={`suggestion ${isOwn ? "name-arrives" : ""}`}
        >
          <span className="suggestion-name" translate="no">
            {name}
          </span>
          {belowName(extra?.(name, isOwn, drawnFor))}
          <p className="suggestion-facts">
            {isShown && remark?.(name)}
            {isShown && <LateNameFacts name={name} facts={facts} />}
          </p>
          {hasCurve && (
            <div className="suggestion-curve">
              {isShown && (
                <Suspense>
                  <NameCurve name={name} hasLastCount={facts !== null && !facts(name).newborns} />
                </Suspense>
              )}
            </div>
          )}
          <div className="suggestion-actions">
            {actions(name)}
            <CopyButton name={name} className="phone:hidden" />
            {menu && <MoreButton name={name} menu={menu} />}
          </div>
        </li>
      )),
    [names, drawnFor, facts, hasCurve, actions, menu, extra, remark, isOwn, isShown],
  );

  return (
    <ul
      aria-label="Namnförslag"
      aria-busy={isBusy}
      // The sample is replaced in place: only names of one's own are dimmed.
      className={`suggestions ${isOwn ? "aria-busy:opacity-55" : ""}`}
      {...shapeAttributes(shape)}
    >
      {cards}
    </ul>
  );
}

function belowName(content: ReactNode): ReactNode {
  return content && <div className="suggestion-extra">{content}</div>;
}

interface MoreButtonProps {
  name: string;
  menu: (name: string) => ReactNode;
}

function MoreButton({ name, menu }: MoreButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const opener = useOpener(SuggestionMenu);
  return (
    <div className="suggestion-more">
      <IconButton
        aria-label={`Fler val för ${name}`}
        aria-expanded={isOpen}
        {...opener}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon icon={Ellipsis} className="size-5" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <SuggestionMenu name={name} onClose={close}>
            {menu(name)}
          </SuggestionMenu>
        </Suspense>
      )}
    </div>
  );
}

interface SuggestionSkeletonProps {
  count: number;
  shape: CardShape;
}

/** Cards without names, as many and as large as the suggestions will be. */
export function SuggestionSkeleton({ count, shape }: SuggestionSkeletonProps) {
  const cards = Array.from({ length: count }, (_, order) => order);
  return (
    <div aria-hidden className="suggestions" {...shapeAttributes(shape)}>
      {cards.map((order) => (
        <div key={order} className="suggestion">
          <span className="suggestion-name">
            {/* As high as a name. */}
            {"\u00a0"}
            <span className="inline-block h-6 w-32 rounded-full bg-line" />
          </span>
          <p className="suggestion-facts" />
          {shape.hasCurve && <div className="suggestion-curve" />}
          <div className="suggestion-actions" />
        </div>
      ))}
    </div>
  );
}

/** For src/ui/suggestions.css. */
function shapeAttributes({ isWide, hasFacts, hasLongFacts, hasCurve, hasLongNames }: CardShape) {
  return {
    "data-wide": isWide || undefined,
    "data-facts": hasLongFacts ? "long" : hasFacts || undefined,
    "data-curve": hasCurve || undefined,
    "data-long": hasLongNames || undefined,
  };
}
