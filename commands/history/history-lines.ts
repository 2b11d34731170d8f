import { sameJson } from '../../model/document/same-json.ts'
import type { HistoryAuthor, HistoryLine } from './history-line.ts'
import type { Operations } from './operations.ts'
import { WaitingLines } from './waiting-lines.ts'

/** What somebody else does to the same things in a row is one line as long as no pause is longer (ms). */
const foreignPause = 5_000

/** The lines of a history, put together entry by entry. */
export class HistoryLines {
  private readonly lines: (HistoryLine | undefined)[] = []
  private readonly byCommand = new Map<string, number>()
  /** What the lines of another tab stand for, until that tab's own journal has told it. */
  private readonly ofTabs = new WaitingLines()
  private shown: readonly HistoryLine[] | undefined
  /** What the last line is about, as long as what follows may join it: a change of somebody else's can be of thousands of things. */
  private open: ReadonlySet<string> | undefined

  /** Oldest first; a run of commands stands where it ended. */
  get all(): readonly HistoryLine[] {
    this.shown ??= Object.freeze(
      this.lines.filter((line) => line !== undefined).sort((a, b) => a.moment - b.moment),
    )
    return this.shown
  }

  /** A command; `joins` names the one whose undo step it became part of. */
  add(line: HistoryLine & { readonly commandId: string }, joins: string | undefined): void {
    this.endRun()
    const index = joins === undefined ? undefined : this.byCommand.get(joins)
    const earlier = index === undefined ? undefined : this.lines[index]
    if (index === undefined || !earlier) {
      this.byCommand.set(line.commandId, this.push(line))
      return
    }
    this.replace(index, { ...joined(earlier, line), commandId: earlier.commandId })
  }

  /** What came from elsewhere. */
  addForeign(line: HistoryLine, operations: Operations): void {
    const last = this.lines.at(-1)
    const isMore = last && this.open && continues(last, line, this.open)
    const index = isMore ? this.lines.length - 1 : this.push(line)
    if (isMore) this.replace(index, { ...line, targets: last.targets })
    else this.open = new Set(line.targets)
    if (line.author.kind === 'my-tab' && !this.ofTabs.add(index, operations)) this.replace(index, undefined)
  }

  /** The journal of another tab tells what it did: the lines that stood for it are not needed any more. */
  tellByItself(operations: Operations): void {
    for (const index of this.ofTabs.tell(operations)) this.replace(index, undefined)
  }

  /** A command was undone or done again. */
  mark(commandId: string, isUndone: boolean): void {
    this.endRun()
    const index = this.byCommand.get(commandId)
    const line = index === undefined ? undefined : this.lines[index]
    if (index !== undefined && line) this.replace(index, { ...line, isUndone })
  }

  /** What follows begins a line of its own. */
  endRun(): void {
    this.open = undefined
  }

  private push(line: HistoryLine): number {
    this.shown = undefined
    return this.lines.push(Object.freeze(line)) - 1
  }

  private replace(index: number, line: HistoryLine | undefined): void {
    this.shown = undefined
    this.lines[index] = line && Object.freeze(line)
  }
}

function joined(earlier: HistoryLine, later: HistoryLine): HistoryLine {
  return { ...later, targets: [...new Set([...earlier.targets, ...later.targets])] }
}

/** Whether `later` goes on with `earlier`, which is about `targets`. */
function continues(earlier: HistoryLine, later: HistoryLine, targets: ReadonlySet<string>): boolean {
  // A name that somebody gave stands by itself, and so does what was added or deleted.
  if ([earlier, later].some(({ momentName, label }) => momentName !== undefined || label !== undefined))
    return false
  const pause = later.at - earlier.at
  if (pause < 0 || pause > foreignPause || !sameAuthor(earlier.author, later.author)) return false
  return later.targets.every((target) => targets.has(target))
}

const sameAuthor = (a: HistoryAuthor, b: HistoryAuthor): boolean => sameJson({ ...a }, { ...b })
