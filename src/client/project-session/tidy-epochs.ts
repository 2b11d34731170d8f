import type { FoundEpoch, LeftBehind } from './epoch-pointer.ts'
import { forgetOldEpochs } from './forget-old-epochs.ts'
import { mendPointer } from './mend-pointer.ts'

/** Points to the epoch that counts where that was lost, then lets go of those before it. Returns what is to be told of them. */
export async function tidyEpochs(
  localId: string,
  { epoch, isPointerLost, leftBehind }: FoundEpoch,
): Promise<LeftBehind> {
  try {
    const all = isPointerLost ? await mendPointer(localId, epoch) : leftBehind
    void forgetOldEpochs(localId, epoch).catch(() => {}) // tried again at the next opening
    return all
  } catch {
    return leftBehind // there is no room for it: all stays as it is, and is tried again at the next opening
  }
}
