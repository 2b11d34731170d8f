import type { EntityId } from '../../model/ids.ts'
import type { RunState } from './run-state.ts'

/**
 * Tells programs what happened to a thing: those that asked for the thing itself first, then those that asked for what it is a copy of.
 * Both get the thing that it happened to.
 */
export function tellOf(
  { world, thingEvents }: Pick<RunState, 'world' | 'thingEvents'>,
  event: (id: EntityId) => string,
  id: EntityId,
): void {
  const original = world.bodies.get(id)?.original ?? id
  thingEvents.emit(event(id), id)
  if (original !== id) thingEvents.emit(event(original), id)
}
