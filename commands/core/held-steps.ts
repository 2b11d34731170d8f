import type * as Y from 'yjs'
import { isDeleted } from '../../model/document/is-deleted.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { ownWritingsOf } from './own-writings.ts'
import { holderIn, isPlaceRegister } from './place-registers.ts'
import { idsInside } from './places.ts'
import { type RegisterStep, registerKey } from './undo-entry.ts'

/**
 * Of registers that are to be reverted those that stay as they are, each with the client of somebody else who holds it up: registers of things
 * that are locked, but not where the lock goes with them, and deletions of what such a thing would lie in. To be asked before any is written:
 * locks come back with the rest.
 */
export function heldSteps(
  document: Y.Doc,
  registers: readonly RegisterStep[],
): ReadonlyMap<RegisterStep, number> {
  const own = ownWritingsOf(document)
  const opened = new Set(registers.filter((step) => opens(step) && own.isStillThere(step)).map(lockOf))
  const lockerOf = (step: Pick<RegisterStep, 'root' | 'id' | 'key'>): number | undefined =>
    opened.has(lockOf(step)) ? undefined : own.lockerOf(step)
  const held = new Map<RegisterStep, number>()
  for (const step of registers) {
    const locker = lockerOf(step)
    if (locker !== undefined) held.set(step, locker)
  }
  const going = registers.filter((step) => goes(step) && !held.has(step) && own.isStillThere(step))
  for (const [root, steps] of Map.groupBy(going, (step) => step.root)) {
    const lockers = lockersIn(document, root, steps, (id) => lockerOf({ root, id, key: 'place' }))
    for (const step of steps.filter(isDeletion)) {
      const locker = lockers.get(step.id ?? '')
      if (locker !== undefined) held.set(step, locker)
    }
  }
  return held
}

const opens = ({ key, before }: RegisterStep): boolean => key === 'locked' && before !== true

const lockOf = ({ root, id }: Pick<RegisterStep, 'root' | 'id'>): string =>
  registerKey({ root, id, key: 'locked' })

const isDeletion = ({ key, before }: RegisterStep): boolean =>
  key === 'del' && isDeleted({ del: before ?? null })

/** What decides what lies in what once a step of a scene is reverted. */
const goes = (step: RegisterStep): boolean =>
  step.root.startsWith('ents:') && (isDeletion(step) || isPlaceRegister(step))

/**
 * Who has locked something that will lie, however deep, in what is deleted, by the holders on the way down to it. Looks at what lies in the
 * deleted only, and at each once.
 */
function lockersIn(
  document: Y.Doc,
  root: RootName,
  steps: readonly RegisterStep[],
  lockerOf: (id: string) => number | undefined,
): ReadonlyMap<string, number> {
  const lockers = new Map<string, number>()
  const below = new Set(steps.filter(isDeletion).map(({ id }) => id ?? ''))
  if (below.size === 0) return lockers
  const moving = new Map(steps.filter(isPlaceRegister).map(({ id, before }) => [id ?? '', holderIn(before)]))
  const coming = Map.groupBy(moving, ([, holder]) => holder)
  const holders = new Map<string, string>()
  for (const holder of below) {
    const staying = [...idsInside(document, root, holder)].filter((id) => !moving.has(id))
    for (const id of [...staying, ...(coming.get(holder) ?? []).map(([id]) => id)]) {
      holders.set(id, holder)
      below.add(id)
    }
  }
  for (const id of holders.keys()) {
    const locker = lockerOf(id)
    if (locker === undefined) continue
    for (let at = holders.get(id); at !== undefined && !lockers.has(at); at = holders.get(at))
      lockers.set(at, locker)
  }
  return lockers
}
