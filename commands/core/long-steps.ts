import type { Steps } from './steps.ts'
import type { UndoEntry } from './undo-entry.ts'

/**
 * As many steps as there are, of which none is let go. To find and to take out one costs about the same however many lie behind it; the
 * newest, which is nearly always meant, costs nothing beside.
 */
export class LongSteps implements Steps {
  /** What is taken out leaves a hole, but not at the end. */
  private readonly steps: (UndoEntry | undefined)[] = []
  /** How many of them, from the oldest on, the two maps know. */
  private known = 0
  private readonly places = new Map<UndoEntry, number>()
  /** Newest last; some of them may have been taken out. */
  private readonly byCommand = new Map<string, UndoEntry[]>()

  constructor(steps: readonly UndoEntry[] = []) {
    for (const step of steps) this.push(step)
  }

  get all(): readonly UndoEntry[] {
    return this.steps.filter((step) => step !== undefined)
  }

  get top(): UndoEntry | undefined {
    return this.steps.at(-1)
  }

  push(step: UndoEntry): void {
    this.steps.push(step)
  }

  remove(step: UndoEntry | undefined): void {
    if (!step) return
    if (step !== this.top) this.learn()
    const place = step === this.top ? this.steps.length - 1 : this.places.get(step)
    if (place === undefined) return
    this.places.delete(step)
    this.steps[place] = undefined
    while (this.steps.length > 0 && !this.top) this.steps.pop()
    this.known = Math.min(this.known, this.steps.length)
  }

  stepOf(commandId: string): UndoEntry | undefined {
    const { top } = this
    if (top && (top.commandId === commandId || top.joined.includes(commandId))) return top
    this.learn()
    const steps = this.byCommand.get(commandId)
    if (!steps) return undefined
    for (let newest = steps.at(-1); newest; newest = steps.at(-1)) {
      if (this.places.has(newest)) return newest
      steps.pop()
    }
    this.byCommand.delete(commandId)
    return undefined
  }

  private learn(): void {
    for (; this.known < this.steps.length; this.known++) {
      const step = this.steps[this.known]
      if (!step) continue
      this.places.set(step, this.known)
      for (const id of [step.commandId, ...step.joined]) {
        const steps = this.byCommand.get(id)
        if (steps) steps.push(step)
        else this.byCommand.set(id, [step])
      }
    }
  }
}
