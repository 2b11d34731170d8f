import type { Asset } from '../assets/asset.ts'
import type { BlocksFile } from '../blocks/blocks-file.ts'
import type { CourseProgress } from '../course/course-progress.ts'
import type { Doodle, Drawing } from '../doodle/doodle.ts'
import type { AssetId, DoodleId, EntityId, FileId, SceneId } from '../ids.ts'
import type { JsonObject } from '../json.ts'

/** x, y, z: metres for positions, degrees for rotations, factors for scales. */
export type Vec3 = readonly [number, number, number]

/** What a project says of itself. */
export interface ProjectMeta {
  readonly displayName: string
  readonly description: string
  /** Slug of the template the project began as, `''` when there was none. */
  readonly template: string
  readonly remixedFrom: string | null
}

/** A scene as everybody sees it: with a name that no other one has. */
export interface Scene {
  readonly id: SceneId
  readonly name: string
  readonly template: string
  readonly isDefault: boolean
}

export type FileKind = 'blocks' | 'js'

/** A tab of code without what is in it; no other one of its scene is called the same. */
export interface CodeFile {
  readonly id: FileId
  readonly sceneId: SceneId
  readonly name: string
  readonly kind: FileKind
}

/** A thing of a scene as everybody sees it: whole, and in a place that is there. Frozen, and the same object until it changes. */
export interface Entity {
  readonly id: EntityId
  readonly sceneId: SceneId
  /** What it is for (`model/kinds`); an unknown kind of a newer version is kept and shown as it is. */
  readonly kind: string
  readonly name: string
  readonly parentId: EntityId | null
  readonly position: Vec3
  readonly rotation: Vec3
  readonly scale: Vec3
  /** One plain JSON value per component name (`geometry`, `material`, `model` …). */
  readonly components: Readonly<Record<string, JsonObject>>
  readonly isHidden: boolean
  readonly isLocked: boolean
}

/** The children of one parent in order, without a copy of the list. */
export interface Siblings {
  readonly length: number
  at(index: number): EntityId | undefined
  /** -1 when it is not one of them. */
  indexOf(id: EntityId): number
}

/** A record that cannot be read: shown as a broken item, kept in the document, never an error. */
export interface BrokenItem {
  readonly id: string
  readonly sceneId: SceneId
  readonly reason: string
}

/**
 * A live, read-only view of a project document. Total: it never throws, whatever the bytes were.
 * Every value it returns is frozen and stays identical (`===`) until what it shows changes,
 * so it can be selected from React without copying.
 */
export interface Project {
  /** Rises with every change of anything. */
  readonly version: number
  readonly meta: ProjectMeta
  /** Live scenes in their order; never empty. */
  readonly scenes: readonly Scene[]
  readonly defaultScene: Scene
  scene(id: SceneId): Scene | undefined
  /** Live files of a scene in tab order; never empty for a live scene. */
  files(sceneId: SceneId): readonly CodeFile[]
  file(id: FileId): CodeFile | undefined
  /** The JavaScript text of a `js` file; `''` for others. */
  text(id: FileId): string
  /** The blocks of a `blocks` file (`model/blocks`); no blocks for others. */
  blocks(id: FileId): BlocksFile
  /** Live entities of a scene, parents before children, siblings in order. */
  entities(sceneId: SceneId): readonly Entity[]
  entity(id: EntityId): Entity | undefined
  /** Live scenes, in their order, in which anything is or was stored under the id of a thing, be it shown, deleted or unreadable. */
  homesOf(id: string): readonly SceneId[]
  /** Ids of the live children of an entity, or of the scene's root (`null`), in order. */
  children(sceneId: SceneId, parentId: EntityId | null): readonly EntityId[]
  /** The same, live: for commands, which ask about one place among thousands. */
  siblings(sceneId: SceneId, parentId: EntityId | null): Siblings
  /** Assets that were not removed, in the order in which they came. */
  readonly assets: readonly Asset[]
  /** An asset, removed or not. */
  asset(id: AssetId): Asset | undefined
  /** Doodles that were not deleted, in the order in which they were begun. */
  readonly doodles: readonly Doodle[]
  /** A doodle with its strokes, deleted or not. */
  doodle(id: DoodleId): Drawing | undefined
  /** The courses that were begun here. */
  readonly progress: readonly CourseProgress[]
  /** What cannot be read of a scene; assets and doodles stand with the first one. */
  broken(sceneId: SceneId): readonly BrokenItem[]
}
