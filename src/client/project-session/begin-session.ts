import { LiveSession } from './live-session.ts'
import { hasGaps } from './load-document.ts'
import type { LiveSessionOptions } from './session-options.ts'
import type { StorageDamage } from './storage-damage.ts'

interface Beginning extends Omit<LiveSessionOptions, 'unacknowledged'> {
  /** Lets go of deleted content (`OpeningDocument`); called when the undo is back, a step of which may need it. */
  readonly loaded: () => void
  /** What was found damaged in this browser's stores. */
  readonly damages: readonly StorageDamage[]
  /** What a rebuild met. */
  readonly faults: readonly unknown[]
}

/** Begins to edit what was found here, with the undo that goes with it, and notes in its recording what went wrong on the way. */
export function beginSession({ loaded, damages, faults, ...options }: Beginning): LiveSession {
  const { document, states, tab, isFirst } = options
  const [latest] = states.values()
  const session = new LiveSession({ ...options, unacknowledged: latest?.waiting ?? 0 })
  // A tab finds its own undo again; one that opens when no other is there goes on with the last one's.
  const own = states.get(tab) ?? (isFirst ? latest : undefined)
  if (own) session.restoreUndo(own.undo)
  loaded()
  session.begin()
  for (const damage of damages) session.note('error', { ...damage })
  for (const fault of faults) session.note('error', { code: 'document.not-rebuilt', message: String(fault) })
  if (hasGaps(document)) session.note('error', { code: 'document.gaps' })
  for (const { type, code } of session.leftBehind.get().refused)
    session.note('error', { code, command: type })
  return session
}
