import { storeAsset } from '../../../commands/asset/store-asset.ts'
import type { CommandBus } from '../../../commands/core/command-bus.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { deviceFiles } from './device-files.ts'
import { isOwner, ownersOf } from './device-owners.ts'
import { mimeOfKey } from './file-kinds.ts'
import { filePath } from './file-path.ts'
import { serverShelf } from './server-shelf.ts'

/**
 * Sends what somebody who has just logged in has on this device to their account, with the files of the open project, and tells the project where they are now. What could not be sent stays
 * here and is tried again the next time; answers why, `null` when all went well. Files stay on the device too, so that they are there without a network.
 */
export async function bringUp(account: string, bus: CommandBus): Promise<ErrorCode | null> {
  underWay = underWay.then(() => send(account, bus))
  const trouble = await underWay
  await tellProject(account, bus)
  return trouble
}

/** One after the other: logging in and publishing may both ask at the same time. */
let underWay: Promise<ErrorCode | null> = Promise.resolve(null)

async function send(account: string, bus: CommandBus): Promise<ErrorCode | null> {
  let trouble: ErrorCode | null = null
  const ofProject = bus.project.assets.map(({ key }) => key)
  for (const waiting of await deviceFiles.unsent(account, ofProject)) {
    const { key, type, name, bytes, storedAs } = waiting
    const file = new File([bytes], `${name}.${key.slice(key.lastIndexOf('.') + 1)}`, {
      type: mimeOfKey(key) ?? '',
    })
    const sent = await serverShelf.add({ file, type, onProgress: () => {} })
    if (sent.ok) {
      // A visitor's file went along with a visitor's project: it is this account's now, and no longer for whoever comes next.
      const others = ownersOf(waiting).filter(
        (owner) => owner !== account && (owner !== null || isOwner(waiting, account)),
      )
      await deviceFiles.change(key, {
        storedAs: { ...storedAs, [account]: sent.item.key },
        owners: [...others, account],
      })
    } else trouble = sent.code
    if (!sent.ok && sent.code === 'general.offline') break
  }
  return trouble
}

/** Also for a project that was not open when its files were sent. */
async function tellProject(account: string, bus: CommandBus): Promise<void> {
  for (const { id, key, link } of bus.project.assets) {
    const stored = link === '' ? (await deviceFiles.get(key))?.storedAs[account] : undefined
    if (stored === undefined) continue
    bus.execute(storeAsset, { assetId: id, key: stored, link: filePath(stored), isDisabled: false })
  }
}
