import type { Environment } from '../../model/components/environment.ts'
import type { buildEnvironment } from './build-environment.ts'
import { recipeOf } from './known-recipes.ts'
import { loadRecipes } from './load-recipes.ts'
import type { RecipeName } from './recipe.ts'

type Preset = Environment['preset']

/** Models that stand around in an environment. */
const grown: Readonly<Partial<Record<Preset, readonly RecipeName[]>>> = {
  forest: ['tree'],
  desert: ['cactus', 'rock'],
  snow: ['tree'],
  night: ['tree'],
  island: ['palm', 'rock'],
  sunset: ['tree'],
}

let build: typeof buildEnvironment | undefined

/** Draws an environment of this preset; `undefined` until its code is there. */
export const environmentBuilder = (preset: Preset): typeof buildEnvironment | undefined =>
  grown[preset]?.every(recipeOf) === false ? undefined : build

/** Fetches all that such an environment is drawn with. Rejects when it cannot be fetched; a later call tries again. */
export async function loadSurroundings(preset: Preset): Promise<void> {
  const [module] = await Promise.all([import('./build-environment.ts'), loadRecipes(grown[preset] ?? [])])
  build = module.buildEnvironment
}
