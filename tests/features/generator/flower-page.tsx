/** A page with a generator of flowers, for tests with fake timers. */
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import { EntryMemory } from "@/features/generator/entry-memory.tsx";
import {
  FilterGenerator,
  type FilterGeneratorProps,
} from "@/features/generator/filter-generator.tsx";
import type { LoadFacts } from "@/features/generator/use-facts.ts";
import { Address, BackButton } from "../../address.tsx";
import { flowerGenerator } from "./flower-generator.ts";

export const noFacts: LoadFacts = async () => () => ({});

const nothing = () => null;

/** The generator by itself; what a test does not choose is left out of the page. */
export function FlowerGenerator(props: Partial<FilterGeneratorProps>) {
  return (
    <FilterGenerator
      id="blommor"
      definition={flowerGenerator}
      access={false}
      canShowMore={null}
      loadFacts={noFacts}
      source="Källa: floran."
      menu={nothing}
      hasFacts={false}
      hasCurves={false}
      favoritesLink={null}
      hidden={[]}
      actions={nothing}
      aside={null}
      onFirstSuggestions={nothing}
      {...props}
    />
  );
}

/** Opens a page with the generator, whose suggestions come after 500 ms. */
export function openFlowers(parameters = "", props: Partial<FilterGeneratorProps> = {}) {
  const onFirstSuggestions = vi.fn();
  const page = (changed: Partial<FilterGeneratorProps>) => (
    <StrictMode>
      <MemoryRouter initialEntries={[`/blommor${parameters}`]}>
        <EntryMemory>
          <FlowerGenerator onFirstSuggestions={onFirstSuggestions} {...changed} />
        </EntryMemory>
        <Address />
        <BackButton />
      </MemoryRouter>
    </StrictMode>
  );
  const { rerender, unmount } = render(page(props));
  return {
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    onFirstSuggestions,
    change: (changed: Partial<FilterGeneratorProps>) => rerender(page({ ...props, ...changed })),
    unmount,
  };
}

export function filter(label: string): HTMLSelectElement {
  return screen.getByRole<HTMLSelectElement>("combobox", { name: label });
}

export function generateButton(): HTMLElement {
  return screen.getByRole("button", { name: "Generera nya namn" });
}
