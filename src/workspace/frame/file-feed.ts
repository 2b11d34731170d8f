import type { Asset } from '../../../model/assets/asset.ts'
import { assetReference, type Reference } from '../../../model/assets/reference.ts'
import { AssetId } from '../../../model/ids.ts'
import type { Entity, Project } from '../../../model/project/project.ts'
import type { FrameFiles } from '../../../protocol/frame/frame-file.ts'
import type { ToFrame } from '../../../protocol/frame/to-frame.ts'
import { fileSources } from './file-sources.ts'

/** Where files are, as far as it is known now. */
export type FindFiles = (assets: readonly Asset[]) => Promise<FrameFiles>

/** Tells one frame where the files are that its scene shows. */
export interface FileFeed {
  /** Finds what the page does not know yet; a scene that shows no file costs a walk over its entities. */
  update(project: Pick<Project, 'asset'>, entities: readonly Entity[]): void
  /** A fresh page took the place of the one that was fed. */
  forget(): void
}

/** Milliseconds after which a file that nobody had is asked for again. */
const patience = 10_000

/** Makes a feed that speaks through `send`. */
export function createFileFeed(send: (message: ToFrame) => void, find: FindFiles): FileFeed {
  let asked = new Set<string>()
  let retry: ReturnType<typeof setTimeout> | undefined

  async function ask(assets: readonly Asset[], again: () => void) {
    const ofPage = asked
    const missing = new Set<Reference>(assets.map(({ id }) => assetReference(id)))
    for (const source of missing) ofPage.add(source)
    const files = await find(assets).catch((): FrameFiles => [])
    if (ofPage !== asked) return
    if (files.length > 0) send({ type: 'files.set', files })
    const found = new Set(files.map(([source]) => source))
    const left = [...missing].filter((source) => !found.has(source))
    if (left.length === 0) return
    for (const source of left) ofPage.delete(source)
    clearTimeout(retry)
    retry = setTimeout(again, patience)
  }

  const feed: FileFeed = {
    update(project, entities) {
      const fresh = new Map<AssetId, Asset>()
      for (const entity of entities)
        for (const source of fileSources(entity)) {
          if (asked.has(source)) continue
          const asset = project.asset(AssetId.parse(source.slice(source.indexOf(':') + 1)))
          if (asset) fresh.set(asset.id, asset)
        }
      if (fresh.size > 0) void ask([...fresh.values()], () => feed.update(project, entities))
    },
    forget() {
      clearTimeout(retry)
      asked = new Set()
    },
  }
  return feed
}
