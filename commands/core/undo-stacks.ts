import { sameJson } from '../../model/document/same-json.ts'
import { isStill } from './claims.ts'
import { StepStack } from './step-stack.ts'
import type { Steps } from './steps.ts'
import { endsRedo, type Surface } from './surface.ts'
import { areSameRanges, mergeRanges } from './transaction-ranges.ts'
import { type RegisterStep, registerKey, type TextStep, type UndoEntry } from './undo-entry.ts'

export type Direction = 'undo' | 'redo'

/** What one surface can undo and redo, newest last. */
export interface SurfaceStacks {
  readonly undo: readonly UndoEntry[]
  readonly redo: readonly UndoEntry[]
}

/** Commands of one run that become one step; each one more costs looking through all of them. */
const runLimit = 255

type Stacks = Record<Direction, Steps>
type StepsKind = new (steps: readonly UndoEntry[]) => Steps

/** The undo and redo steps of one person, per surface. */
export class UndoStacks {
  private readonly kind: StepsKind
  private readonly surfaces = new Map<Surface, Stacks>()

  /** Each of them is bounded, as a person's are, unless told otherwise. */
  constructor(kind: StepsKind = StepStack) {
    this.kind = kind
  }

  /** The step of these surfaces that was made last, or for `redo` undone last. */
  top(surfaces: readonly Surface[], direction: Direction): UndoEntry | undefined {
    let newest: UndoEntry | undefined
    for (const surface of surfaces) {
      const top = this.surfaces.get(surface)?.[direction].top
      if (top && (!newest || top.lamport > newest.lamport)) newest = top
    }
    return newest
  }

  /** The step that a command belongs to, and what can be done with it; `undefined` when it is not remembered. */
  find(commandId: string): { readonly step: UndoEntry; readonly direction: Direction } | undefined {
    for (const { undo, redo } of this.surfaces.values()) {
      const done = undo.stepOf(commandId)
      if (done) return { step: done, direction: 'undo' }
      const undone = redo.stepOf(commandId)
      if (undone) return { step: undone, direction: 'redo' }
    }
    return undefined
  }

  /**
   * Adds a new command's step; what had been undone there can no longer be redone (`endsRedo`). A command that took back all it did
   * (typed and deleted again) makes none: to undo it would change nothing.
   */
  record(entry: UndoEntry): undefined {
    if (isEmpty(entry)) return
    this.push(entry, 'undo')
    for (const [surface, stacks] of this.surfaces)
      if (stacks.redo.top && endsRedo(entry.surface, surface)) stacks.redo = this.stack()
  }

  /**
   * Adds a command's effect to the step of the command `into`, if that is the newest, or as a step of its own when it is gone (a run
   * that ended where it began leaves none), has grown long, or somebody wrote in between. Returns the id of the command that it joined.
   */
  merge(entry: UndoEntry, into: string): string | undefined {
    const { undo } = this.of(entry.surface)
    const last = undo.top?.commandId === into && undo.top.joined.length < runLimit ? undo.top : undefined
    const merged = last && mergeEntries(last, entry)
    if (!merged) return this.record(entry)
    undo.remove(last)
    if (!isEmpty(merged)) undo.push(merged)
    return last.commandId
  }

  remove(entry: UndoEntry, direction: Direction): void {
    this.of(entry.surface)[direction].remove(entry)
  }

  push(entry: UndoEntry, direction: Direction): void {
    this.of(entry.surface)[direction].push(entry)
  }

  all(): ReadonlyMap<Surface, SurfaceStacks> {
    return new Map(
      [...this.surfaces].map(([surface, { undo, redo }]) => [surface, { undo: undo.all, redo: redo.all }]),
    )
  }

  /** Takes over stored stacks. */
  replace(surfaces: Iterable<readonly [Surface, SurfaceStacks]>): void {
    this.surfaces.clear()
    for (const [surface, { undo, redo }] of surfaces)
      this.surfaces.set(surface, { undo: this.stack(undo), redo: this.stack(redo) })
  }

  private stack(steps: readonly UndoEntry[] = []): Steps {
    return new this.kind(steps)
  }

  private of(surface: Surface): Stacks {
    let stacks = this.surfaces.get(surface)
    if (!stacks) {
      stacks = { undo: this.stack(), redo: this.stack() }
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
    if (first && !isContinued(first, step)) return undefined
    registers.set(
      registerKey(step),
      first ? { ...first, after: step.after, ...(step.to !== undefined && { to: step.to }) } : step,
    )
  }
  const texts = new Map(earlier.texts.map((step) => [step.fileId, step]))
  for (const step of later.texts) texts.set(step.fileId, mergeTexts(texts.get(step.fileId), step))
  const all = [...registers.values()]
  const isNothing = all.every(({ before, after }) => isStill(before, after))
  return {
    ...earlier,
    joined: [...earlier.joined, later.commandId],
    lamport: later.lamport,
    label: later.label,
    // What only claimed its place anew goes back to the time that it had, unless that is all.
    registers: isNothing ? [] : all.filter(({ before, after }) => !sameJson(before, after)),
    texts: [...texts.values()].filter(({ insertions, deletions }) => !areSameRanges(insertions, deletions)),
  }
}

/** Whether `later` began with the writing that `earlier` left. */
const isContinued = (earlier: RegisterStep, later: RegisterStep): boolean =>
  isStill(earlier.after, later.before) &&
  (!earlier.to || (later.from?.[0] === earlier.to[0] && later.from[1] === earlier.to[1]))

const isEmpty = ({ registers, texts }: UndoEntry): boolean => registers.length === 0 && texts.length === 0

function mergeTexts(earlier: TextStep | undefined, later: TextStep): TextStep {
  if (!earlier) return later
  return {
    fileId: later.fileId,
    insertions: mergeRanges(earlier.insertions, later.insertions),
    deletions: mergeRanges(earlier.deletions, later.deletions),
  }
}
