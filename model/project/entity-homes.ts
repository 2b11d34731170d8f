import type { Records } from '../document/records.ts'
import { entitiesRoot, type RootName } from '../document/root-name.ts'
import type { SceneId } from '../ids.ts'
import { protectedKinds } from '../kinds/entity-kinds.ts'
import type { Scene } from './project.ts'
import { standInId } from './stand-in.ts'

const nowhere: readonly SceneId[] = Object.freeze([])

/**
 * In which scenes to look for a thing: there may be thousands of scenes, and thousands of things that somebody asks for. A scene is looked
 * through when it is first shown, and from then on only what changed.
 */
export class EntityHomes {
  private readonly records: Records
  /** The scene that was first found to hold an id, nearly always the only one; one list for all ids of a scene. */
  private readonly first = new Map<string, readonly [SceneId]>()
  private readonly others = new Map<string, Set<SceneId>>()
  /** The scenes that were looked through, by their roots. */
  private readonly known = new Map<RootName, readonly [SceneId]>()
  private scenes: readonly Scene[] = []
  private places: ReadonlyMap<SceneId, number> = new Map()

  constructor(records: Records) {
    this.records = records
  }

  /** Tells that records of a scene's root changed. */
  invalidate(root: RootName, ids: ReadonlySet<string>): void {
    const home = this.known.get(root)
    if (home) this.addAll(ids, home)
  }

  /** Those of `scenes`, in their order, that have or have had anything stored under an id, or may show a stand-in there. */
  of(id: string, scenes: readonly Scene[]): readonly SceneId[] {
    this.follow(scenes)
    const first = this.first.get(id)
    if (!first) return nowhere
    const others = this.others.get(id)
    if (!others) return this.places.has(first[0]) ? first : nowhere
    const found = [...first, ...others].filter((sceneId) => this.places.has(sceneId))
    return found.sort((a, b) => (this.places.get(a) ?? 0) - (this.places.get(b) ?? 0))
  }

  private follow(scenes: readonly Scene[]): void {
    if (scenes === this.scenes) return
    this.scenes = scenes
    this.places = new Map(scenes.map(({ id }, at) => [id, at]))
    for (const { id } of scenes) {
      const root = entitiesRoot(id)
      if (this.known.has(root)) continue
      const home = [id] as const
      this.known.set(root, home)
      this.addAll(this.records.ids(root), home)
      this.addAll(
        protectedKinds.map((kind) => standInId(id, kind)),
        home,
      )
    }
  }

  private addAll(ids: Iterable<string>, home: readonly [SceneId]): void {
    for (const id of ids) {
      const first = this.first.get(id)
      if (!first) this.first.set(id, home)
      else if (first !== home) this.others.set(id, (this.others.get(id) ?? new Set()).add(home[0]))
    }
  }
}
