import { memo, Suspense } from "react";
import { countOf } from "@/name-parts/spellings/count.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { lazyWithFallback, markHydrated, PrerenderedContent } from "@/ui/lazy.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { isDrawable, linesBySex, RECENT_YEARS } from "./newborn-lines.ts";

interface ChartProps {
  readonly record: NameRecord;
}

const NewbornChart = lazyWithFallback<ChartProps>(
  () => import("./newborn-chart.tsx").then((module) => ({ default: module.NewbornChart })),
  MissingChart,
);

const FullNewbornChart = lazyWithFallback<ChartProps>(
  () => import("./full-newborn-chart.tsx").then((module) => ({ default: module.FullNewbornChart })),
  NewbornChart,
);

interface NewbornSectionProps extends ChartProps {
  /** Whether the visitor has the feature `popularity_graphs`. */
  readonly hasAllYears: boolean;
}

/**
 * The newborns of a name as a chart, if there is one to draw: ten years for everyone, all years and other names with a plan
 * that has them. The code comes after that of the page, which has the chart of ten years in its document.
 */
export const NewbornSection = memo(function NewbornSection({
  record,
  hasAllYears,
}: NewbornSectionProps) {
  const recentYears = <NewbornChart record={record} />;
  const hasChart = isDrawable(linesBySex(countOf(record), RECENT_YEARS));
  return (
    <div className="mb-4">
      <Suspense fallback={hasChart && <div className="min-h-220 sm:min-h-184" />}>
        {/* Hydrated after the page around it: index.html keeps a key that is pressed before that. */}
        <div data-deferred="" ref={markHydrated}>
          {hasAllYears ? (
            <Suspense fallback={recentYears}>
              <FullNewbornChart record={record} />
            </Suspense>
          ) : (
            recentYears
          )}
        </div>
      </Suspense>
    </div>
  );
});

function MissingChart() {
  const isHydrating = useIsHydrating();
  if (isHydrating) return <PrerenderedContent />;
  return (
    <p className="text-ink-soft">Kurvan kunde inte laddas. Kontrollera nätet och ladda om sidan.</p>
  );
}
