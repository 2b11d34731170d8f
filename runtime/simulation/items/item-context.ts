import type { EntityId } from '../../../model/ids.ts'
import type { RunState } from '../run-state.ts'
import type { ScriptScope } from '../script-scope.ts'

/** What an item needs to do its work: the run, the script that holds it, and the script's other items. */
export interface ItemContext<Thing> {
  readonly run: RunState
  readonly scope: ScriptScope
  /** The script's one item for an entity, so that `===` holds between two ways to the same thing. */
  itemOf(id: EntityId | ''): Thing
}
