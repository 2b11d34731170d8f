import type { Steps } from './steps.ts'
import type { UndoEntry } from './undo-entry.ts'

/** Steps that one stack remembers. */
export const undoLimit = 200

/** What one stack remembers, in about the characters of its JSON (2 MB); its newest step stays whatever its size. */
const weightLimit = 2_000_000

/** About the characters of a command's id, of a register's step without its record and values, and of one range of a text. */
const idWeight = 48
const registerWeight = 150
const rangeWeight = 30

/** The newest steps, as many as a person's undo remembers. */
export class StepStack implements Steps {
  private readonly steps: UndoEntry[] = []
  /** What each of them weighs. */
  private readonly weights: number[] = []
  private weight = 0

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
    const weight = weightOfStep(step)
    this.steps.push(step)
    this.weights.push(weight)
    this.weight += weight
    while (this.steps.length > 1 && (this.steps.length > undoLimit || this.weight > weightLimit)) {
      this.steps.shift()
      this.weight -= this.weights.shift() ?? 0
    }
  }

  remove(step: UndoEntry | undefined): void {
    const index = step ? this.steps.lastIndexOf(step) : -1
    if (index >= 0) this.drop(index)
  }

  stepOf(commandId: string): UndoEntry | undefined {
    return this.steps.findLast((step) => step.commandId === commandId || step.joined.includes(commandId))
  }

  private drop(index: number): void {
    this.steps.splice(index, 1)
    const [weight = 0] = this.weights.splice(index, 1)
    this.weight -= weight
  }
}

/** This runs at every command: what a step always has is counted by its size, and only what it may hold much of is looked at. */
function weightOfStep({ registers, texts, label, joined }: UndoEntry): number {
  let weight = weightOf(label.params) + joined.length * idWeight
  for (const { id, before, after } of registers)
    weight += registerWeight + (id?.length ?? 0) + weightOf(before) + weightOf(after)
  for (const { insertions, deletions } of texts)
    weight += (insertions.length + deletions.length) * rangeWeight
  return weight
}

/** A number counts as its usual digits: writing the JSON would cost more than the rest of undo. */
function weightOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 3
  if (typeof value !== 'object' || value === null) return 6
  if (!Array.isArray(value)) return weightOfFields(value)
  let weight = 2
  for (let at = 0; at < value.length; at++) weight += weightOf(value[at])
  return weight
}

function weightOfFields<T extends object>(fields: T): number {
  let weight = 2
  for (const key in fields) weight += key.length + 3 + weightOf(fields[key])
  return weight
}
