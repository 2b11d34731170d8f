import type { buildEnvironment } from './build-environment.ts'
import { loadRecipes } from './load-recipes.ts'

let build: typeof buildEnvironment | undefined

/** Draws the environment; `undefined` until its code is there. */
export const environmentBuilder = (): typeof buildEnvironment | undefined => build

/** Fetches all that environments are drawn with. Rejects when it cannot be fetched; a later call tries again. */
export async function loadSurroundings(): Promise<void> {
  if (build) return
  const [module] = await Promise.all([import('./build-environment.ts'), loadRecipes(['tree'])])
  build = module.buildEnvironment
}
