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
