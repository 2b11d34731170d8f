import { expect, test, vi } from 'vitest'
import { showAsset } from '../../commands/asset/show-asset.ts'
import { deleteEntities } from '../../commands/entity/delete-entities.ts'
import { AssetId, EntityId } from '../../model/ids.ts'
import type { ToFrame } from '../../protocol/frame/to-frame.ts'
import { createFileFeed } from '../../src/workspace/frame/file-feed.ts'
import { publishedFiles } from '../../src/workspace/frame/published-files.ts'
import { box, sceneId, workbench } from '../commands/support/workbench.ts'

const hash = 'a'.repeat(64)

function world() {
  const { bus } = workbench()
  const show = (id: string, asset: string, key: string) =>
    bus.execute(showAsset, {
      ...box(id),
      entityId: EntityId.parse(id),
      kind: 'image',
      components: { image: { source: `asset:${asset}` } },
      asset: {
        assetId: AssetId.parse(asset),
        type: 'images',
        fileName: asset,
        key,
        link: '',
        isDisabled: false,
      },
    })
  return { bus, show }
}

test('a frame is told once where each file is that its scene shows, and again after it was replaced', async () => {
  const { bus, show } = world()
  const sent: ToFrame[] = []
  const find = vi.fn(async (assets: readonly { id: AssetId }[]) =>
    assets.map(({ id }): [string, { path: string }] => [`asset:${id}`, { path: `/files/${id}.png` }]),
  )
  const feed = createFileFeed((message) => sent.push(message), find)
  const update = async () => {
    feed.update(bus.project, bus.project.entities(sceneId))
    await vi.waitFor(() => expect(sent.length).toBe(find.mock.calls.length))
  }
  await update()
  expect(find).not.toHaveBeenCalled()
  show('p', 'cat', `${hash}.png`)
  show('q', 'cat', `${hash}.png`)
  await update()
  await update()
  expect(sent).toEqual([{ type: 'files.set', files: [['asset:cat', { path: '/files/cat.png' }]] }])
  show('r', 'dog', `${hash}.png`)
  await update()
  expect(sent.at(-1)).toEqual({ type: 'files.set', files: [['asset:dog', { path: '/files/dog.png' }]] })
  feed.forget()
  await update()
  expect(find.mock.calls.at(-1)?.[0]).toHaveLength(2)
})

test('a file that nobody has is asked for again later', async () => {
  vi.useFakeTimers()
  const { bus, show } = world()
  show('p', 'cat', `${hash}.png`)
  const find = vi.fn(async () => [])
  const feed = createFileFeed(() => undefined, find)
  feed.update(bus.project, bus.project.entities(sceneId))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(find).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(find).toHaveBeenCalledTimes(2)
  feed.forget()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(find).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('a file that nobody has is not asked for at every change, and never once the scene shows it no more', async () => {
  vi.useFakeTimers()
  const { bus, show } = world()
  show('p', 'cat', `${hash}.png`)
  const find = vi.fn(async (_: readonly { readonly id: AssetId }[]) => [])
  const feed = createFileFeed(() => undefined, find)
  const update = async () => {
    feed.update(bus.project, bus.project.entities(sceneId))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  for (let second = 0; second < 5; second++) await update()
  expect(find).toHaveBeenCalledTimes(1)
  show('q', 'dog', `${hash}.png`)
  await update()
  expect(find.mock.calls.map(([assets]) => assets.map(({ id }) => id))).toEqual([['cat'], ['dog']])
  bus.execute(deleteEntities, { entityIds: [EntityId.parse('p')] })
  await update()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(find.mock.calls.slice(2).map(([assets]) => assets.map(({ id }) => id))).toEqual([['dog']])
  vi.useRealTimers()
})

test('a published world finds its files on the site of the scene, and none at an address of its own making', () => {
  const { bus, show } = world()
  show('p', 'cat', `${hash}.png`)
  show('q', 'dog', '..')
  expect(publishedFiles(bus.project)).toEqual([['asset:cat', { path: `/files/${hash}.png` }]])
})
