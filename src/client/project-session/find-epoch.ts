import { type FoundEpoch, firstEpoch, readEpoch } from './epoch-pointer.ts'
import { isVersionError } from './is-version-error.ts'
import type { SessionOptions } from './session-options.ts'

/** What `findEpoch` found. */
export interface FoundPointer {
  /** Missing where the pointer cannot be read. */
  readonly found?: FoundEpoch
  /** A newer version of the app has written it. */
  readonly isNewer: boolean
}

/** Which of the stores counts. Without a word on that none is touched; a project that was never stored has none yet. */
export async function findEpoch({
  localId,
  isStored,
}: Pick<SessionOptions, 'localId' | 'isStored'>): Promise<FoundPointer> {
  try {
    return { found: await readEpoch(localId), isNewer: false }
  } catch (error) {
    return isStored ? { isNewer: isVersionError(error) } : { found: firstEpoch, isNewer: false }
  }
}
