import type { Asset } from '../../../model/assets/asset.ts'
import { FileSource } from '../../../model/components/source.ts'
import { AssetId } from '../../../model/ids.ts'
import type { JsonValue } from '../../../model/json.ts'
import type { Entity, Project } from '../../../model/project/project.ts'

const known = new WeakMap<Entity, readonly string[]>()

/** What an entity shows and plays of the library, as its components name it. */
export function fileSources(entity: Entity): readonly string[] {
  const before = known.get(entity)
  if (before) return before
  const found = Object.values(entity.components).flatMap((value) => [...sourcesIn(value)])
  known.set(entity, found)
  return found
}

/** The files that these entities show and play, each once. */
export function assetsOf(project: Pick<Project, 'asset'>, entities: readonly Entity[]): readonly Asset[] {
  const sources = new Set(entities.flatMap(fileSources))
  return [...sources].flatMap((source) => {
    const asset = project.asset(AssetId.parse(source.slice(source.indexOf(':') + 1)))
    return asset ? [asset] : []
  })
}

/** The files of a whole project: those in its list, and removed ones that something still shows. */
export const assetsOfProject = (project: Project): readonly Asset[] => [
  ...new Set([
    ...project.assets,
    ...project.scenes.flatMap(({ id }) => assetsOf(project, project.entities(id))),
  ]),
]

function* sourcesIn(value: JsonValue): Generator<string> {
  if (typeof value === 'string') {
    if (FileSource.safeParse(value).success) yield value
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* sourcesIn(inner)
}
