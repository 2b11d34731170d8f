import type { SceneId } from '../../../model/ids.ts'
import { codeNames } from '../../../model/project/code-names.ts'
import type { Project } from '../../../model/project/project.ts'

interface Known {
  readonly entities: ReturnType<Project['entities']>
  readonly assets: Project['assets']
  readonly names: ReadonlyMap<string, string>
}
const latest = new WeakMap<Project, Map<SceneId, Known>>()

/** The names that the blocks of a scene know: the same object until one of them is another, however often things are moved. */
export function keptNames(project: Project, sceneId: SceneId): ReadonlyMap<string, string> {
  const scenes = latest.get(project) ?? new Map<SceneId, Known>()
  latest.set(project, scenes)
  const entities = project.entities(sceneId)
  const { assets } = project
  const known = scenes.get(sceneId)
  if (known?.entities === entities && known.assets === assets) return known.names
  const now = codeNames(project, sceneId)
  const names = known && areSame(known.names, now) ? known.names : now
  scenes.set(sceneId, { entities, assets, names })
  return names
}

const areSame = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean =>
  a.size === b.size && [...a].every(([id, name]) => b.get(id) === name)
