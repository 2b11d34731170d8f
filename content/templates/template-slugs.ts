/** The starter scenes that exist, by which `/template/{slug}` names them. Their worlds are elsewhere: who only knows the names need not fetch them. */
const templateSlugs = [
  'treehouse',
  'maze-terrain',
  'minecraft-terrain',
  'castle',
  'village',
  'arena',
  'rocket-launch',
  'space',
  'blank',
  'ar',
] as const

export type TemplateSlug = (typeof templateSlugs)[number]

/** Those that one chooses by a tile: what begins a world for the room the spec has apart. */
export type TileSlug = Exclude<TemplateSlug, 'ar'>
export const isTileSlug = (slug: string): slug is TileSlug => slug !== 'ar' && isTemplateSlug(slug)

/** What `/template/{slug}` shows for a slug that nobody knows (spec, 'Scene templates'). */
export const fallbackSlug = 'maze-terrain'

export const isTemplateSlug = (slug: string): slug is TemplateSlug =>
  templateSlugs.some((known) => known === slug)
