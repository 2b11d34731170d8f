import type * as Y from 'yjs'
import { ownWritingsOf } from './own-writings.ts'
import type { RegisterStep, UndoEntry } from './undo-entry.ts'
import type { SurfaceStacks } from './undo-stacks.ts'

/** Whether it is another step of the same person that wrote over what `entry` wrote. */
export function isOverwrittenByLaterStep(
  document: Y.Doc,
  entry: UndoEntry,
  stacks: Iterable<SurfaceStacks>,
): boolean {
  const own = ownWritingsOf(document)
  const others = [...stacks].flatMap(({ undo }) => undo).filter((step) => step !== entry)
  return entry.registers.some((written) =>
    others.some(({ registers }) =>
      registers.some((step) => isSameRegister(step, written) && own.isStillThere(step)),
    ),
  )
}

const isSameRegister = (a: RegisterStep, b: RegisterStep): boolean =>
  a.root === b.root && a.id === b.id && a.key === b.key
