import type { UndoEntry } from './undo-entry.ts'

/** Steps that one stack remembers. */
export const undoLimit = 200

/** Characters of JSON that one stack remembers, about 2 MB; its newest step stays whatever its size. */
const characterLimit = 2_000_000

/** Steps, newest last; the oldest go when there are too many or they are too large. */
export class StepStack {
  private readonly steps: UndoEntry[] = []
  private characters = 0

  constructor(steps: readonly UndoEntry[] = []) {
    for (const step of steps) this.push(step)
  }

  get all(): readonly UndoEntry[] {
    return this.steps
  }

  get top(): UndoEntry | undefined {
    return this.steps.at(-1)
  }

  push(step: UndoEntry): void {
    this.steps.push(step)
    this.characters += sizeOf(step)
    while (this.steps.length > 1 && (this.steps.length > undoLimit || this.characters > characterLimit))
      this.remove(this.steps[0])
  }

  /** Takes a step out, wherever it lies. */
  remove(step: UndoEntry | undefined): void {
    const index = step ? this.steps.lastIndexOf(step) : -1
    if (!step || index < 0) return
    this.steps.splice(index, 1)
    this.characters -= sizeOf(step)
  }

  /** The step that a command belongs to, alone or in a merged run. */
  stepOf(commandId: string): UndoEntry | undefined {
    return this.steps.findLast((step) => step.commandId === commandId || step.joined.includes(commandId))
  }
}

const sizes = new WeakMap<UndoEntry, number>()

function sizeOf(step: UndoEntry): number {
  const known = sizes.get(step)
  if (known !== undefined) return known
  const size = JSON.stringify(step).length
  sizes.set(step, size)
  return size
}
