import { familyOf } from './family-of.ts'
import type { Family, Recipe, RecipeName } from './recipe.ts'

const known = new Map<string, Recipe>()
let tools: typeof import('./workshop.ts') | undefined

/** What models and shapes are built with; `undefined` until `openWorkshop` has fetched it. */
export const workshop = (): typeof import('./workshop.ts') | undefined => tools

/** Rejects when it cannot be fetched; a later call tries again. */
export async function openWorkshop(): Promise<void> {
  tools ??= await import('./workshop.ts')
}

export const isRecipeName = (name: unknown): name is RecipeName =>
  typeof name === 'string' && Object.hasOwn(familyOf, name)

/** The recipe of a model whose family is there. */
export const recipeOf = (name: RecipeName): Recipe | undefined => known.get(name)

/** Fetches the recipes that are not there yet, and the workshop. Rejects when one cannot be fetched; a later call tries again. */
export async function loadRecipes(names: Iterable<RecipeName>): Promise<void> {
  const families = new Set<() => Promise<Family>>()
  for (const name of names) if (!known.has(name)) families.add(familyOf[name])
  const [loaded] = await Promise.all([Promise.all([...families].map((load) => load())), openWorkshop()])
  for (const family of loaded) for (const [name, recipe] of Object.entries(family)) known.set(name, recipe)
}
