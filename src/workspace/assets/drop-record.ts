import { removeAsset } from '../../../commands/asset/remove-asset.ts'
import type { CommandBus } from '../../../commands/core/command-bus.ts'
import type { AssetId } from '../../../model/ids.ts'

/**
 * Takes the project's record of a file away whose bytes went into the bin. `restoreFile` is called once, as soon as the record is back, whoever
 * undid it and how. Answers the way back for both, for a toast.
 */
export function dropRecord(bus: CommandBus, assetId: AssetId, restoreFile: () => void): () => void {
  const verdict = bus.execute(removeAsset, { assetId })
  if (!verdict.ok || !verdict.changed) return restoreFile
  let isBack = false
  const bringBack = () => {
    if (isBack) return
    isBack = true
    stop()
    restoreFile()
  }
  const stop = bus.subscribe(() => {
    if (bus.project.assets.some(({ id }) => id === assetId)) bringBack()
  })
  return () => {
    bus.undoCommand(verdict.commandId)
    bringBack()
  }
}
