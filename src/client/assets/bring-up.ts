import { storeAsset } from '../../../commands/asset/store-asset.ts'
import type { CommandBus } from '../../../commands/core/command-bus.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import type { DeviceFile } from './device-database.ts'
import { deviceFiles } from './device-files.ts'
import { isOwner, ownersOf } from './device-owners.ts'
import { mimeOfKey } from './file-kinds.ts'
import { filePath } from './file-path.ts'
import { sentCount } from './sent-count.ts'
import { serverShelf } from './server-shelf.ts'

/**
 * Sends what somebody who has just logged in has on this device to their account, with the files of the open project, and tells the project where they are now. What could not be sent stays
 * here and is tried again the next time; answers why, `null` when all went well. Files stay on the device too, so that they are there without a network.
 */
export async function bringUp(account: string, bus: CommandBus): Promise<ErrorCode | null> {
  underWay = underWay.then(() => send(account, bus)).catch(() => 'general.failed')
  const trouble = await underWay
  await tellProject(account, bus)
  return trouble
}

/** One after the other: logging in and publishing may both ask at the same time. */
let underWay: Promise<ErrorCode | null> = Promise.resolve(null)

async function send(account: string, bus: CommandBus): Promise<ErrorCode | null> {
  let trouble: ErrorCode | null = null
  let hasSent = false
  const ofProject = bus.project.assets.map(({ key }) => key)
  for (const waiting of await deviceFiles.unsent(account, ofProject)) {
    const code = await sendOne(waiting, account)
    if (code === null) hasSent = true
    else trouble = code
    if (code === 'general.offline') break
  }
  if (hasSent) sentCount.set(sentCount.get() + 1)
  return trouble
}

/** A file whose bytes the browser has lost holds nothing else up. */
async function sendOne(waiting: DeviceFile, account: string): Promise<ErrorCode | null> {
  const { key, type, name, bytes, storedAs } = waiting
  try {
    const file = new File([bytes], `${name}.${key.slice(key.lastIndexOf('.') + 1)}`, {
      type: mimeOfKey(key) ?? '',
    })
    const sent = await serverShelf.add({ file, type, onProgress: () => {} })
    if (!sent.ok) return sent.code
    // A visitor's file went along with a visitor's project: it is this account's now, and no longer for whoever comes next.
    const others = ownersOf(waiting).filter(
      (owner) => owner !== account && (owner !== null || isOwner(waiting, account)),
    )
    const stored = { ...storedAs, [account]: sent.item.key }
    await deviceFiles.change(key, { storedAs: stored, owners: [...others, account] })
    return null
  } catch {
    return 'asset.unreadable'
  }
}

/** Also for a project that was not open when its files were sent. */
async function tellProject(account: string, bus: CommandBus): Promise<void> {
  for (const { id, key, link } of bus.project.assets) {
    const stored =
      link === '' ? (await deviceFiles.get(key).catch(() => undefined))?.storedAs[account] : undefined
    if (stored === undefined) continue
    bus.execute(storeAsset, { assetId: id, key: stored, link: filePath(stored), isDisabled: false })
  }
}
