import { type BenchRow, comparedRow, limitRow, ratioRow } from '../bench-row.ts'
import { calibrate } from '../calibrate.ts'
import { bareEdits, busEdits, heardEdits, readEdits } from './edits.ts'
import { middleRound, ratioOf, type Step } from './rounds.ts'

/** A long session: the first keyframe after opening reads every record, the later ones what changed. */
const commands = 12_000
/** Microseconds that an ordinary command may take, its bytes for the journal included (`document.md` 3). */
const longest = 60

/**
 * A command through the whole bus, with journal and undo, against Yjs with less and less around it: with all that observes in our own
 * document (architecture 11), with what any program that saves and takes back has, and with nothing (`document.md` 3).
 */
export function commandRows(update: Uint8Array): BenchRow[] {
  const [withAll = 0, readBus = 0] = pair(readEdits, true)(update)
  const [heard = 0, besideHeard = 0] = pair(heardEdits, false)(update)
  const [bare = 0, besideBare = 0] = pair(bareEdits, false)(update)
  const name = 'command through the bus'
  return [
    ratioRow(
      `${name}, and read`,
      readBus,
      'µs',
      { name: 'Yjs with the same observers: live project, read; update hashed, kept; undo', value: withAll },
      1.5,
    ),
    comparedRow(`${name}, beside Yjs with two observers`, besideHeard, 'µs', {
      name: 'Yjs with the update kept and undo',
      value: heard,
    }),
    ratioRow(
      `${name}, beside bare Yjs`,
      besideBare,
      'µs',
      { name: 'bare Yjs, the same write', value: bare },
      4,
    ),
    limitRow(`${name}, by itself`, besideBare, 'µs', {
      name: `${longest} µs on the reference machine`,
      value: longest * calibrate().slowness,
    }),
  ]
}

/** Yjs and the bus in turn. */
const pair = (alone: (update: Uint8Array) => Step, isRead: boolean) => (update: Uint8Array) =>
  middleRound(
    commands,
    ratioOf,
    () => alone(update),
    () => busEdits(update, isRead),
  )
