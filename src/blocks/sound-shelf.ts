import type { LibraryItem } from '../../machines/asset-library/library-item.ts'
import { openShelf } from '../client/assets/open-shelf.ts'

/** The newest sound files of somebody, on the server or on this device; none where they cannot be asked for. */
export async function soundShelf(account: string | null): Promise<readonly LibraryItem[]> {
  const loaded = await openShelf(account).list({ type: 'sounds', search: '', startKey: undefined })
  return loaded.ok ? loaded.page.items.filter(({ isDisabled }) => !isDisabled) : []
}

/** Lets a file be heard that the project does not have, in place of the one before. */
export function playItem({ link }: LibraryItem): void {
  player.src = link
  // A file that cannot be played stays silent: what is wrong with it is said where it is kept.
  player.play().catch(() => undefined)
}

const player = new Audio()
