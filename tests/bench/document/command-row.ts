import { type BenchRow, ratioRow } from '../bench-row.ts'
import { busEdits, rawEdits } from './edits.ts'
import { middleRound, ratioOf } from './rounds.ts'

/** A long session: the first keyframe after opening reads every record, the later ones what changed. */
const commands = 12_000

/** A command through the whole bus, against Yjs with the same observers. */
export function commandRow(update: Uint8Array): BenchRow {
  const [raw = 0, bus = 0] = middleRound(
    commands,
    ratioOf,
    () => rawEdits(update),
    () => busEdits(update),
  )
  return ratioRow(
    'command through the bus',
    bus,
    'µs',
    { name: 'Yjs with the same observers', value: raw },
    1.5,
  )
}
