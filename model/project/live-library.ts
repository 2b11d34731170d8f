import type { Asset } from '../assets/asset.ts'
import { readAssets } from '../assets/read-assets.ts'
import type { Records } from '../document/records.ts'
import type { RootName } from '../document/root-name.ts'
import type { Doodle, Drawing } from '../doodle/doodle.ts'
import { readDoodles } from '../doodle/read-doodles.ts'
import { readStrokes } from '../doodle/read-strokes.ts'
import type { DoodleId, SceneId } from '../ids.ts'
import { keepSame } from './keep-same.ts'
import type { BrokenItem } from './project.ts'
import { Shown } from './shown.ts'

/** What a document shows of assets and doodles, which belong to no scene. Read when asked for, kept until it changes. */
export class LiveLibrary {
  private readonly records: Records
  private readonly assetList: Shown<Library<Asset>>
  private readonly doodleList: Shown<Library<Doodle>>
  private readonly drawings = new Map<string, { readonly of: Doodle; readonly drawing: Drawing }>()

  constructor(records: Records) {
    this.records = records
    this.assetList = new Shown<Library<Asset>>(nothing, (before) => {
      const { assets, broken } = readAssets(records)
      return libraryOf(before, assets, broken)
    })
    this.doodleList = new Shown<Library<Doodle>>(nothing, (before) => {
      const { doodles, broken } = readDoodles(records)
      return libraryOf(before, doodles, broken)
    })
  }

  get assets(): Library<Asset> {
    return this.assetList.get()
  }

  get doodles(): Library<Doodle> {
    return this.doodleList.get()
  }

  drawing(id: DoodleId): Drawing | undefined {
    const doodle = this.doodles.byId.get(id)
    if (!doodle) return undefined
    const known = this.drawings.get(id)
    if (known?.of === doodle) return known.drawing
    const drawing = Object.freeze({ ...doodle, ...readStrokes(this.records, id) })
    this.drawings.set(id, { of: doodle, drawing })
    return drawing
  }

  /** What cannot be read; it is listed with a scene. */
  broken(sceneId: SceneId): readonly BrokenItem[] {
    const item = (reason: string) => (id: string) => Object.freeze({ id, sceneId, reason })
    return [...this.assets.broken.map(item('not an asset')), ...this.doodles.broken.map(item('not a doodle'))]
  }

  /** Marks what is stale after records of `root` changed. */
  invalidate(root: RootName): void {
    if (root === 'assets') this.assetList.spoil()
    else if (root === 'doodles') this.doodleList.spoil()
    else if (root.startsWith('strokes:')) this.drawings.delete(root.slice('strokes:'.length))
  }
}

/** All items that can be read, those of them that are listed, and what cannot be read. */
interface Library<T> {
  readonly all: readonly T[]
  readonly listed: readonly T[]
  readonly byId: ReadonlyMap<string, T>
  readonly broken: readonly string[]
}

const nothing = { all: [], listed: [], byId: new Map<string, never>(), broken: [] }

function libraryOf<T extends { readonly id: string; readonly isRemoved: boolean }>(
  before: Library<T>,
  items: readonly T[],
  broken: readonly string[],
): Library<T> {
  const all = keepSame(before.all, items)
  return {
    all,
    listed: keepSame(before.listed, Object.freeze(all.filter(({ isRemoved }) => !isRemoved))),
    byId: new Map(all.map((item) => [item.id, item])),
    broken,
  }
}
