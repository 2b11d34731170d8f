import type { InspectionEvent, StateValue } from 'xstate'
import type { ProjectSession } from './project-session.ts'

/**
 * For `inspect` of an actor: journals each change of its state, with the event that led to it, and nothing of what events carry.
 * Heartbeats and whatever else changes no state leave no trace.
 */
export function noteStates(
  session: Pick<ProjectSession, 'note'>,
  machine: string,
): (event: InspectionEvent) => void {
  let last = ''
  return (inspection) => {
    if (inspection.type !== '@xstate.snapshot' || inspection.actorRef.sessionId !== inspection.rootId) return
    const { snapshot, event } = inspection
    const state =
      'value' in snapshot && isStateValue(snapshot.value) ? pathOf(snapshot.value) : snapshot.status
    if (state === last) return
    last = state
    session.note('machine', { machine, state, event: event.type })
  }
}

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (typeof value === 'object' && value !== null)

/** `active.running` */
function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([state, inner]) => (inner === undefined ? state : `${state}.${pathOf(inner)}`))
    .join('+')
}
