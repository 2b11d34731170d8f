import * as Y from 'yjs'
import { recordingBase } from '../../../commands/core/recording.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { openReplayer } from '../../../commands/replay/replayer.ts'
import { type BenchRow, ratioRow } from '../bench-row.ts'
import { idAt } from './edits.ts'
import { busForBench, plainDocument } from './open-for-bench.ts'
import { middleRound, ratioOf } from './rounds.ts'

const commands = 4_000

/** Doing recorded commands again and comparing every hash, against applying their updates. */
export function replayRow(update: Uint8Array): BenchRow {
  const { document, journal, bus } = busForBench(update)
  const base = recordingBase(document, bus, 'bench')
  for (let index = 0; index < commands; index++) {
    bus.execute(transformEntities, { changes: [{ entityId: idAt(index), position: [index, 1, 2] }] })
    if (index % 10 === 9) bus.undo('scene')
  }
  const entries = journal.entries.filter(({ event }) => event.kind !== 'keyframe')
  const [raw = 0, replay = 0] = middleRound(
    entries.length,
    ratioOf,
    () => {
      const copy = plainDocument(update)
      return (index) => Y.applyUpdate(copy, entries[index]?.bytes ?? new Uint8Array())
    },
    () => {
      const replayer = openReplayer({ base, entries })
      if (!replayer) throw new Error('the base of the bench must be readable')
      return () => {
        const why = replayer.next()
        if (why !== undefined) throw new Error(`the bench diverged: ${why}`)
      }
    },
  )
  return ratioRow('replay, per entry', replay, 'µs', { name: 'applying the same updates', value: raw }, 3)
}
