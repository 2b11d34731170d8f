import { useSearchParams } from 'react-router-dom'
import type { CommunityWish } from '../../../machines/community/community-machine.ts'
import { isKidsTag } from '../../../protocol/tags/kids-tags.ts'

/** Everything, the newest first. */
const usual: CommunityWish = { q: '', tag: null, sort: 'new' }

const sorts = ['new', 'liked', 'remixed'] as const

export const isEverything = ({ q, tag, sort }: CommunityWish): boolean =>
  q === usual.q && tag === usual.tag && sort === usual.sort

/** What is looked for, kept in the address, so that it can be sent to somebody and gone back to. */
export function useWish(): {
  readonly wish: CommunityWish
  readonly change: (change: Partial<CommunityWish>) => void
} {
  const [search, setSearch] = useSearchParams()
  const tag = search.get('tag')
  const wish: CommunityWish = {
    q: (search.get('q') ?? usual.q).slice(0, 100),
    tag: tag !== null && isKidsTag(tag) ? tag : usual.tag,
    sort: sorts.find((sort) => sort === search.get('sort')) ?? usual.sort,
  }
  return {
    wish,
    change(change) {
      const next = { ...wish, ...change }
      const rest = new URLSearchParams(search)
      for (const name of ['q', 'tag', 'sort'] as const) {
        const value = next[name]
        if (value === null || value === usual[name]) rest.delete(name)
        else rest.set(name, value)
      }
      // Words come letter by letter: going back leads to the search before them.
      setSearch(rest, { replace: change.q !== undefined })
    },
  }
}
