import type { EntityId } from '../../model/ids.ts'
import type { Entity } from '../../model/project/project.ts'

type Thing = Pick<Entity, 'id' | 'kind'>

/**
 * Which of the things that can be picked a new block talks about: what is selected, else a model or a shape, else the player, else anything; not the
 * same twice, since a thing that glides to itself does nothing. `''` where there is none.
 */
export function preferredThing(
  things: readonly Thing[],
  selected: readonly EntityId[],
  taken: ReadonlySet<string>,
): EntityId | '' {
  const choices = [
    ...selected.filter((one) => things.some(({ id }) => id === one)),
    ...things.filter(({ kind }) => kind === 'model' || kind === 'shape').map(({ id }) => id),
    ...things.filter(({ kind }) => kind === 'player').map(({ id }) => id),
    ...things.map(({ id }) => id),
  ]
  return choices.find((id) => !taken.has(id)) ?? choices[0] ?? ''
}
