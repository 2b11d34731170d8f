import type { SceneBlueprint } from '../templates/scene-blueprint.ts'
import { sceneBytes } from '../templates/scene-bytes.ts'
import { templateBytes } from '../templates/template-bytes.ts'
import { isTemplateSlug } from '../templates/template-slugs.ts'
import { templates } from '../templates/templates.ts'
import { inGerman } from './german-blueprint.ts'

/** The starter scene of a slug in German; `null` for one that is English for everybody. */
export const germanBlueprint = (slug: string): SceneBlueprint | null =>
  isTemplateSlug(slug) ? inGerman(templates[slug].blueprint) : null

const built = new Map<string, Uint8Array>()

/** As `templateBytes`, in German where the scene has German words. */
export function germanTemplateBytes(slug: string): Uint8Array {
  const blueprint = germanBlueprint(slug)
  if (!blueprint) return templateBytes(slug)
  const bytes = built.get(slug) ?? sceneBytes(blueprint)
  built.set(slug, bytes)
  return bytes
}
