import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { type BenchRow, ratioRow } from '../bench-row.ts'
import { busEdits, idAt } from './edits.ts'
import { busForBench } from './open-for-bench.ts'
import { middleRound, ratioOf } from './rounds.ts'

/** Undo and redo, against the command that they revert. */
export function undoRow(update: Uint8Array): BenchRow {
  const steps = 200
  const [command = 0, undo = 0, redo = 0] = middleRound(
    steps,
    ratioOf,
    () => busEdits(update),
    () => prepared().undo,
    () => prepared(true).redo,
  )
  return ratioRow(
    'undo or redo of a command',
    Math.max(undo, redo),
    'µs',
    { name: 'the command', value: command },
    2,
  )

  function prepared(undone = false) {
    const { bus } = busForBench(update)
    for (let index = 0; index < steps; index++)
      bus.execute(transformEntities, { changes: [{ entityId: idAt(index), position: [index, 1, 2] }] })
    if (undone) for (let index = 0; index < steps; index++) bus.undo('scene')
    return { undo: () => bus.undo('scene'), redo: () => bus.redo('scene') }
  }
}
