import * as Y from 'yjs'
import { openDocument } from '../../../model/document/open-document.ts'
import { LiveSession, type SessionOptions } from './live-session.ts'
import { LocalStore } from './local-store.ts'
import { hasGaps } from './stored-document.ts'
import { requestTabLock } from './tab-lock.ts'

/**
 * Opens a project in this tab. One tab of the browser writes the journal and the document's store and talks to the server;
 * the others exchange changes with it and take over when it goes.
 */
export async function openProjectSession(options: SessionOptions): Promise<LiveSession> {
  const lock = requestTabLock(options.localId)
  const isFirst = await lock.isFirst
  const { document, loaded } = openDocument()
  const store = new LocalStore(options.localId, document)
  // A browser without storage still opens and edits; the header then says that nothing can be kept here.
  const stored = options.isStored ? await store.load().catch(() => 'no-storage' as const) : undefined
  if (!isFirst) await store.leaveWriting()
  if (options.start) Y.applyUpdate(document, options.start, 'template')

  const states = stored === undefined || stored === 'no-storage' ? [] : [...stored]
  const [latest] = states
  // A tab finds its own undo again; one that opens when no other is there goes on with the last one's.
  const own = states.find(([tab]) => tab === options.tab) ?? (isFirst ? latest : undefined)
  const session = new LiveSession({
    ...options,
    document,
    store,
    lock,
    unacknowledged: latest?.[1].waiting ?? 0,
  })
  if (own) session.restoreUndo(own[1].undo)
  loaded()
  session.begin()
  if (hasGaps(document)) session.report({ code: 'document.gaps' })
  return session
}
