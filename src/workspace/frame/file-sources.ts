import { FileSource } from '../../../model/components/source.ts'
import type { JsonValue } from '../../../model/json.ts'
import type { Entity } from '../../../model/project/project.ts'

const known = new WeakMap<Entity, readonly string[]>()

/** What an entity shows and plays of the library, as its components name it. */
export function fileSources(entity: Entity): readonly string[] {
  const before = known.get(entity)
  if (before) return before
  const found = Object.values(entity.components).flatMap((value) => [...sourcesIn(value)])
  known.set(entity, found)
  return found
}

function* sourcesIn(value: JsonValue): Generator<string> {
  if (typeof value === 'string') {
    if (FileSource.safeParse(value).success) yield value
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* sourcesIn(inner)
}
