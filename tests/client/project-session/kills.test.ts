import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { decodeRecording } from '../../../commands/core/recording-file.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { replayRecording } from '../../../commands/replay/replay-recording.ts'
import type { LiveSession } from '../../../src/client/project-session/live-session.ts'
import { type Disk, putDisk, watchDisk } from './support/disk.ts'
import { openSession } from './support/open-session.ts'

/** One state of the disk, and the newest edit that the header had promised while it lasted. */
interface Moment {
  readonly disk: Disk
  promised: number
}

/** However busy the machine is. */
const patient = { timeout: 30_000 }

/** Opens a project, edits it with these pauses (ms), and returns every state of the disk that a kill could have left. */
async function momentsOf(pauses: readonly number[]): Promise<{ moments: Moment[]; last: number }> {
  const localId = crypto.randomUUID()
  const moments: Moment[] = [{ disk: {}, promised: 0 }]
  let edits = 0
  const stop = watchDisk(localId, (disk) => moments.push({ disk, promised: moments.at(-1)?.promised ?? 0 }))
  const session = await openSession(localId, false)
  const promise = (): void => {
    const now = moments.at(-1)
    if (now && session.saveStatus.get().kind === 'saved-on-device') now.promised = edits
  }
  session.saveStatus.subscribe(promise)
  for (const pause of pauses) {
    edits += 1
    edit(session, edits)
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
  }
  await vi.waitFor(() => expect(session.saveStatus.get().kind).toBe('saved-on-device'), patient)
  await vi.waitFor(() => expect(moments.at(-1)?.disk.document).toBeDefined(), patient)
  stop()
  session.close()
  return { moments, last: edits }
}

function edit(session: LiveSession, n: number): void {
  const [thing] = session.bus.project.entities(session.bus.project.defaultScene.id)
  if (n % 3 === 0 && thing)
    session.bus.execute(transformEntities, { changes: [{ entityId: thing.id, position: [n, n, n] }] })
  session.bus.execute(renameProject, { displayName: `Edit ${n}` })
}

const numberOf = (session: LiveSession): number =>
  Number(/^Edit (\d+)$/.exec(session.bus.project.meta.displayName)?.[1] ?? 0)

test('[invariant 44] [invariant 45] killed between any two transactions, a project opens with a prefix of the edits, all that was promised among them, and without a gap', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 3 }), { minLength: 2, maxLength: 12 }), async (pauses) => {
      const { moments, last } = await momentsOf(pauses)
      expect(moments.at(-1)?.promised).toBe(last)
      let before = 0
      for (const { disk, promised } of moments) {
        if (!disk.journal) {
          expect(promised).toBe(0)
          continue
        }
        const localId = crypto.randomUUID()
        await putDisk(localId, disk)
        const session = await openSession(localId, true, promised > 0)
        expect(session.entries.filter(({ event }) => event.kind === 'error')).toEqual([])
        expect(numberOf(session)).toBeGreaterThanOrEqual(Math.max(promised, before))
        expect(session.bus.project.entities(session.bus.project.defaultScene.id).length).toBeGreaterThan(3)
        before = numberOf(session)
        session.close()
      }
      expect(before).toBe(last)
    }),
    { numRuns: 5 },
  )
})

test('[invariant 42] whatever of the journal’s tail is missing, the rest replays, and the document’s store is not a batch behind it', async () => {
  const { moments } = await momentsOf([0, 1, 0, 2, 0, 0, 1])
  const disk = moments.at(-1)?.disk
  const entries = disk?.journal?.stores.get('entries')
  if (!disk?.journal || !entries) throw new Error('no journal')
  for (let kept = 0; kept <= entries.rows.length; kept++) {
    const stores = new Map(disk.journal.stores).set('entries', {
      ...entries,
      rows: entries.rows.slice(0, kept),
    })
    const localId = crypto.randomUUID()
    await putDisk(localId, { ...disk, journal: { ...disk.journal, stores } })
    const session = await openSession(localId, true)
    // The document's own rows have what the journal lost.
    expect(numberOf(session)).toBe(7)
    const named = session.entries.map(({ event }) => (event.kind === 'error' ? event.data : undefined))
    expect(named).toEqual(
      kept === entries.rows.length ? [] : [expect.objectContaining({ why: 'tail', at: kept + 1 })],
    )
    const file = await session.recording()
    expect(decodeRecording(file).ok).toBe(true)
    expect(replayRecording(file)).toMatchObject({ diverged: 0 })
    session.close()
  }
})
