import { isStill } from './claims.ts'
import type { Surface } from './define-command.ts'
import { mergeRanges } from './transaction-ranges.ts'
import type { RegisterStep, TextStep, UndoEntry } from './undo-entry.ts'

export type Direction = 'undo' | 'redo'

/** What one surface can undo and redo, newest last. */
export interface SurfaceStacks {
  readonly undo: readonly UndoEntry[]
  readonly redo: readonly UndoEntry[]
}

/** Steps that a surface remembers. */
export const undoLimit = 200

/** The undo and redo steps of one person, per surface. */
export class UndoStacks {
  private readonly surfaces = new Map<Surface, { undo: UndoEntry[]; redo: UndoEntry[] }>()

  top(surface: Surface, direction: Direction): UndoEntry | undefined {
    return this.surfaces.get(surface)?.[direction].at(-1)
  }

  /** Adds a new command's step; what had been undone on that surface can no longer be redone. */
  record(entry: UndoEntry): void {
    this.push(entry, 'undo')
    this.of(entry.surface).redo = []
  }

  /** Adds a command's effect to the newest step, or as a step of its own when somebody wrote in between. */
  merge(entry: UndoEntry): void {
    const stack = this.of(entry.surface)
    const last = stack.undo.at(-1)
    const merged = last && mergeEntries(last, entry)
    if (!merged) {
      this.record(entry)
      return
    }
    stack.undo.pop()
    if (merged.registers.length > 0 || merged.texts.length > 0) stack.undo.push(merged)
  }

  pop(surface: Surface, direction: Direction): UndoEntry | undefined {
    return this.surfaces.get(surface)?.[direction].pop()
  }

  push(entry: UndoEntry, direction: Direction): void {
    const stack = this.of(entry.surface)[direction]
    stack.push(entry)
    if (stack.length > undoLimit) stack.shift()
  }

  all(): ReadonlyMap<Surface, SurfaceStacks> {
    return this.surfaces
  }

  /** Takes over stored stacks. */
  replace(surfaces: Iterable<readonly [Surface, SurfaceStacks]>): void {
    this.surfaces.clear()
    for (const [surface, { undo, redo }] of surfaces)
      this.surfaces.set(surface, { undo: [...undo], redo: [...redo] })
  }

  private of(surface: Surface): { undo: UndoEntry[]; redo: UndoEntry[] } {
    let stacks = this.surfaces.get(surface)
    if (!stacks) {
      stacks = { undo: [], redo: [] }
      this.surfaces.set(surface, stacks)
    }
    return stacks
  }
}

/** Both as one step, or `undefined` when `later` did not start where `earlier` ended. */
function mergeEntries(earlier: UndoEntry, later: UndoEntry): UndoEntry | undefined {
  const registers = new Map(earlier.registers.map((step) => [registerKey(step), step]))
  for (const step of later.registers) {
    const first = registers.get(registerKey(step))
    if (first && !isStill(first.after, step.before)) return undefined
    registers.set(registerKey(step), Object.freeze({ ...step, before: first ? first.before : step.before }))
  }
  const texts = new Map(earlier.texts.map((step) => [step.fileId, step]))
  for (const step of later.texts) texts.set(step.fileId, mergeTexts(texts.get(step.fileId), step))
  return freezeEntry({
    ...earlier,
    label: later.label,
    registers: [...registers.values()].filter((step) => !isStill(step.before, step.after)),
    texts: [...texts.values()],
  })
}

const registerKey = ({ root, id, key }: RegisterStep): string => JSON.stringify([root, id, key])

function mergeTexts(earlier: TextStep | undefined, later: TextStep): TextStep {
  if (!earlier) return later
  return Object.freeze({
    fileId: later.fileId,
    insertions: mergeRanges(earlier.insertions, later.insertions),
    deletions: mergeRanges(earlier.deletions, later.deletions),
  })
}

/** Steps are plain frozen data: nothing outside may change what an undo will do. */
export function freezeEntry(entry: UndoEntry): UndoEntry {
  Object.freeze(entry.registers)
  Object.freeze(entry.texts)
  Object.freeze(entry.label.params)
  Object.freeze(entry.label)
  return Object.freeze(entry)
}
