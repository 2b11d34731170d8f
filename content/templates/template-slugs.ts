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
] as const

export type TemplateSlug = (typeof templateSlugs)[number]

/** What `/template/{slug}` shows for a slug that nobody knows (spec, 'Scene templates'). */
export const fallbackSlug = 'maze-terrain'

export const isTemplateSlug = (slug: string): slug is TemplateSlug =>
  templateSlugs.some((known) => known === slug)
