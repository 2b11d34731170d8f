import type * as Y from 'yjs'
import { recordsOf } from '../../model/document/records.ts'
import { recordMap } from '../../model/document/root-map.ts'
import type { JsonValue } from '../../model/json.ts'
import { storedValue } from '../core/apply-writes.ts'
import { highestTime } from '../core/claim-times.ts'
import { isStill } from '../core/claims.ts'
import type { JournalEntry } from '../core/journal-entry.ts'
import { OwnWritings } from '../core/own-writings.ts'
import { type RegisterStep, registerKey, type UndoEntry, type Version } from '../core/undo-entry.ts'
import type { UndoState } from '../core/undo-state.ts'

/** One epoch's end and the next one's beginning. */
export interface EpochTurn {
  /** The document as the old epoch ended, with all of the person's work. */
  readonly ended: Y.Doc
  /** The same as it is in the next epoch. */
  readonly begun: Y.Doc
  /** The Yjs client that brings the person's unsent work into it. */
  readonly client: number
  /** The journal of doing that work again. */
  readonly entries: readonly JournalEntry[]
}

/**
 * A person's undo for a document of the next epoch. Steps of registers go on; what others have written over or into in the old one
 * stays in the next one too, in which nothing tells any more who wrote it. Steps of texts stay behind, which know operations that the next
 * epoch has not, and those of things that it has forgotten.
 */
export function carryUndo(state: UndoState, turn: EpochTurn): UndoState {
  const { format, lamport, stacks, clients } = state
  const writings = (): OwnWritings => {
    const own = new OwnWritings(turn.ended)
    own.load(state)
    return own
  }
  const undo = carried(
    stacks.flatMap((surface) => surface.undo),
    writings(),
    turn,
  )
  const redo = carried(
    stacks.flatMap((surface) => surface.redo),
    writings(),
    turn,
  )
  const among = (steps: readonly UndoEntry[], known: ReadonlyMap<UndoEntry, UndoEntry>): UndoEntry[] =>
    steps.flatMap((step) => known.get(step) ?? [])
  return {
    format,
    lamport,
    stacks: stacks.map((surface) => ({
      surface: surface.surface,
      undo: among(surface.undo, undo),
      redo: among(surface.redo, redo),
    })),
    redone: [],
    clients: [...clients, turn.client],
    restored: [],
  }
}

/** What lies in a register once later steps are reverted, and which writing it is then. */
interface Found {
  readonly value: JsonValue | undefined
  readonly version: Version | undefined
}

/** Each step as it goes on, looked through in the order in which they are reverted; to `own` they count as reverted then. */
function carried(
  steps: readonly UndoEntry[],
  own: OwnWritings,
  turn: EpochTurn,
): ReadonlyMap<UndoEntry, UndoEntry> {
  const { ended, begun } = turn
  const inTime = timesIn(turn)
  const found = new Map<string, Found>()
  const writtenAt = new OwnWritings(begun)
  const carry = (step: RegisterStep, isStrange: boolean): RegisterStep => {
    const { from: _from, to, ...rest } = step
    const { root, id, key } = step
    const place = registerKey(step)
    const known = found.get(place)
    const now = known ?? { value: storedValue(ended, root, id, key), version: own.versionOf(root, id, key) }
    const isThere =
      isStill(step.after, now.value) &&
      (to === undefined || now.version === undefined || own.isSameWriter(to, now.version))
    if (isStrange || !isThere) return { ...rest, to: nobodys }
    found.set(place, { value: step.before, version: step.from })
    own.uncover(step)
    // What is put back by a step that goes on is the person's own writing then.
    return { ...rest, to: known ? null : writtenAt.versionOf(root, id, key) }
  }
  // What was made and undone long ago is not in the next epoch: nothing of it can be redone.
  const isGone = ({ root, id }: RegisterStep): boolean => recordMap(begun, root, id) === undefined
  const isForgotten = ({ registers }: UndoEntry): boolean => {
    const lives = registers.filter(({ key }) => key === 'del')
    return [registers, lives].some((list) => list.length > 0 && list.every(isGone))
  }
  return new Map(
    steps
      .filter((step) => step.texts.length === 0 && !isForgotten(step))
      .toSorted((a, b) => b.lamport - a.lamport)
      .map((step) => {
        const isStrange = own.strangerIn(step, true) !== undefined
        const registers = step.registers.toReversed().map((register) => carry(register, isStrange))
        return [step, inTime({ ...step, registers: registers.toReversed() })]
      }),
  )
}

/** Steps with the times of the next epoch. Where work was done again there, all that lies there counts as older than what was undone. */
function timesIn({ begun, entries }: EpochTurn): (step: UndoEntry) => UndoEntry {
  const again = new Map(
    entries.flatMap(({ event }): [string, number][] =>
      event.kind === 'command' ? [[event.command.id, event.command.lamport]] : [],
    ),
  )
  if (again.size === 0) return (step) => step
  const { lamport: now } = recordsOf(begun)
  return (step) => ({
    ...step,
    made: again.get(step.commandId) ?? step.made,
    ...(step.turned !== undefined && {
      turned: step.registers.reduce((most, { root }) => Math.max(most, highestTime(begun, root, now)), 0),
    }),
  })
}

/** A writing that there never was: what somebody else has written in its place cannot be told apart from it by its value. */
const nobodys: Version = Object.freeze([0, Number.MAX_SAFE_INTEGER])
