import type { SessionBus } from '../../../commands/core/session-bus.ts'
import type { Surface } from '../../../commands/core/surface.ts'
import { type BenchRow, ratioRow } from '../bench-row.ts'
import { busForBench } from './open-for-bench.ts'
import { middleRound, ratioOf } from './rounds.ts'

const steps = 200

/** A kind of command, done once with each index below 200. */
export interface UndoneWork {
  readonly name: string
  readonly project: Uint8Array
  readonly surface: Surface
  readonly command: (bus: SessionBus, index: number) => { readonly ok: boolean }
  /** Looks at what it came to. */
  readonly read: (bus: SessionBus) => unknown
}

/** Undo and redo, the slower of them against the command that they revert. */
export function undoRow({ name, project, surface, command, read }: UndoneWork): BenchRow {
  const [done = 0, undone = 0, redone = 0] = middleRound(
    steps,
    ratioOf,
    () => {
      const { bus } = busForBench(project)
      return stepOf(bus, (index) => command(bus, index))
    },
    () => prepared().undo,
    () => prepared(true).redo,
  )
  return ratioRow(name, Math.max(undone, redone), 'µs', { name: 'the command', value: done }, 2)

  function prepared(isUndone = false) {
    const { bus } = busForBench(project)
    const undo = stepOf(bus, () => bus.undo(surface))
    for (let index = 0; index < steps; index++) command(bus, index)
    if (isUndone) for (let index = 0; index < steps; index++) undo(index)
    return { undo, redo: stepOf(bus, () => bus.redo(surface)) }
  }

  function stepOf(bus: SessionBus, change: (index: number) => { readonly ok: boolean }) {
    return (index: number) => {
      if (!change(index).ok) throw new Error(`${name}: nothing was changed`)
      read(bus)
    }
  }
}
