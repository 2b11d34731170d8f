import * as Y from 'yjs'
import type { Opening } from '../../../machines/project-loading/project-loading-machine.ts'
import { isNewerDocument } from '../../../model/document/is-newer-document.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import { compactDocument } from '../../../model/epochs/compact-document.ts'
import { needsCompaction } from '../../../model/epochs/needs-compaction.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { beginEpoch, forgetOldEpochs } from './begin-epoch.ts'
import { readDocumentRows } from './document-rows.ts'
import { endEpoch, shareEpoch } from './epoch-lock.ts'
import { nothingLeftBehind, readEpoch, storeName } from './epoch-pointer.ts'
import { LiveSession } from './live-session.ts'
import { hasGaps } from './load-document.ts'
import { LocalStore, type StoredProject } from './local-store.ts'
import { rescueFile } from './rescue-file.ts'
import type { SessionOptions } from './session-options.ts'
import type { StoredState } from './stored-state.ts'
import { requestTabLock, type TabLock } from './tab-lock.ts'

/** How long a rebuild waits for a tab that opens at the same moment; it is done at the next opening then. */
const rebuildPatienceMs = 1_000

const nothingStored: StoredProject = { states: new Map(), damages: [] }

/**
 * Opens a project in this tab. One tab of the browser writes the journal and the document's store and talks to the server;
 * the others exchange changes with it and take over when it goes. What cannot be read is refused and left as it is, never
 * opened as an empty project, with a file of what there is.
 */
export function openProjectSession(options: SessionOptions): Promise<Opening<LiveSession>> {
  return openWithLock(options, requestTabLock(options.localId))
}

async function openWithLock(options: SessionOptions, lock: TabLock): Promise<Opening<LiveSession>> {
  const { localId, room, start, tab } = options
  const isFirst = await lock.isFirst
  let release = await shareEpoch(localId)
  const { document, loaded } = openDocument()
  const pointer = await readEpoch(localId).catch(() => undefined) // no storage: the store will say so itself
  const epoch = pointer?.epoch ?? 1
  const store = new LocalStore(storeName(localId, epoch), document)
  const refuse = (code: ErrorCode): Opening<LiveSession> => {
    store.close()
    release()
    lock.release()
    const rescue = rescueFile(document)
    document.destroy()
    return { ok: false, code, rescue }
  }

  let stored = nothingStored
  if (options.isStored)
    try {
      stored = await store.load()
    } catch (error) {
      const isNewer = error instanceof DOMException && error.name === 'VersionError'
      if (isNewer) await readDocumentAlone(storeName(localId, epoch), document)
      if (isNewer || !room) return refuse(isNewer ? 'project.newer-version' : 'project.storage-unreadable')
      // The server has it; the header says that nothing can be kept here.
    }
  if (start) Y.applyUpdate(document, start, 'template')
  if (isNewerDocument(document)) return refuse('project.newer-version')
  if (!room && document.getMap('scenes').size === 0) return refuse('project.stored-missing')

  if (isFirst && !room && stored.damages.length === 0 && needsCompaction(document)) {
    release()
    const isRebuilt = await endEpoch(localId, rebuildPatienceMs, () =>
      rebuild(localId, document, stored.states),
    )
    if (isRebuilt) {
      store.close()
      document.destroy()
      return openWithLock(options, lock)
    }
    release = await shareEpoch(localId)
  }
  if (isFirst) void forgetOldEpochs(localId, epoch).catch(() => {}) // tried again at the next opening

  const states = [...stored.states]
  const [latest] = states
  // A tab finds its own undo again; one that opens when no other is there goes on with the last one's.
  const own = states.find(([name]) => name === tab) ?? (isFirst ? latest : undefined)
  const unacknowledged = latest?.[1].waiting ?? 0
  const session = new LiveSession({
    ...options,
    document,
    store,
    lock,
    unacknowledged,
    epoch,
    release,
    leftBehind: pointer?.leftBehind ?? nothingLeftBehind,
    states: stored.states,
  })
  if (own) session.restoreUndo(own[1].undo)
  loaded()
  session.begin()
  for (const damage of stored.damages) session.note('error', { ...damage })
  if (hasGaps(document)) session.note('error', { code: 'document.gaps' })
  for (const { type, code } of session.leftBehind.get().refused)
    session.note('error', { code, command: type })
  return { ok: true, session }
}

/** Rebuilds a project that lives in this browser only; for when no other tab has it. */
async function rebuild(
  localId: string,
  document: Y.Doc,
  states: ReadonlyMap<string, StoredState>,
): Promise<boolean> {
  const base = compactDocument(document)
  const next = {
    localId,
    base,
    clientId: document.clientID,
    entries: [],
    states,
    leftBehind: nothingLeftBehind,
  }
  return beginEpoch(next).then(
    () => true,
    () => false, // no room for two: the project stays as it is
  )
}

/** What can be read where a newer version's journal cannot: for the file of what there is. */
async function readDocumentAlone(localId: string, document: Y.Doc): Promise<void> {
  const { updates } = await readDocumentRows(localId)
  for (const update of updates) Y.applyUpdate(document, update)
}
