import type { CommunityProject } from '../../../protocol/http/community.ts'
import type { ProjectSummary } from '../../../protocol/http/project.ts'

export interface CommunitySearch {
  /** Whose likes are told; `null` for a visitor. */
  readonly readerId: string | null
  readonly isKidProject: boolean | undefined
  /** Words that must all be found, as `searchable` makes them. */
  readonly words: readonly string[]
  readonly tag: string | undefined
  readonly sort: 'new' | 'liked' | 'remixed'
  readonly offset: number
  readonly limit: number
}

/** What everybody may find: projects that are published and public, and not in the bin. */
export interface Community {
  search(search: CommunitySearch): Promise<{ projects: readonly CommunityProject[]; count: number }>
  /** Public ones that share tags, words of the title, maker or original with a project; the most alike first. */
  similarTo(projectId: string, readerId: string | null, limit: number): Promise<readonly CommunityProject[]>
  /** What the person has liked and may still see, newest like first. */
  likedBy(userId: string): Promise<readonly CommunityProject[]>
}

/**
 * Where a project comes from and what became of it, as far as somebody (`null`: a visitor) may see that. A project that is shown only to who has
 * its link is not told of, but to its own people.
 */
export interface Remixes {
  /** From the original to the first of all. */
  ancestors(projectId: string, userId: string | null): Promise<readonly ProjectSummary[]>
  /** Those below it, parents before children; `remixOf` is the nearest above that is shown. */
  below(
    projectId: string,
    userId: string | null,
  ): Promise<readonly { readonly project: ProjectSummary; readonly remixOf: string }[]>
}
