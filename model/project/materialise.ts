import type * as Y from 'yjs'
import type { Asset } from '../assets/asset.ts'
import type { BlocksFile } from '../blocks/blocks-file.ts'
import { materialiseBlocks } from '../blocks/materialise-blocks.ts'
import type { CourseProgress } from '../course/course-progress.ts'
import { readProgress } from '../course/read-progress.ts'
import { type Records, recordsOf, type StoredRecord } from '../document/records.ts'
import type { RootName } from '../document/root-name.ts'
import type { Doodle, Drawing } from '../doodle/doodle.ts'
import type { AssetId, DoodleId, EntityId, FileId, SceneId } from '../ids.ts'
import { EntityHomes } from './entity-homes.ts'
import { keepSame } from './keep-same.ts'
import { LiveBlocks } from './live-blocks.ts'
import { LiveLibrary } from './live-library.ts'
import type { BrokenItem, CodeFile, Entity, Project, ProjectMeta, Scene, Siblings } from './project.ts'
import { type ReadFiles, readFiles } from './read-files.ts'
import { readMeta } from './read-meta.ts'
import { type ReadScenes, readScenes } from './read-scenes.ts'
import { SceneTree } from './scene-tree.ts'
import { Shown } from './shown.ts'

/**
 * What a document shows, live. Pure and total: the same records give the same project on every replica, in whatever order
 * they came, and no bytes make it throw. A change only marks what is stale; reading brings that up to date.
 */
export function materialise(document: Y.Doc): Project {
  const records = recordsOf(document)
  const project = new LiveProject(records)
  records.invalidate((root, ids) => project.invalidate(root, ids))
  return project
}

/** What `read` finds in a document as it is now. The project is not live: a document that lives on keeps nothing of it. */
export function readAtOnce<T>(document: Y.Doc, read: (project: Project) => T): T {
  return read(new LiveProject(recordsOf(document)))
}

let emptyFile: BlocksFile | undefined

/** What a file shows that has no blocks, always the same. */
function noBlocks(): BlocksFile {
  emptyFile ??= materialiseBlocks([], [], [])
  return emptyFile
}

const noFiles: readonly CodeFile[] = Object.freeze([])
const noItems: readonly BrokenItem[] = Object.freeze([])

class LiveProject implements Project {
  private readonly records: Records
  private readonly homes: EntityHomes
  /** The trees of scenes that were read, and what changed since. */
  private readonly trees = new Map<string, { readonly tree: SceneTree; readonly stale: Set<string> }>()
  private readonly texts = new Map<string, string>()
  private readonly liveBlocks = new Map<string, LiveBlocks>()
  private shownMeta: ProjectMeta | undefined
  private shownScenes: ReadScenes = { shown: [], broken: [], deleted: new Set() }
  private scenesById: ReadonlyMap<SceneId, Scene> = new Map()
  private areScenesStale = true
  private shownFiles: ReadFiles = { byScene: new Map(), broken: new Map() }
  private filesById: ReadonlyMap<string, CodeFile> = new Map()
  private areFilesStale = true
  /** Files of which something changed, be it their text alone. */
  private readonly changedFiles = new Set<string>()
  /** The records that `shownFiles` was read from. */
  private readonly seenFiles = new Map<string, StoredRecord | undefined>()
  private readonly library: LiveLibrary
  private readonly shownProgress: Shown<readonly CourseProgress[]>
  private readonly shownBroken = new Map<SceneId, readonly BrokenItem[]>()

  constructor(records: Records) {
    this.records = records
    this.homes = new EntityHomes(records)
    this.library = new LiveLibrary(records)
    this.shownProgress = new Shown<readonly CourseProgress[]>([], (before) =>
      keepSame(before, readProgress(records)),
    )
  }

  get version(): number {
    return this.records.version
  }

  get meta(): ProjectMeta {
    this.shownMeta ??= readMeta(this.records)
    return this.shownMeta
  }

  get scenes(): readonly Scene[] {
    return this.readScenes().shown
  }

  get defaultScene(): Scene {
    const scene = this.scenes.find(({ isDefault }) => isDefault)
    if (!scene) throw new Error('a project always has a default scene')
    return scene
  }

  scene(id: SceneId): Scene | undefined {
    this.readScenes()
    return this.scenesById.get(id)
  }

  files(sceneId: SceneId): readonly CodeFile[] {
    return this.readFiles().byScene.get(sceneId) ?? noFiles
  }

  file(id: FileId): CodeFile | undefined {
    this.readFiles()
    return this.filesById.get(id)
  }

  text(id: FileId): string {
    this.readFiles() // lets go of the texts of tabs that are not shown any more
    let text = this.texts.get(id)
    if (text === undefined) {
      text = this.file(id)?.kind === 'js' ? (this.records.text(id) ?? '') : ''
      this.texts.set(id, text)
    }
    return text
  }

  blocks(id: FileId): BlocksFile {
    if (this.file(id)?.kind !== 'blocks') return noBlocks()
    let blocks = this.liveBlocks.get(id)
    if (!blocks) {
      blocks = new LiveBlocks(this.records, id)
      this.liveBlocks.set(id, blocks)
    }
    return blocks.get()
  }

  entities(sceneId: SceneId): readonly Entity[] {
    return this.tree(sceneId).entities()
  }

  entity(id: EntityId): Entity | undefined {
    for (const sceneId of this.homesOf(id)) {
      const entity = this.tree(sceneId).entity(id)
      if (entity) return entity
    }
    return undefined
  }

  homesOf(id: string): readonly SceneId[] {
    return this.homes.of(id, this.scenes)
  }

  children(sceneId: SceneId, parentId: EntityId | null): readonly EntityId[] {
    return this.tree(sceneId).children(parentId)
  }

  siblings(sceneId: SceneId, parentId: EntityId | null): Siblings {
    return this.tree(sceneId).siblings(parentId)
  }

  get assets(): readonly Asset[] {
    return this.library.assets.listed
  }

  asset(id: AssetId): Asset | undefined {
    return this.library.assets.byId.get(id)
  }

  get doodles(): readonly Doodle[] {
    return this.library.doodles.listed
  }

  doodle(id: DoodleId): Drawing | undefined {
    return this.library.drawing(id)
  }

  get progress(): readonly CourseProgress[] {
    return this.shownProgress.get()
  }

  broken(sceneId: SceneId): readonly BrokenItem[] {
    const entities = this.tree(sceneId).broken()
    const files = this.readFiles().broken.get(sceneId) ?? noItems
    const sceneless = sceneId === this.scenes[0]?.id ? this.brokenOutsideScenes(sceneId) : noItems
    const broken = keepSame(
      this.shownBroken.get(sceneId) ?? [],
      Object.freeze([...entities, ...files, ...sceneless]),
    )
    this.shownBroken.set(sceneId, broken)
    return broken
  }

  /** What belongs to no scene is listed with one, so that nothing goes without a word. */
  private brokenOutsideScenes(sceneId: SceneId): readonly BrokenItem[] {
    const scenes = this.readScenes().broken.map((id) => Object.freeze({ id, sceneId, reason: 'not a scene' }))
    return [...scenes, ...this.library.broken(sceneId)]
  }

  /** Marks what is stale after records of `root` changed. */
  invalidate(root: RootName, ids: ReadonlySet<string>): void {
    if (root.startsWith('ents:')) {
      this.homes.invalidate(root, ids)
      const stale = this.trees.get(root.slice('ents:'.length))?.stale
      if (stale) for (const id of ids) stale.add(id)
    } else if (root === 'meta') this.shownMeta = undefined
    else if (root === 'progress') this.shownProgress.spoil()
    else if (root === 'scenes') {
      this.areScenesStale = true
      this.areFilesStale = true
    } else if (root === 'files') {
      for (const id of ids) {
        this.changedFiles.add(id)
        this.texts.delete(id)
      }
    } else if (/^(blocks|vars|wcom):/.test(root)) {
      this.liveBlocks.get(root.slice(root.indexOf(':') + 1))?.invalidate(root, ids)
    } else this.library.invalidate(root)
  }

  private readScenes(): ReadScenes {
    if (this.areScenesStale) {
      this.areScenesStale = false
      const scenes = readScenes(this.records)
      const shown = keepSame(this.shownScenes.shown, scenes.shown)
      if (shown !== this.shownScenes.shown) this.scenesById = new Map(shown.map((scene) => [scene.id, scene]))
      this.shownScenes = { ...scenes, shown }
    }
    return this.shownScenes
  }

  private readFiles(): ReadFiles {
    const { shown, deleted } = this.readScenes()
    for (const id of this.changedFiles) this.areFilesStale ||= this.isOtherFile(id)
    this.changedFiles.clear()
    if (this.areFilesStale) {
      this.areFilesStale = false
      const ids = shown.map(({ id }) => id)
      this.shownFiles = keepSameFiles(this.shownFiles, readFiles(this.records, ids, deleted))
      this.filesById = new Map([...this.shownFiles.byScene.values()].flat().map((file) => [file.id, file]))
      this.texts.clear()
      this.seenFiles.clear()
      for (const id of this.records.ids('files')) this.seenFiles.set(id, this.records.record('files', id))
    }
    return this.shownFiles
  }

  /** Whether more than the text of a file changed since it was read: then its record is another object. */
  private isOtherFile(id: string): boolean {
    const { records, seenFiles } = this
    return records.has('files', id) !== seenFiles.has(id) || records.record('files', id) !== seenFiles.get(id)
  }

  private tree(sceneId: SceneId): SceneTree {
    const known = this.trees.get(sceneId)
    if (!known) {
      const tree = new SceneTree(this.records, sceneId)
      this.trees.set(sceneId, { tree, stale: new Set() })
      return tree
    }
    const { tree, stale } = known
    if (stale.size > 0) {
      tree.update(stale)
      stale.clear()
    }
    return tree
  }
}

function keepSameFiles(before: ReadFiles, now: ReadFiles): ReadFiles {
  const byScene = new Map<SceneId, readonly CodeFile[]>()
  for (const [id, files] of now.byScene) byScene.set(id, keepSame(before.byScene.get(id) ?? [], files))
  return { byScene, broken: now.broken }
}
