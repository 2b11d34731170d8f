import type { UndoEntry } from './undo-entry.ts'

/** Steps that one stack remembers. */
export const undoLimit = 200

/** What one stack remembers, in about the characters of its JSON (2 MB); its newest step stays whatever its size. */
const weightLimit = 2_000_000

/** About the characters of a command's id. */
const idWeight = 48

/** Whether a stack lets the oldest steps go when there are too many or they are too large. */
export interface Bounds {
  readonly isBounded: boolean
}

/** Steps, newest last. */
export class StepStack {
  private readonly bounds: Bounds
  private readonly steps: UndoEntry[] = []
  /** What each of them weighs. */
  private readonly weights: number[] = []
  private weight = 0

  constructor(steps: readonly UndoEntry[] = [], bounds: Bounds = { isBounded: true }) {
    this.bounds = bounds
    for (const step of steps) this.push(step)
  }

  get all(): readonly UndoEntry[] {
    return this.steps
  }

  get top(): UndoEntry | undefined {
    return this.steps.at(-1)
  }

  push(step: UndoEntry): void {
    const { registers, texts, label, joined } = step
    const weight = weightOf([registers, texts, label]) + joined.length * idWeight
    this.steps.push(step)
    this.weights.push(weight)
    this.weight += weight
    if (!this.bounds.isBounded) return
    while (this.steps.length > 1 && (this.steps.length > undoLimit || this.weight > weightLimit)) {
      this.steps.shift()
      this.weight -= this.weights.shift() ?? 0
    }
  }

  /** Takes a step out, wherever it lies. */
  remove(step: UndoEntry | undefined): void {
    const index = step ? this.steps.lastIndexOf(step) : -1
    if (index >= 0) this.drop(index)
  }

  /** The step that a command belongs to, alone or in a merged run. */
  stepOf(commandId: string): UndoEntry | undefined {
    return this.steps.findLast((step) => step.commandId === commandId || step.joined.includes(commandId))
  }

  private drop(index: number): void {
    this.steps.splice(index, 1)
    const [weight = 0] = this.weights.splice(index, 1)
    this.weight -= weight
  }
}

/** A number counts as its usual digits: this runs at every command, where writing the JSON would cost more than the rest of undo. */
function weightOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 3
  if (typeof value !== 'object' || value === null) return 6
  if (!Array.isArray(value)) return weightOfFields(value)
  let weight = 2
  for (const item of value) weight += weightOf(item)
  return weight
}

function weightOfFields<T extends object>(fields: T): number {
  let weight = 2
  for (const key in fields) weight += key.length + 3 + weightOf(fields[key])
  return weight
}
