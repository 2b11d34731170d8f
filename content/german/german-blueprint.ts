import type { SceneBlueprint } from '../templates/scene-blueprint.ts'
import type { TemplateSlug } from '../templates/template-slugs.ts'
import { worldIn } from '../templates/world-in.ts'
import { germanTemplates } from './german-templates.ts'
import { germanThings } from './german-things.ts'

/** Reserved for the German scenes (`model/document/reserved-client-ids`), which have other bytes: that of the English one + 100. */
const germanIds = 100

/** The starter scenes that have German words; the others are English for everybody. */
export const germanSlugs: readonly TemplateSlug[] = [
  'treehouse',
  'maze-terrain',
  'minecraft-terrain',
  'castle',
  'village',
  'space',
  'rocket-launch',
  'arena',
  'blank',
  'ar',
]

/** A starter scene in German; `null` for one that is English for everybody. */
export function inGerman(blueprint: SceneBlueprint): SceneBlueprint | null {
  if (!germanSlugs.some((slug) => slug === blueprint.slug)) return null
  const clientId = blueprint.clientId + germanIds
  return { ...worldIn(blueprint, { ...germanThings, ...germanTemplates }, 'de'), clientId }
}
