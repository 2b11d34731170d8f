import type { EntityId } from '../../../model/ids.ts'
import type { Entity } from '../../../model/project/project.ts'
import { aptOf } from '../actions/apt-of.ts'

/** The things of a selection that are painted: locked ones are left out, unless all are, so that the refusal says why. */
export const paintableIds = (entities: readonly Entity[]): EntityId[] =>
  aptOf(entities, ({ isLocked }) => !isLocked).map(({ id }) => id)
