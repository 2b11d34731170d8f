import type { IDBPTransaction } from 'idb'
import type { UndoEntry } from '../../../commands/core/undo-entry.ts'
import { type JournalDatabase, type JournalSchema, orderKey, stepsOf } from './journal-database.ts'
import { FoundState, joinState, type StateRow, type StoredState, splitState } from './stored-state.ts'

type StateStores = 'states' | 'steps' | 'counters'

/** A transaction that writes states; those of the journal's writer write its entries too. */
export type StateTransaction = IDBPTransaction<
  JournalSchema,
  StateStores[] | (StateStores | 'segments' | 'bases' | 'entries')[],
  'readwrite'
>

/** Tabs whose undo is kept. */
const keptTabs = 8

/** Writes the states of tabs; a step, which never changes, is written once and deleted when no stack holds it any more. */
export class StoredSteps {
  private readonly id = crypto.randomUUID()
  private readonly numbers = new WeakMap<UndoEntry, number>()
  private last = 0

  /**
   * Puts a tab's state in the place of the one before. What lies on the disk is asked of the disk, in the same transaction: it may have been
   * refused, taken away, or written by somebody else. Returns the number that it has in the order of what was written.
   */
  async write(transaction: StateTransaction, tab: string, state: StoredState): Promise<number> {
    const states = transaction.objectStore('states')
    const rows = transaction.objectStore('steps')
    const { row, steps } = splitState(state, this.id, (step) => this.numberOf(step))
    const counters = transaction.objectStore('counters')
    const [before, counted] = await Promise.all([states.get(tab), counters.get(orderKey)])
    const order = (isCount(counted) ? counted : await highestOrder(states)) + 1
    const isOurs = before?.numberedBy === this.id
    if (!isOurs) void rows.delete(stepsOf(tab))
    const known = new Set(isOurs ? numbersIn(before) : [])
    for (const number of known) if (!steps.has(number)) void rows.delete([tab, number])
    for (const [number, step] of steps) if (!known.has(number)) void rows.put(step, [tab, number])
    void states.put({ ...row, order }, tab)
    void counters.put(order, orderKey)
    return order
  }

  private numberOf(step: UndoEntry): number {
    const known = this.numbers.get(step)
    if (known !== undefined) return known
    this.last += 1
    this.numbers.set(step, this.last)
    return this.last
  }
}

/** The states of the tabs that were here last, newest first; those of tabs long closed are let go, and what is none. */
export async function readStates(database: JournalDatabase): Promise<ReadonlyMap<string, StoredState>> {
  const transaction = database.transaction(['states', 'steps'], 'readwrite')
  const states = transaction.objectStore('states')
  const steps = transaction.objectStore('steps')
  const rows: [string, FoundState][] = []
  const over: string[] = []
  for (let cursor = await states.openCursor(); cursor; cursor = await cursor.continue()) {
    const { success, data } = FoundState.safeParse(cursor.value)
    if (success) rows.push([cursor.key, data])
    else over.push(cursor.key)
  }
  rows.sort(([, a], [, b]) => b.order - a.order)
  for (const [tab] of rows.splice(keptTabs)) over.push(tab)
  for (const tab of over) {
    void states.delete(tab)
    void steps.delete(stepsOf(tab))
  }
  const found = new Map<string, StoredState>()
  for (const [tab, row] of rows) {
    const [keys, values] = await Promise.all([steps.getAllKeys(stepsOf(tab)), steps.getAll(stepsOf(tab))])
    found.set(tab, joinState(row, new Map(values.flatMap((step, at) => numbered(keys[at], step)))))
  }
  await transaction.done
  return found
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value)

/** What was counted to, where the count itself is gone: the last number went to a state. */
async function highestOrder(states: { getAll(): Promise<readonly unknown[]> }): Promise<number> {
  const orders = (await states.getAll()).flatMap((row) => FoundState.safeParse(row).data?.order ?? [])
  return Math.max(0, ...orders.filter(isCount))
}

const numbered = (key: JournalSchema['steps']['key'] | undefined, step: UndoEntry): [number, UndoEntry][] =>
  key ? [[key[1], step]] : []

const numbersIn = ({ undo: { stacks } }: StateRow): readonly number[] =>
  stacks.flatMap(({ undo, redo }) => [...undo, ...redo])
