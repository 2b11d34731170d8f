import type { RegisterStep, UndoEntry } from './undo-entry.ts'

/** A paste of thousands has as many registers, and the stacks are asked at every save. */
const known = new WeakMap<UndoEntry, readonly RegisterStep[]>()

/** The registers of a step by which something came into being. */
export function birthsOf(entry: UndoEntry): readonly RegisterStep[] {
  const found = known.get(entry)
  if (found) return found
  const births = entry.registers.filter(({ isBirth }) => isBirth)
  known.set(entry, births)
  return births
}
