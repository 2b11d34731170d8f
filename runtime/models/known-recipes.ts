import type { Family, Recipe, RecipeName } from './recipe.ts'

const known = new Map<string, Recipe>()

/** The recipe of a model whose family is there. */
export const recipeOf = (name: RecipeName): Recipe | undefined => known.get(name)

export function keepRecipes(family: Family): void {
  for (const [name, recipe] of Object.entries(family)) known.set(name, recipe)
}
