import { recipeBooks } from "./all-company-recipes.ts";
import { compose, type Industry, type Recipe } from "./company-recipes.ts";

/** The only industry whose recipes compose the name; null for several, and for a name that is shared. */
export function industryOf(name: string): Industry | null {
  const industries = new Set<Industry>();
  for (const { industry, recipes } of recipeBooks) {
    if (!industries.has(industry) && recipes.some((recipe) => composes(recipe, name))) {
      industries.add(industry);
    }
  }
  const [industry = null] = industries;
  return industries.size === 1 ? industry : null;
}

function composes(recipe: Recipe, name: string): boolean {
  return beginningsOf(name, recipe.firsts).some((first) =>
    recipe.seconds.some((second) => {
      const length = first.length + recipe.joint.length + second.length;
      return (
        name.toLowerCase().startsWith((first + recipe.joint + second).toLowerCase()) &&
        recipe.ends.some(
          (end) =>
            name.length === length + (end === "" ? 0 : end.length + 1) &&
            compose(recipe, first, second, end)?.name === name,
        )
      );
    }),
  );
}

function beginningsOf(name: string, parts: readonly string[]): readonly string[] {
  const letters = name.toLowerCase();
  return parts.filter((part) => letters.startsWith(part.toLowerCase()));
}
