import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Surface } from '../../commands/core/surface.ts'
import { sendCall } from '../../scripts/fuzz/send-call.ts'
import { assertProperty } from './support/assert-property.ts'
import { expectOften } from './support/expect-often.ts'
import { undoableCall } from './support/fuzz.ts'
import { shown } from './support/shown.ts'
import { type Workbench, workbench } from './support/workbench.ts'

/** Every surface that has something to undo or redo. */
const surfacesOf = ({ bus }: Workbench): Surface[] => bus.saveUndo().stacks.map(({ surface }) => surface)

function all(bench: Workbench, direction: 'undo' | 'redo', surfaces: readonly Surface[]): number {
  let steps = 0
  for (;;) {
    const outcome = bench.bus[direction](...surfaces)
    if (!outcome.ok) {
      expect(outcome.reason).toBe('nothing')
      return steps
    }
    steps++
  }
}

test('[S27] [invariant 32] alone, undoing everything gives the start and redoing everything the end', () => {
  let steps = 0
  const property = fc.property(
    fc.array(undoableCall, { maxLength: 40 }),
    fc.array(fc.nat(900)),
    (calls, pauses) => {
      const bench = workbench()
      const start = shown(bench.bus.project)
      calls.forEach((call, index) => {
        const bytes = Y.encodeStateAsUpdate(bench.document)
        const entries = bench.journal.length
        const verdict = sendCall(bench.bus, call, `new-${index}`)
        bench.wait(pauses[index] ?? 100)
        const isDone = verdict.ok && verdict.changed
        expect(bench.journal.length - entries).toBe(isDone ? 1 : 0)
        if (!isDone) expect(Y.encodeStateAsUpdate(bench.document)).toEqual(bytes)
      })
      const end = shown(bench.bus.project)
      const surfaces = surfacesOf(bench)
      steps += all(bench, 'undo', surfaces)
      expect(shown(bench.bus.project)).toBe(start)
      all(bench, 'redo', surfaces)
      expect(shown(bench.bus.project)).toBe(end)
    },
  )
  assertProperty(property, 1_500)
  expectOften('steps undone', steps, 3_000)
})
