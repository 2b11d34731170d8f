import * as Y from 'yjs'
import type { Opening } from '../../../machines/project-loading/project-loading-machine.ts'
import { isNewerDocument } from '../../../model/document/is-newer-document.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import { nextEpoch } from '../../../model/epochs/next-epoch.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import type { NextEpoch } from './begin-epoch.ts'
import { whenClosed } from './closing-sessions.ts'
import { readDocumentRows } from './document-rows.ts'
import { endEpoch, shareEpoch } from './epoch-lock.ts'
import {
  type FoundEpoch,
  firstEpoch,
  type LeftBehind,
  nothingLeftBehind,
  readEpoch,
  unknownEpoch,
} from './epoch-pointer.ts'
import { fillFromTabs } from './fill-from-tabs.ts'
import { forgetOldEpochs } from './forget-old-epochs.ts'
import { LiveSession } from './live-session.ts'
import { hasGaps } from './load-document.ts'
import { LocalStore, type StoredProject } from './local-store.ts'
import { mendPointer } from './mend-pointer.ts'
import { rescueFile } from './rescue-file.ts'
import type { SessionOptions } from './session-options.ts'
import type { StorageDamage } from './storage-damage.ts'
import { storeName } from './store-name.ts'
import { openedEpochs } from './stores-on-disk.ts'
import { requestTabLock, type TabLock } from './tab-lock.ts'

/** How long a rebuild waits for a tab that opens at the same moment; it is done at the next opening then. */
const rebuildPatienceMs = 1_000

const nothingStored: StoredProject = { states: new Map(), damages: [] }

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
  const share = { release: await shareEpoch(options.localId) }
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
  share: { release: () => void },
): Promise<Opening<LiveSession>> {
  const { localId, room, start, tab } = options
  const { document, loaded } = openDocument()
  const pointer = await findEpoch(options)
  const epoch = pointer.found?.epoch ?? unknownEpoch
  const store = new LocalStore(pointer.found && storeName(localId, epoch), document)
  const refuse = async (code: ErrorCode): Promise<Opening<LiveSession>> => {
    store.close()
    share.release()
    void lock.release()
    const rescue = rescueFile(document).catch(() => null) // what makes files did not come; asking again opens it again
    document.destroy()
    return { ok: false, code, rescue: await rescue }
  }

  if (pointer.isNewer) {
    const newest = (await openedEpochs(localId)).at(-1)
    if (newest) await readDocumentAlone(storeName(localId, newest), document)
    return refuse('project.newer-version')
  }
  let stored = nothingStored
  if (options.isStored)
    try {
      stored = await store.load(isFirst)
    } catch (error) {
      const isNewer = isVersionError(error)
      if (isNewer || !room) {
        if (pointer.found) await readDocumentAlone(storeName(localId, epoch), document)
        return refuse(isNewer ? 'project.newer-version' : 'project.storage-unreadable')
      }
      // The server has it; the header says that nothing can be kept here.
    }
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
  const found = pointer.found?.leftBehind ?? nothingLeftBehind
  const leftBehind = isFirst && pointer.found ? await tidyEpochs(localId, pointer.found) : found
  const faults: unknown[] = []
  const mayRebuild = isFirst && !room && stored.damages.length === 0
  const base = mayRebuild ? nextEpoch(document, (error) => faults.push(error)) : undefined
  if (base) {
    share.release()
    const isRebuilt = await endEpoch(localId, rebuildPatienceMs, () =>
      rebuild(localId, { base, ended: document, clientId: document.clientID, states: stored.states }),
    )
    if (isRebuilt) {
      store.close()
      document.destroy()
      return openWithLock(options, lock)
    }
    share.release = await shareEpoch(localId)
  }

  const states = [...stored.states]
  const [latest] = states
  // A tab finds its own undo again; one that opens when no other is there goes on with the last one's.
  const own = states.find(([name]) => name === tab) ?? (isFirst ? latest : undefined)
  const unacknowledged = latest?.[1].waiting ?? 0
  const session = new LiveSession({
    ...options,
    isStored: options.isStored || filled.isEdited,
    document,
    store,
    lock,
    unacknowledged,
    isAhead: begins || !isFirst,
    isFirst,
    epoch,
    release: share.release,
    leftBehind,
    states: stored.states,
  })
  if (own) session.restoreUndo(own[1].undo)
  loaded()
  session.begin()
  for (const damage of [...damagesOf(pointer.found), ...stored.damages]) session.note('error', { ...damage })
  for (const fault of faults) session.note('error', { code: 'document.not-rebuilt', message: String(fault) })
  if (hasGaps(document)) session.note('error', { code: 'document.gaps' })
  for (const { type, code } of session.leftBehind.get().refused)
    session.note('error', { code, command: type })
  // Not before whoever opens it has it.
  if (filled.isEdited && !options.isStored) setTimeout(options.onOtherEdits)
  return { ok: true, session }
}

/** Rebuilds a project that lives in this browser only; for when no other tab has it. */
async function rebuild(
  localId: string,
  next: Pick<NextEpoch, 'base' | 'ended' | 'clientId' | 'states'>,
): Promise<boolean> {
  const whole = { localId, ...next, entries: [], leftBehind: nothingLeftBehind }
  try {
    // Few are rebuilt, and never twice in a row.
    const { beginEpoch } = await import('./begin-epoch.ts')
    return await beginEpoch(whole)
  } catch {
    return false // no room for two, or what rebuilds did not come: the project stays as it is
  }
}

/** Which of the stores counts. Without a word on that none is touched; a project that was never stored has none yet. */
async function findEpoch({
  localId,
  isStored,
}: SessionOptions): Promise<{ readonly found?: FoundEpoch; readonly isNewer: boolean }> {
  try {
    return { found: await readEpoch(localId), isNewer: false }
  } catch (error) {
    return isStored ? { isNewer: isVersionError(error) } : { found: firstEpoch, isNewer: false }
  }
}

/** Points to the epoch that counts where that was lost, then lets go of those before it. Returns what is to be told of them. */
async function tidyEpochs(
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

const damagesOf = (found: FoundEpoch | undefined): readonly StorageDamage[] =>
  found?.isPointerLost
    ? [{ code: 'storage.damaged', store: 'epochs', part: 'epochs', at: found.epoch, why: 'pointer' }]
    : []

const isVersionError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError'

/** What can be read of the document where the journal cannot: for the file of what there is. */
async function readDocumentAlone(localId: string, document: Y.Doc): Promise<void> {
  const { updates } = await readDocumentRows(localId).catch(() => ({ updates: [] })) // then there is nothing to be had
  for (const update of updates) Y.applyUpdate(document, update)
}
