import type { Asset } from '../../../model/assets/asset.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import { AssetId } from '../../../model/ids.ts'
import type { Entity, Project } from '../../../model/project/project.ts'
import type { FrameFiles } from '../../../protocol/frame/frame-file.ts'
import type { ToFrame } from '../../../protocol/frame/to-frame.ts'
import { fileSources } from './file-sources.ts'

/** Where files are, as far as it is known now. */
export type FindFiles = (assets: readonly Asset[]) => Promise<FrameFiles>

/** Tells one frame where the files are that its scene shows. */
export interface FileFeed {
  /** Finds what the page does not know yet, also of `others`; a scene that shows no file costs a walk over its entities. */
  update(project: Pick<Project, 'asset'>, entities: readonly Entity[], others?: readonly Asset[]): void
  /** The page that was fed is gone, or a fresh one took its place: asks for nothing until the next update. */
  forget(): void
}

/** Milliseconds after which a file that nobody had is asked for again. */
const patience = 10_000

/** Makes a feed that speaks through `send`. */
export function createFileFeed(send: (message: ToFrame) => void, find: FindFiles): FileFeed {
  let asked = new Set<string>()
  /** When to ask again for what nobody had, in milliseconds since 1970; not before, however often the scene changes. */
  const notBefore = new Map<string, number>()
  let latest:
    | {
        readonly project: Pick<Project, 'asset'>
        readonly entities: readonly Entity[]
        readonly others: readonly Asset[]
      }
    | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  function planRetry() {
    clearTimeout(retry)
    if (notBefore.size === 0) return
    retry = setTimeout(
      () => {
        for (const [source, time] of notBefore) if (time <= Date.now()) notBefore.delete(source)
        if (latest) feed.update(latest.project, latest.entities, latest.others)
        planRetry()
      },
      Math.max(0, Math.min(...notBefore.values()) - Date.now()),
    )
  }

  async function ask(assets: readonly Asset[]) {
    const ofPage = asked
    const missing = new Set<string>(assets.map(({ id }) => assetReference(id)))
    for (const source of missing) ofPage.add(source)
    const files = await find(assets).catch((): FrameFiles => [])
    if (ofPage !== asked) return
    if (files.length > 0) send({ type: 'files.set', files })
    for (const [source] of files) missing.delete(source)
    for (const source of missing) {
      ofPage.delete(source)
      notBefore.set(source, Date.now() + patience)
    }
    if (missing.size > 0) planRetry()
  }

  const feed: FileFeed = {
    update(project, entities, others = []) {
      latest = { project, entities, others }
      const isNew = (source: string) => !asked.has(source) && !notBefore.has(source)
      const fresh = new Map<AssetId, Asset>(
        others.filter(({ id }) => isNew(assetReference(id))).map((asset) => [asset.id, asset]),
      )
      for (const entity of entities)
        for (const source of fileSources(entity)) {
          if (!isNew(source)) continue
          const asset = project.asset(AssetId.parse(source.slice(source.indexOf(':') + 1)))
          if (asset) fresh.set(asset.id, asset)
        }
      if (fresh.size > 0) void ask([...fresh.values()])
    },
    forget() {
      clearTimeout(retry)
      asked = new Set()
      notBefore.clear()
      latest = undefined
    },
  }
  return feed
}
