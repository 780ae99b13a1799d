import { Ellipsis } from "lucide";
import {
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Choices } from "@/generators/engine/filters.ts";
import type { NameFacts } from "@/names/facts/facts.ts";
import { CopyButton } from "@/ui/copy-button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { lazyOnPress, lazyWithFallback, PrerenderedContent, useOpener } from "@/ui/lazy.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import type { GeneratorSlots } from "./generator.tsx";
import { LateNameFacts, type LateNameFactsProps } from "./late-name-facts.tsx";
import type { NameCurveProps } from "./name-curve.tsx";
import type { SuggestionMenuProps } from "./suggestion-menu.tsx";
import type { WithFacts } from "./use-facts.tsx";

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
  /** The facts take two lines. */
  readonly hasLongFacts?: boolean;
  /** A curve of newborns. */
  readonly hasCurve?: boolean;
  /** Names of two lines. */
  readonly hasLongNames?: boolean;
}

interface SuggestionListProps {
  names: readonly string[];
  drawnFor: Choices;
  WithFacts: WithFacts | null;
  shape: CardShape;
  slots: Pick<GeneratorSlots, "actions" | "menu" | "extra" | "remark">;
  isBusy: boolean;
  /** Whether the document contains the names. */
  isPrinted: boolean;
  /** Parameters of the address that ask for other names than those of the document. */
  parameters: string | undefined;
}

/** The suggestions, each with its facts, its copy button and what the page adds. */
export function SuggestionList(props: SuggestionListProps) {
  const { names, drawnFor, WithFacts, shape, slots, isBusy, isPrinted, parameters } = props;
  const list = useRef<HTMLUListElement>(null);
  // Set by the script in index.html, which compares no values: the names may be the right ones.
  useEffect(() => list.current?.removeAttribute("data-awaited"), []);

  const { actions, menu, extra, remark } = slots;
  const { hasCurve } = shape;
  // The same until what they show changes: on a phone, a press on the button would take twice as long.
  const cards = useMemo(
    () =>
      names.map((name) => (
        <li key={name} className={`suggestion ${isPrinted ? "" : "name-arrives"}`}>
          <span className="suggestion-name" translate="no">
            {name}
          </span>
          {belowName(extra?.(name, drawnFor, names))}
          <p className="suggestion-facts">
            {remark?.(name)}
            {WithFacts && <LateNameFacts name={name} WithFacts={WithFacts} />}
          </p>
          {hasCurve && (
            <div className="suggestion-curve">
              {WithFacts && <CardCurve name={name} WithFacts={WithFacts} />}
            </div>
          )}
          <div className="suggestion-actions">
            {actions(name)}
            <CopyButton name={name} className="phone:hidden" />
            {menu && <MoreButton name={name} menu={menu} />}
          </div>
        </li>
      )),
    [names, drawnFor, WithFacts, hasCurve, actions, menu, extra, remark, isPrinted],
  );

  return (
    <ul
      ref={list}
      aria-label="Namnförslag"
      aria-busy={isBusy}
      data-parameters={parameters}
      className="suggestions aria-busy:opacity-55"
      {...shapeAttributes(shape)}
    >
      {cards}
    </ul>
  );
}

/** The curve of a name; like {@link LateNameFacts}, what the document contains stays until the code is there. */
const CardCurve = memo(function CardCurve({ name, WithFacts }: LateNameFactsProps) {
  return (
    <Suspense>
      <WithFacts>{(lookUp) => <CurveBesideFacts name={name} facts={lookUp(name)} />}</WithFacts>
    </Suspense>
  );
});

function CurveBesideFacts({ name, facts }: { name: string; facts: NameFacts }) {
  const isHydrating = useIsHydrating();
  // What the document says is right.
  if (facts.areLost && isHydrating) return <PrerenderedContent />;
  // The row of a phone has no other place for the last count.
  return <NameCurve name={name} hasLastCount={!facts.newborns} />;
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
