/** A page with a generator of flowers, for tests with fake timers. */
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode, useMemo } from "react";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import type { Access } from "@/features/generator/advanced-filters.tsx";
import { FilterGenerator } from "@/features/generator/filter-generator.tsx";
import type { GeneratorSlots } from "@/features/generator/generator.tsx";
import type { LoadFacts } from "@/features/generator/use-facts.tsx";
import { VisitMemory } from "@/features/generator/visit-memory.tsx";
import type { PageDefinition } from "@/generators/engine/definition.ts";
import { Address, BackButton } from "../../address.tsx";
import { flowerGenerator } from "./flower-generator.ts";

export const noFacts: LoadFacts = async () => () => ({});

const nothing = () => null;

/** What a test chooses of the page; the rest is left out of it. */
export interface FlowerPage {
  readonly facts?: LoadFacts;
  readonly advancedFilters?: Access;
  readonly canShowMore?: Access;
  readonly hidden?: readonly string[];
  readonly slots?: Partial<GeneratorSlots>;
  /** Names that are loaded after the page. */
  readonly late?: PageDefinition["late"];
  /** What the choices add to the facts. */
  readonly factsFor?: PageDefinition["factsFor"];
}

/** The generator by itself. */
export function FlowerGenerator(props: FlowerPage) {
  const { facts, advancedFilters = false, canShowMore = null, hidden = NONE, slots } = props;
  const { late, factsFor } = props;
  const definition = useMemo(
    () => ({ ...flowerPageDefinition, ...(late && { late }), ...(factsFor && { factsFor }) }),
    [late, factsFor],
  );
  return (
    <FilterGenerator
      entry={{
        id: "blommor",
        ...(facts && { facts: { load: () => facts(""), coverage: "every name" } }),
      }}
      definition={definition}
      plan={{ advancedFilters, moreNames: canShowMore }}
      hidden={hidden}
      slots={{ actions: nothing, menu: nothing, ...slots }}
    />
  );
}

const NONE: readonly string[] = [];

const flowerPageDefinition: PageDefinition = {
  ...flowerGenerator,
  lead: "Namn på blommor.",
  source: "Källa: floran.",
};

/** Opens a page with the generator, whose suggestions come after 500 ms. */
export function openFlowers(parameters = "", props: FlowerPage = {}) {
  const page = (changed: FlowerPage) => (
    <StrictMode>
      <MemoryRouter initialEntries={[`/blommor${parameters}`]}>
        <VisitMemory>
          <FlowerGenerator {...changed} />
        </VisitMemory>
        <Address />
        <BackButton />
      </MemoryRouter>
    </StrictMode>
  );
  const { rerender, unmount } = render(page(props));
  return {
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    change: (changed: FlowerPage) => rerender(page({ ...props, ...changed })),
    unmount,
  };
}

export function filter(label: string): HTMLSelectElement {
  return screen.getByRole<HTMLSelectElement>("combobox", { name: label });
}

export function generateButton(): HTMLElement {
  return screen.getByRole("button", { name: "Generera nya namn" });
}
