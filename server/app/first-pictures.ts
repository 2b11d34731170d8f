import type { PageId } from '../../protocol/addresses/page-at.ts'
import { smallPicture } from '../../protocol/addresses/small-picture.ts'
import { shownProfile } from '../auth/shown-profile.ts'
import type { Storage } from '../storage/storage.ts'
import { pathSegments } from './path-segments.ts'
import type { SocialCard } from './social-card.ts'

type Needed = Pick<Storage, 'accounts' | 'community' | 'profiles' | 'projects' | 'reports'>

/** Pictures that a visitor sees first on a page, which its script would ask for late. */
export interface FirstPictures {
  /** One large one above all, or some as the first of a list. */
  readonly kind: 'stage' | 'shelf'
  /** Paths on the app's site; at least one. */
  readonly addresses: readonly string[]
}

/** As many as there are in a row on a large window. */
const inFirstRow = 4

/** Letters of a name that a phone shows in one line above the shelf. */
const longestInOneLine = 10

/** The first pictures of a page that does not know from its address alone what it shows; `undefined` where there are none. `card` is the page's; `isSomebody`: who asks is logged in, and their own page has more on it. */
export async function firstPictures(
  storage: Needed,
  page: PageId,
  path: string,
  card: SocialCard | undefined,
  isSomebody: boolean,
): Promise<FirstPictures | undefined> {
  switch (page) {
    case 'project':
      return card && { kind: 'stage', addresses: [card.picture] }
    case 'community':
      return favourite(storage)
    case 'user':
    case 'user-projects':
      return isSomebody ? undefined : shelf(storage, path)
    default:
      return undefined
  }
}

/** As `src/screens/community/Favourite.tsx` asks for it. */
async function favourite({ community }: Needed): Promise<FirstPictures | undefined> {
  const { projects } = await community.search({
    readerId: null,
    isKidProject: true,
    words: [],
    tag: undefined,
    sort: 'liked',
    offset: 0,
    limit: 1,
  })
  const picture = projects[0]?.published?.thumbnail
  return picture ? { kind: 'stage', addresses: [picture] } : undefined
}

async function shelf(storage: Needed, path: string): Promise<FirstPictures | undefined> {
  const [username = ''] = pathSegments(path)
  // Where the shelf stands is known only below a head of the usual height.
  if (username.length > longestInOneLine) return undefined
  const owner = await storage.accounts.byUsername(username)
  const profile = owner && (await shownProfile(storage, null, owner.id))
  if (profile?.about !== '') return undefined
  const projects = await storage.projects.ofOwner(profile.account.id, true)
  const addresses = projects.slice(0, inFirstRow).flatMap(({ published }) => {
    return published ? [smallPicture(published.thumbnail)] : []
  })
  return addresses.length > 0 ? { kind: 'shelf', addresses } : undefined
}
