import { lateIndustries } from "../../words/late-company-words.ts";
import { firstRecipeBooks, recipeBooksOf } from "./company-recipes.ts";

/** The recipes of every industry, tone and style. */
export const recipeBooks = [...firstRecipeBooks, ...recipeBooksOf(lateIndustries)];
