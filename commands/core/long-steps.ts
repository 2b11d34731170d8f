import type { Steps } from './steps.ts'
import type { UndoEntry } from './undo-entry.ts'

/** As many steps as there are, of which none is let go. To find and to take out one costs the same however many lie behind it. */
export class LongSteps implements Steps {
  /** What is taken out leaves a hole, but not at the end. */
  private readonly steps: (UndoEntry | undefined)[] = []
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
    this.places.set(step, this.steps.push(step) - 1)
    for (const id of [step.commandId, ...step.joined]) {
      const steps = this.byCommand.get(id)
      if (steps) steps.push(step)
      else this.byCommand.set(id, [step])
    }
  }

  remove(step: UndoEntry | undefined): void {
    const place = step && this.places.get(step)
    if (!step || place === undefined) return
    this.places.delete(step)
    this.steps[place] = undefined
    while (this.steps.length > 0 && !this.top) this.steps.pop()
    for (const id of [step.commandId, ...step.joined]) this.stepOf(id)
  }

  stepOf(commandId: string): UndoEntry | undefined {
    const steps = this.byCommand.get(commandId)
    if (!steps) return undefined
    for (let newest = steps.at(-1); newest; newest = steps.at(-1)) {
      if (this.places.has(newest)) return newest
      steps.pop()
    }
    this.byCommand.delete(commandId)
    return undefined
  }
}
