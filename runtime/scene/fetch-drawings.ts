import { type ScenePart, sceneParts } from '../../model/kinds/scene-parts.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { recipeOf } from '../models/known-recipes.ts'
import { isRecipeName, loadRecipes, openWorkshop, workshop } from '../models/load-recipes.ts'
import { environmentBuilder, loadSurroundings } from '../models/load-surroundings.ts'

/** Hears of a part of the scene whether it has come. */
export type TellPart = (part: ScenePart, hasCome: boolean) => void

/**
 * Fetches the code that draws these entities, so that afterwards they are drawn at once. Never rejects: what could not be fetched
 * is reported, and its entity tries again by itself.
 */
export async function fetchDrawings(records: readonly FrameEntity[], tell?: TellPart): Promise<void> {
  const waits: Promise<void>[] = []
  if (!workshop() && records.some(({ components }) => components.geometry)) waits.push(openWorkshop())
  for (const part of sceneParts(records)) {
    const code = codeOf(part)
    if (!code) continue
    code.then(
      () => tell?.(part, true),
      () => tell?.(part, false),
    )
    waits.push(code)
  }
  for (const { status, ...result } of await Promise.allSettled(waits)) {
    if (status === 'rejected' && 'reason' in result) reportError(result.reason)
  }
}

function codeOf({ kind, name }: ScenePart): Promise<void> | undefined {
  if (kind === 'surroundings') return environmentBuilder(name) ? undefined : loadSurroundings(name)
  return kind === 'model' && isRecipeName(name) && !recipeOf(name) ? loadRecipes([name]) : undefined
}

/** Whether the code that draws a part is there. */
export const isDrawable = ({ kind, name }: ScenePart): boolean =>
  kind === 'surroundings'
    ? environmentBuilder(name) !== undefined
    : kind === 'model' && isRecipeName(name) && recipeOf(name) !== undefined
