import { familyOf } from './family-of.ts'
import { keepRecipes, recipeOf } from './known-recipes.ts'
import type { Family, RecipeName } from './recipe.ts'

let tools: typeof import('./workshop.ts') | undefined

/** What models and shapes are built with; `undefined` until `openWorkshop` has fetched it. */
export const workshop = (): typeof import('./workshop.ts') | undefined => tools

/** Rejects when it cannot be fetched; a later call tries again. */
export async function openWorkshop(): Promise<void> {
  tools ??= await import('./workshop.ts')
}

export const isRecipeName = (name: unknown): name is RecipeName =>
  typeof name === 'string' && Object.hasOwn(familyOf, name)

/** Fetches the recipes that are not there yet, and the workshop. Rejects when one cannot be fetched; a later call tries again. */
export async function loadRecipes(names: Iterable<RecipeName>): Promise<void> {
  const families = new Set<() => Promise<Family>>()
  for (const name of names) if (!recipeOf(name)) families.add(familyOf[name])
  const [loaded] = await Promise.all([Promise.all([...families].map((load) => load())), openWorkshop()])
  loaded.forEach(keepRecipes)
}
