import type { OwnWritings } from './own-writings.ts'
import { type RegisterStep, registerKey } from './undo-entry.ts'

/**
 * Of registers that are to be reverted those that stay as they are, for they are of things that somebody else has locked; but not where
 * the lock goes with them. To be asked before any is written: locks come back with the rest.
 */
export function heldSteps(own: OwnWritings, registers: readonly RegisterStep[]): ReadonlySet<RegisterStep> {
  const opened = new Set(registers.filter((step) => opens(step) && own.isStillThere(step)).map(lockOf))
  return new Set(registers.filter((step) => own.lockerOf(step) !== undefined && !opened.has(lockOf(step))))
}

const opens = ({ key, before }: RegisterStep): boolean => key === 'locked' && before !== true

const lockOf = ({ root, id }: RegisterStep): string => registerKey({ root, id, key: 'locked' })
