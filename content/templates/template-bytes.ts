import { fallbackSlug, isTemplateSlug, type TemplateSlug } from './template-slugs.ts'
import { templates } from './templates.ts'

const built = new Map<TemplateSlug, Uint8Array>()

/** A new project's document as one Yjs update; an unknown slug gives the maze. Do not change the array: it is kept. */
export function templateBytes(slug: string): Uint8Array {
  const known = isTemplateSlug(slug) ? slug : fallbackSlug
  const bytes = built.get(known) ?? templates[known].build()
  built.set(known, bytes)
  return bytes
}
