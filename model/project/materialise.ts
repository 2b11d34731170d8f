import type * as Y from 'yjs'
import type { BlocksFile } from '../blocks/blocks-file.ts'
import { materialiseBlocks } from '../blocks/materialise-blocks.ts'
import { type Records, recordsOf, type StoredRecord } from '../document/records.ts'
import type { RootName } from '../document/root-name.ts'
import { sameJson } from '../document/same-json.ts'
import type { EntityId, FileId, SceneId } from '../ids.ts'
import type { BrokenItem, CodeFile, Entity, Project, ProjectMeta, Scene } from './project.ts'
import { type ReadFiles, readFiles } from './read-files.ts'
import { readMeta } from './read-meta.ts'
import { readScenes } from './read-scenes.ts'
import { SceneTree } from './scene-tree.ts'

/**
 * What a document shows, live. Pure and total: the same records give the same project on every replica, in whatever order
 * they came, and no bytes make it throw. A change only marks what is stale; reading brings that up to date.
 */
export function materialise(document: Y.Doc): Project {
  return new LiveProject(recordsOf(document))
}

const noBlocks: BlocksFile = materialiseBlocks([], [], [])
const noFiles: readonly CodeFile[] = Object.freeze([])

class LiveProject implements Project {
  private readonly records: Records
  private readonly trees = new Map<SceneId, SceneTree>()
  private readonly staleEntities = new Map<string, Set<string>>()
  private readonly texts = new Map<string, string>()
  private readonly shownBlocks = new Map<string, BlocksFile>()
  private shownMeta: ProjectMeta | undefined
  private shownScenes: readonly Scene[] = []
  private areScenesStale = true
  private shownFiles: ReadFiles = { byScene: new Map(), broken: [] }
  private areFilesStale = true
  private readonly shownBroken = new Map<SceneId, readonly BrokenItem[]>()

  constructor(records: Records) {
    this.records = records
    records.invalidate((root, ids) => this.invalidate(root, ids))
  }

  get version(): number {
    return this.records.version
  }

  get meta(): ProjectMeta {
    this.shownMeta ??= readMeta(this.records)
    return this.shownMeta
  }

  get scenes(): readonly Scene[] {
    if (this.areScenesStale) {
      this.areScenesStale = false
      this.shownScenes = keepSame(this.shownScenes, readScenes(this.records))
    }
    return this.shownScenes
  }

  get defaultScene(): Scene {
    const scene = this.scenes.find(({ isDefault }) => isDefault)
    if (!scene) throw new Error('a project always has a default scene')
    return scene
  }

  scene(id: SceneId): Scene | undefined {
    return this.scenes.find((scene) => scene.id === id)
  }

  files(sceneId: SceneId): readonly CodeFile[] {
    return this.readFiles().byScene.get(sceneId) ?? noFiles
  }

  file(id: FileId): CodeFile | undefined {
    for (const files of this.readFiles().byScene.values()) {
      const file = files.find((candidate) => candidate.id === id)
      if (file) return file
    }
    return undefined
  }

  text(id: FileId): string {
    let text = this.texts.get(id)
    if (text === undefined) {
      text = this.file(id)?.kind === 'js' ? (this.records.text(id) ?? '') : ''
      this.texts.set(id, text)
    }
    return text
  }

  blocks(id: FileId): BlocksFile {
    if (this.file(id)?.kind !== 'blocks') return noBlocks
    let blocks = this.shownBlocks.get(id)
    if (!blocks) {
      blocks = materialiseBlocks(
        entries(this.records, `blocks:${id}`),
        entries(this.records, `vars:${id}`),
        entries(this.records, `wcom:${id}`),
      )
      this.shownBlocks.set(id, blocks)
    }
    return blocks
  }

  entities(sceneId: SceneId): readonly Entity[] {
    return this.tree(sceneId).entities()
  }

  entity(id: EntityId): Entity | undefined {
    for (const { id: sceneId } of this.scenes) {
      const entity = this.tree(sceneId).entity(id)
      if (entity) return entity
    }
    return undefined
  }

  children(sceneId: SceneId, parentId: EntityId | null): readonly EntityId[] {
    return this.tree(sceneId).children(parentId)
  }

  broken(sceneId: SceneId): readonly BrokenItem[] {
    const entities = this.tree(sceneId).broken()
    const files = this.readFiles().broken.filter((item) => item.sceneId === sceneId)
    const broken = keepSame(this.shownBroken.get(sceneId) ?? [], Object.freeze([...entities, ...files]))
    this.shownBroken.set(sceneId, broken)
    return broken
  }

  private invalidate(root: RootName, ids: ReadonlySet<string>): void {
    if (root === 'meta') this.shownMeta = undefined
    else if (root === 'scenes') {
      this.areScenesStale = true
      this.areFilesStale = true
    } else if (root === 'files') {
      this.areFilesStale = true
      for (const id of ids) this.texts.delete(id)
    } else if (/^(blocks|vars|wcom):/.test(root)) {
      this.shownBlocks.delete(root.slice(root.indexOf(':') + 1))
    } else if (root.startsWith('ents:')) {
      const sceneId = root.slice('ents:'.length)
      const stale = this.staleEntities.get(sceneId)
      if (stale) for (const id of ids) stale.add(id)
      else this.staleEntities.set(sceneId, new Set(ids))
    }
  }

  private readFiles(): ReadFiles {
    const scenes = this.scenes
    if (this.areFilesStale) {
      this.areFilesStale = false
      const ids = scenes.map(({ id }) => id)
      this.shownFiles = keepSameFiles(this.shownFiles, readFiles(this.records, ids))
      this.texts.clear()
    }
    return this.shownFiles
  }

  private tree(sceneId: SceneId): SceneTree {
    let tree = this.trees.get(sceneId)
    if (!tree) {
      tree = new SceneTree(this.records, sceneId)
      this.trees.set(sceneId, tree)
      this.staleEntities.delete(sceneId)
    }
    const stale = this.staleEntities.get(sceneId)
    if (stale) {
      this.staleEntities.delete(sceneId)
      tree.update(stale)
    }
    return tree
  }
}

function entries(records: Records, root: RootName): [string, StoredRecord][] {
  return records.ids(root).map((id) => [id, records.record(root, id) ?? noRecord])
}

const noRecord: StoredRecord = Object.freeze({})

/** The older objects wherever they show the same, and the older list when all of it does. */
function keepSame<T extends Scene | CodeFile | BrokenItem>(
  before: readonly T[],
  now: readonly T[],
): readonly T[] {
  const kept = now.map(
    (item) => before.find((old) => old.id === item.id && sameJson({ ...old }, { ...item })) ?? item,
  )
  const isSame = kept.length === before.length && kept.every((item, index) => item === before[index])
  return isSame ? before : Object.freeze(kept)
}

function keepSameFiles(before: ReadFiles, now: ReadFiles): ReadFiles {
  const byScene = new Map<SceneId, readonly CodeFile[]>()
  for (const [id, files] of now.byScene) byScene.set(id, keepSame(before.byScene.get(id) ?? [], files))
  return { byScene, broken: keepSame(before.broken, now.broken) }
}
