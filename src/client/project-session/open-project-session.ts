import * as Y from 'yjs'
import type { Opening } from '../../../machines/project-loading/project-loading-machine.ts'
import { isNewerDocument } from '../../../model/document/is-newer-document.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { beginSession } from './begin-session.ts'
import { whenClosed } from './closing-sessions.ts'
import { type EpochShare, shareEpoch } from './epoch-lock.ts'
import { type FoundEpoch, nothingLeftBehind, unknownEpoch } from './epoch-pointer.ts'
import { fillFromTabs } from './fill-from-tabs.ts'
import { findEpoch } from './find-epoch.ts'
import type { LiveSession } from './live-session.ts'
import { LocalStore } from './local-store.ts'
import { readStored } from './read-stored.ts'
import { rebuildAlone } from './rebuild-alone.ts'
import { rescueFile } from './rescue-file.ts'
import type { SessionOptions } from './session-options.ts'
import type { StorageDamage } from './storage-damage.ts'
import { storeName } from './store-name.ts'
import { requestTabLock, type TabLock } from './tab-lock.ts'
import { tidyEpochs } from './tidy-epochs.ts'

/**
 * Opens a project in this tab. One tab of the browser writes the journal and the document's store and talks to the server;
 * the others exchange changes with it and take over when it goes. What cannot be read is refused and left as it is, never
 * opened as an empty project, with a file of what there is. What this page has left before is stored first.
 */
export async function openProjectSession(options: SessionOptions): Promise<Opening<LiveSession>> {
  await whenClosed(options.localId)
  return openWithLock(options, requestTabLock(options.localId))
}

/** `isTurn`: this tab holds the lock by now, whether it got it at once or not. */
async function openWithLock(
  options: SessionOptions,
  lock: TabLock,
  isTurn = false,
): Promise<Opening<LiveSession>> {
  const isFirst = isTurn || (await lock.isFirst)
  const share: EpochShare = { release: await shareEpoch(options.localId) }
  try {
    return await openShared(options, lock, isFirst, share)
  } catch (error) {
    // Kept, they would keep the other tabs from writing as long as this page lives.
    share.release()
    void lock.release()
    throw error
  }
}

/** Opens it with a share in its epoch, which is another one after a rebuild that came to nothing. */
async function openShared(
  options: SessionOptions,
  lock: TabLock,
  isFirst: boolean,
  share: EpochShare,
): Promise<Opening<LiveSession>> {
  const { localId, room, start } = options
  const { document, loaded } = openDocument()
  const pointer = await findEpoch(options)
  const { found } = pointer
  const epoch = found?.epoch ?? unknownEpoch
  const store = new LocalStore(found && storeName(localId, epoch), document)
  const refuse = async (code: ErrorCode): Promise<Opening<LiveSession>> => {
    store.close()
    share.release()
    void lock.release()
    const rescue = rescueFile(document).catch(() => null) // what makes files did not come; asking again opens it again
    document.destroy()
    return { ok: false, code, rescue: await rescue }
  }

  const read = await readStored({ ...options, ...pointer, store, document, isFirst })
  if ('refused' in read) return refuse(read.refused)
  const { states, damages } = read.stored
  const hasScenes = (): boolean => document.getMap('scenes').size > 0
  const isToFill = !isFirst && !hasScenes() && (start !== null || !room)
  const filled = isToFill
    ? await fillFromTabs({ name: storeName(localId, epoch), document, hasScenes, lock })
    : { isTurn: false, isEdited: false }
  if (filled.isTurn && !hasScenes()) {
    // Whoever had it may have stored it since this tab looked.
    store.close()
    share.release()
    document.destroy()
    return openWithLock(options, lock, true)
  }
  const begins = start !== null && !hasScenes()
  if (begins) Y.applyUpdate(document, start, 'template')
  if (isNewerDocument(document)) return refuse('project.newer-version')
  if (!room && !hasScenes()) return refuse('project.stored-missing')

  // Before a rebuild, which lets go of epochs further back.
  const toTell = found?.leftBehind ?? nothingLeftBehind
  const leftBehind = isFirst && found ? await tidyEpochs(localId, found) : toTell
  const mayRebuild = isFirst && !room && damages.length === 0
  const { isRebuilt, faults } = mayRebuild
    ? await rebuildAlone({ localId, document, states, share })
    : { isRebuilt: false, faults: [] }
  if (isRebuilt) {
    store.close()
    document.destroy()
    return openWithLock(options, lock)
  }

  const session = beginSession({
    ...options,
    isStored: options.isStored || filled.isEdited,
    document,
    store,
    lock,
    isAhead: begins || !isFirst,
    isFirst,
    epoch,
    release: share.release,
    leftBehind,
    states,
    loaded,
    damages: [...damagesOf(found), ...damages],
    faults,
  })
  // Not before whoever opens it has it.
  if (filled.isEdited && !options.isStored) setTimeout(options.onOtherEdits)
  return { ok: true, session }
}

const damagesOf = (found: FoundEpoch | undefined): readonly StorageDamage[] =>
  found?.isPointerLost
    ? [{ code: 'storage.damaged', store: 'epochs', part: 'epochs', at: found.epoch, why: 'pointer' }]
    : []
