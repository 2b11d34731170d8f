import type { CodeLocale } from '../../language/locale.ts'
import { loadBlueprint } from './load-blueprint.ts'
import { sceneBytes } from './scene-bytes.ts'

/**
 * As `templateBytes`, in a language as far as the scene speaks it, with nothing fetched but that scene. The words of others than English are
 * fetched for it; without them it is English.
 */
export async function templateBytesIn(slug: string, locale: CodeLocale): Promise<Uint8Array> {
  const blueprint = await loadBlueprint(slug)
  if (locale === 'en') return sceneBytes(blueprint)
  const german = await import('../german/german-blueprint.ts').catch(() => null)
  return sceneBytes(german?.inGerman(blueprint) ?? blueprint)
}
