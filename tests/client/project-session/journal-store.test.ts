import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { openJournalStore } from '../../../src/client/project-session/journal-store.ts'
import { isKept } from './support/large-step.ts'
import { openSession } from './support/open-session.ts'
import { inJournal } from './support/stored-undo.ts'
import { whenFree } from './support/turns.ts'

test('what another tab has written since the journal was opened is not taken as held by the document’s store', async () => {
  const localId = crypto.randomUUID()
  const session = await openSession(localId, false)
  session.bus.execute(renameProject, { displayName: 'one' })
  await isKept(session)
  session.close()
  await whenFree(localId)

  const store = await openJournalStore(localId, () => {})
  const other = await openJournalStore(localId, () => {})
  const [segment] = other.segments
  const [state] = other.states.values()
  const stored = segment && (await other.baseOf(segment.id))
  if (!segment || !stored || !state) throw new Error('nothing was written')
  const event = { kind: 'run', at: 0, data: null } as const
  const entry = { seq: segment.last.seq + 1, event, effect: '', hash: 'later' }
  const { id, session: by } = segment
  const batch = { segment: { id, session: by, base: stored.base, entries: [] }, entries: [entry] }
  const held = () =>
    inJournal(localId, async (database) =>
      (await database.getAll('segments')).map(({ isCheckpointed }) => isCheckpointed),
    )
  expect(await other.write(batch, 'other', state)).toBe('written')
  await store.checkpoint()
  expect(await held()).toEqual([false])

  // The one that has read it may say so.
  other.close()
  const after = await openJournalStore(localId, () => {})
  await after.checkpoint()
  expect(await held()).toEqual([true])
  after.close()
  store.close()
})
