import type * as Y from 'yjs'
import { storedValue } from './apply-writes.ts'
import { isStill } from './claims.ts'
import type { RegisterStep, UndoEntry } from './undo-entry.ts'
import type { SurfaceStacks } from './undo-stacks.ts'

/** Whether it is another step of the same person that wrote over what `entry` wrote. */
export function isOverwrittenByLaterStep(
  document: Y.Doc,
  entry: UndoEntry,
  stacks: Iterable<SurfaceStacks>,
): boolean {
  const others = [...stacks].flatMap(({ undo }) => undo).filter((step) => step !== entry)
  return entry.registers.some((written) => {
    const { root, id, key } = written
    const found = storedValue(document, root, id, key)
    return others.some(({ registers }) =>
      registers.some((step) => isSameRegister(step, written) && isStill(step.after, found)),
    )
  })
}

const isSameRegister = (a: RegisterStep, b: RegisterStep): boolean =>
  a.root === b.root && a.id === b.id && a.key === b.key
