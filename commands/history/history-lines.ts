import { sameJson } from '../../model/document/same-json.ts'
import type { HistoryAuthor, HistoryLine } from './history-line.ts'

/** What somebody else does to the same things in a row is one line as long as no pause is longer (ms). */
const foreignPause = 5_000

/** The lines of a history, put together entry by entry. */
export class HistoryLines {
  private readonly lines: HistoryLine[] = []
  private readonly byCommand = new Map<string, number>()
  private shown: readonly HistoryLine[] | undefined
  private canJoin = false

  /** Oldest first; a run of commands stands where it ended. */
  get all(): readonly HistoryLine[] {
    this.shown ??= Object.freeze([...this.lines].sort((a, b) => a.moment - b.moment))
    return this.shown
  }

  /** A command; `joins` names the one whose undo step it became part of. */
  add(line: HistoryLine & { readonly commandId: string }, joins: string | undefined): void {
    this.canJoin = false
    const index = joins === undefined ? undefined : this.byCommand.get(joins)
    const earlier = index === undefined ? undefined : this.lines[index]
    if (index === undefined || !earlier) {
      this.byCommand.set(line.commandId, this.push(line))
      return
    }
    this.byCommand.set(line.commandId, index)
    this.replace(index, { ...joined(earlier, line), commandId: earlier.commandId })
  }

  /** What came from elsewhere. */
  addForeign(line: HistoryLine): void {
    const last = this.lines.at(-1)
    if (this.canJoin && last && continues(last, line)) this.replace(this.lines.length - 1, joined(last, line))
    else this.push(line)
    this.canJoin = true
  }

  /** A command was undone or done again. */
  mark(commandId: string, isUndone: boolean): void {
    this.canJoin = false
    const index = this.byCommand.get(commandId)
    const line = index === undefined ? undefined : this.lines[index]
    if (index !== undefined && line) this.replace(index, { ...line, isUndone })
  }

  /** What follows begins a line of its own. */
  endRun(): void {
    this.canJoin = false
  }

  private push(line: HistoryLine): number {
    this.shown = undefined
    return this.lines.push(Object.freeze(line)) - 1
  }

  private replace(index: number, line: HistoryLine): void {
    this.shown = undefined
    this.lines[index] = Object.freeze(line)
  }
}

function joined(earlier: HistoryLine, later: HistoryLine): HistoryLine {
  return { ...later, targets: [...new Set([...earlier.targets, ...later.targets])] }
}

function continues(earlier: HistoryLine, later: HistoryLine): boolean {
  const pause = later.at - earlier.at
  if (pause < 0 || pause > foreignPause || !sameAuthor(earlier.author, later.author)) return false
  return later.targets.every((target) => earlier.targets.includes(target))
}

const sameAuthor = (a: HistoryAuthor, b: HistoryAuthor): boolean => sameJson({ ...a }, { ...b })
