import { Environment } from '../../model/components/environment.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { recipeOf } from '../models/known-recipes.ts'
import { isRecipeName, loadRecipes, openWorkshop, workshop } from '../models/load-recipes.ts'
import { environmentBuilder, loadSurroundings } from '../models/load-surroundings.ts'
import type { RecipeName } from '../models/recipe.ts'

/**
 * Fetches the code that draws these entities, so that afterwards they are drawn at once. Never rejects: what could not be fetched
 * is reported, and its entity tries again by itself.
 */
export async function fetchDrawings(records: readonly FrameEntity[]): Promise<void> {
  const names = new Set<RecipeName>()
  const presets = new Set<Environment['preset']>()
  let hasShape = false
  for (const { kind, components } of records) {
    const name = recipeNameOf(kind, components)
    if (isRecipeName(name) && !recipeOf(name)) names.add(name)
    const { data: environment } = Environment.safeParse(components.environment)
    if (environment && !environmentBuilder(environment.preset)) presets.add(environment.preset)
    if (components.geometry) hasShape = true
  }
  const waits: Promise<void>[] = []
  if (hasShape && !workshop()) waits.push(openWorkshop())
  if (names.size > 0) waits.push(loadRecipes(names))
  for (const preset of presets) waits.push(loadSurroundings(preset))
  for (const { status, ...result } of await Promise.allSettled(waits)) {
    if (status === 'rejected' && 'reason' in result) reportError(result.reason)
  }
}

function recipeNameOf(kind: string, { avatar, hotspot, model }: FrameEntity['components']): unknown {
  if (kind === 'player') return `${avatar?.style ?? 'kid'}-avatar`
  return hotspot ? `${hotspot.sign}-hotspot` : model?.name
}
