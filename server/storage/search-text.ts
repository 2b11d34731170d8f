import { isKidsTag, kidsTags } from '../../protocol/tags/kids-tags.ts'

/** A text as searches compare it: the same on every database, which agree on nothing but lower-case letters a to z. */
export const searchable = (text: string): string => text.normalize('NFKC').toLowerCase()

/** What a project is found by: its title, description, maker, and its tags in both languages. */
export function searchText(project: {
  readonly displayName: string
  readonly description: string
  readonly username: string
  readonly tags: readonly string[]
}): string {
  const words = project.tags.flatMap((tag) => (isKidsTag(tag) ? [kidsTags[tag].en, kidsTags[tag].de] : []))
  return searchable([project.displayName, project.description, project.username, ...words].join('\n'))
}
