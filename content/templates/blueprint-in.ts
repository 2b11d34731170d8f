import type { CodeLocale } from '../../language/locale.ts'
import { loadBlueprint } from './load-blueprint.ts'
import type { SceneBlueprint } from './scene-blueprint.ts'

/**
 * A starter scene in a language as far as the scene speaks it, with nothing fetched but that scene. The words of others than English are
 * fetched for it; without them it is English.
 */
export async function blueprintIn(slug: string, locale: CodeLocale): Promise<SceneBlueprint> {
  const blueprint = await loadBlueprint(slug)
  if (locale === 'en') return blueprint
  const german = await import('../german/german-blueprint.ts').catch(() => null)
  return german?.inGerman(blueprint) ?? blueprint
}
