import type { EntityId } from '../../model/ids.ts'
import type { Entity } from '../../model/project/project.ts'

type Thing = Pick<Entity, 'id' | 'kind'>

/**
 * What a new block talks about: what is selected, else a model or a shape, else anything; not the same twice, since a thing that glides to itself does
 * nothing. `''` for an empty scene.
 */
export function preferredThing(
  things: readonly Thing[],
  selected: readonly EntityId[],
  taken: ReadonlySet<string>,
): EntityId | '' {
  const choices = [
    ...selected,
    ...things.filter(({ kind }) => kind === 'model' || kind === 'shape').map(({ id }) => id),
    ...things.map(({ id }) => id),
  ]
  return choices.find((id) => !taken.has(id)) ?? choices[0] ?? ''
}
