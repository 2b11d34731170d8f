import type { SceneBlueprint } from '../templates/scene-blueprint.ts'
import { sceneBytes } from '../templates/scene-bytes.ts'
import { templateBytes } from '../templates/template-bytes.ts'
import { isTemplateSlug, type TemplateSlug, templates } from '../templates/templates.ts'
import { worldIn } from '../templates/world-in.ts'
import { germanTemplates } from './german-templates.ts'
import { germanThings } from './german-things.ts'

/** Reserved for the German scenes (`model/document/reserved-client-ids`), which have other bytes: that of the English one + 100. */
const germanIds = 100

/** The starter scenes that have German words; the others are English for everybody. */
export const germanSlugs: readonly TemplateSlug[] = [
  'treehouse',
  'maze-terrain',
  'castle',
  'village',
  'blank',
]

/** A starter scene in German; `null` for one that is English for everybody. */
export function germanBlueprint(slug: string): SceneBlueprint | null {
  if (!isTemplateSlug(slug) || !germanSlugs.includes(slug)) return null
  const { blueprint } = templates[slug]
  const clientId = blueprint.clientId + germanIds
  return { ...worldIn(blueprint, { ...germanThings, ...germanTemplates }, 'de'), clientId }
}

const built = new Map<string, Uint8Array>()

/** As `templateBytes`, in German where the scene has German words. */
export function germanTemplateBytes(slug: string): Uint8Array {
  const blueprint = germanBlueprint(slug)
  if (!blueprint) return templateBytes(slug)
  const bytes = built.get(slug) ?? sceneBytes(blueprint)
  built.set(slug, bytes)
  return bytes
}
