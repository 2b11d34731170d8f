import { sql } from 'kysely'
import type { CommunityProject } from '../../../protocol/http/community.ts'
import { searchable } from '../search-text.ts'

const wordsOf = (title: string): readonly string[] => searchable(title).match(/[\p{L}\p{N}]{3,}/gu) ?? []

const countShared = (some: readonly string[], others: readonly string[]): number =>
  new Set(some.filter((one) => others.includes(one))).size

const originalOf = ({ remixedFrom, username, name }: CommunityProject): string =>
  remixedFrom ? `${remixedFrom.username}/${remixedFrom.name}` : `${username}/${name}`

/** Points for what two projects have in common; 0 for nothing. */
export function howAlike(one: CommunityProject, other: CommunityProject): number {
  return (
    3 * countShared(one.tags, other.tags) +
    2 * countShared(wordsOf(one.displayName), wordsOf(other.displayName)) +
    (originalOf(one) === originalOf(other) ? 3 : 0) +
    (one.username === other.username ? 1 : 0)
  )
}

/** Words of a title that the database looks for. */
const mostWords = 20

interface Compared extends Pick<CommunityProject, 'tags' | 'displayName'> {
  readonly projectId: string
  readonly ownerId: string
  readonly originalId: string | null
}

/** As many points as `howAlike` can give a row of `project`, or more: words count wherever the row is found by them. */
export function mostAlike({ projectId, ownerId, originalId, tags, displayName }: Compared) {
  const words = [...new Set(wordsOf(displayName))].slice(0, mostWords)
  const ofWords = words.map(
    (word) => sql`case when project.search_text like ${`%${word}%`} then 2 else 0 end`,
  )
  const origins = [originalId ?? projectId, projectId]
  return sql<number>`(
    3 * (select count(*) from project_tag where project_tag.project_id = project.id and project_tag.tag in (${sql.join([...tags, ''])}))
    + case when project.remixed_from_id in (${sql.join(origins)}) or project.id = ${origins[0]} then 3 else 0 end
    + case when project.owner_id = ${ownerId} then 1 else 0 end
    + ${sql.join([sql`0`, ...ofWords], sql` + `)})`
}
