import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  assetLibraryMachine,
  hasMore,
  type Loaded,
  type PageRequest,
} from '../../../machines/asset-library/asset-library-machine.ts'
import { emptyLists, withPage } from '../../../machines/asset-library/asset-lists.ts'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import type { AssetType } from '../../../model/assets/asset.ts'

const item = (key: string, type: AssetType = 'images', name = key): LibraryItem => ({
  key,
  type,
  name,
  link: `/files/${key}`,
  isDisabled: false,
  isOnDevice: false,
  thumbnail: null,
  bytes: 10,
  width: null,
  height: null,
  duration: null,
  triangles: null,
  pixels: null,
})

const counts = { images: 3, sounds: 1, videos: 0, models: 0 }

/** A library of three pictures and a sound, two to a page; requests are noted. `fail` makes the next one fail. */
function library() {
  const requests: PageRequest[] = []
  const all = [item('a'), item('b'), item('c'), item('s', 'sounds')]
  const state = { fails: false }
  const load = async (request: PageRequest): Promise<Loaded> => {
    requests.push(request)
    if (state.fails) return { ok: false, code: 'general.offline' }
    const found = all.filter(({ type, name }) => type === request.type && name.includes(request.search))
    const start = found.findIndex(({ key }) => key === request.startKey) + 1
    const total = request.search === '' ? counts : { ...counts, [request.type]: found.length }
    return { ok: true, page: { items: found.slice(start, start + 2), counts: total } }
  }
  const actor = createActor(
    assetLibraryMachine.provide({
      actors: { load: fromPromise(({ input }: { input: PageRequest }) => load(input)) },
    }),
  ).start()
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches('ready') || snapshot.matches('failed'))
  const keys = (type: AssetType = 'images') =>
    actor.getSnapshot().context.known.lists[type]?.map(({ key }) => key)
  const context = () => actor.getSnapshot().context
  return { actor, requests, settled, keys, context, state }
}

test('[S12] it begins with the pictures; pages are appended until nothing is missing, and bring the counts', async () => {
  const { actor, requests, settled, keys, context } = library()
  expect(context().type).toBe('images')
  await settled()
  expect(keys()).toEqual(['a', 'b'])
  expect(context().known.counts).toEqual(counts)
  actor.send({ type: 'more' })
  await settled()
  expect(keys()).toEqual(['a', 'b', 'c'])
  expect(requests.at(-1)?.startKey).toBe('b')
  expect(hasMore(context())).toBe(false)
  actor.send({ type: 'more' })
  await settled()
  expect(requests).toHaveLength(2)
})

test('[S12] a type that was looked at keeps its list, another is loaded', async () => {
  const { actor, requests, settled, keys } = library()
  await settled()
  actor.send({ type: 'type.choose', assetType: 'sounds' })
  await settled()
  expect(keys('sounds')).toEqual(['s'])
  actor.send({ type: 'type.choose', assetType: 'images' })
  await settled()
  expect(keys()).toEqual(['a', 'b'])
  expect(requests.map(({ type }) => type)).toEqual(['images', 'sounds'])
})

test('[S12] another search empties every list and loads anew; an answer to the search before is not listened to', async () => {
  const { actor, requests, settled, keys } = library()
  await settled()
  actor.send({ type: 'search', text: 'b' })
  expect(keys()).toBeUndefined()
  actor.send({ type: 'search', text: 'c' })
  await settled()
  await Promise.resolve()
  expect(keys()).toEqual(['c'])
  expect(requests.map(({ search }) => search)).toEqual(['', 'b', 'c'])
})

test('[X06] a page that does not come ends the waiting, says why and leaves what is there', async () => {
  const { actor, settled, keys, context, state } = library()
  await settled()
  state.fails = true
  actor.send({ type: 'more' })
  await settled()
  expect(actor.getSnapshot().value).toBe('failed')
  expect(context().error).toBe('general.offline')
  expect(keys()).toEqual(['a', 'b'])
  state.fails = false
  actor.send({ type: 'more' })
  await settled()
  expect(keys()).toEqual(['a', 'b', 'c'])
  expect(context().error).toBeNull()
})

test('[S12] a page with nothing new is the end, whatever its counts say', () => {
  const first = withPage(emptyLists, 'images', { items: [item('a')], counts })
  expect(hasMore({ known: first, type: 'images' })).toBe(true)
  const last = withPage(first, 'images', { items: [item('a')], counts })
  expect(hasMore({ known: last, type: 'images' })).toBe(false)
})

test('[S12] what arrives in a list that was never looked at only raises its count', async () => {
  const { actor, settled, context } = library()
  await settled()
  actor.send({ type: 'upload.begin', id: 'u', name: 'y', assetType: 'videos' })
  actor.send({ type: 'upload.done', id: 'u', item: item('y', 'videos') })
  expect(context().known.counts.videos).toBe(1)
  expect(context().known.lists.videos).toBeUndefined()
})

test('[S13] an upload tells how far it is and ends as done, in front of its list, or failed with the reason', async () => {
  const { actor, settled, keys, context } = library()
  await settled()
  actor.send({ type: 'upload.begin', id: '1', name: 'cat.png', assetType: 'images' })
  actor.send({ type: 'upload.begin', id: '2', name: 'dog.png', assetType: 'images' })
  actor.send({ type: 'upload.progress', id: '1', share: 0.5 })
  expect(context().uploads.map(({ id, share, code }) => [id, share, code])).toEqual([
    ['1', 0.5, null],
    ['2', 0, null],
  ])
  actor.send({ type: 'upload.done', id: '1', item: item('cat') })
  actor.send({ type: 'upload.failed', id: '2', code: 'asset.too-large' })
  expect(keys()).toEqual(['cat', 'a', 'b'])
  expect(context().known.counts.images).toBe(4)
  expect(context().uploads.map(({ id, code }) => [id, code])).toEqual([['2', 'asset.too-large']])
  actor.send({ type: 'upload.begin', id: '2', name: 'dog.png', assetType: 'images' })
  expect(context().uploads.map(({ code }) => code)).toEqual([null])
  actor.send({ type: 'upload.dismiss', id: '2' })
  expect(context().uploads).toEqual([])
})

test('[S13] a file that is there already is not shown twice', async () => {
  const { actor, settled, keys, context } = library()
  await settled()
  actor.send({ type: 'upload.begin', id: '1', name: 'b.png', assetType: 'images' })
  actor.send({ type: 'upload.done', id: '1', item: item('b', 'images', 'B') })
  expect(keys()).toEqual(['a', 'b'])
  expect(context().known.counts.images).toBe(3)
})

test('[S14] a renaming shows the new name without its extension and takes the file out of use until it is stored', async () => {
  const { actor, settled, context } = library()
  await settled()
  actor.send({ type: 'rename', key: 'a', name: 'Apple.old.png' })
  expect(context().known.lists.images?.[0]).toMatchObject({ key: 'a', name: 'Apple', isDisabled: true })
  actor.send({
    type: 'rename.done',
    key: 'a',
    item: { ...item('a', 'images', 'Apple'), link: '/files/a?new' },
  })
  expect(context().known.lists.images?.[0]).toMatchObject({
    key: 'a',
    name: 'Apple',
    link: '/files/a?new',
    isDisabled: false,
  })
  expect(context().before).toEqual({})
})

test('[S14] a renaming that fails brings back the old name', async () => {
  const { actor, settled, context } = library()
  await settled()
  actor.send({ type: 'rename', key: 'b', name: 'Bear' })
  actor.send({ type: 'rename', key: 'b', name: 'Bird' })
  expect(context().known.lists.images?.[1]?.name).toBe('Bear')
  actor.send({ type: 'rename.failed', key: 'b' })
  expect(context().known.lists.images?.[1]).toEqual(item('b'))
  actor.send({ type: 'rename', key: 'gone', name: 'Bird' })
  expect(context().before).toEqual({})
})

test('[S15] a file is removed by its key, and comes back by an undo', async () => {
  const { actor, settled, keys, context } = library()
  await settled()
  actor.send({ type: 'removed', key: 'a' })
  expect(keys()).toEqual(['b'])
  expect(context().known.counts.images).toBe(2)
  actor.send({ type: 'removed', key: 'nothing' })
  expect(context().known.counts.images).toBe(2)
  actor.send({ type: 'restored', item: item('a') })
  expect(keys()).toEqual(['a', 'b'])
})

test('[S15] clearing leaves no list and no count', async () => {
  const { actor, settled, context } = library()
  await settled()
  actor.send({ type: 'clear' })
  expect(context().known).toEqual({ lists: {}, counts: { images: 0, sounds: 0, videos: 0, models: 0 } })
  actor.send({ type: 'reload' })
  await settled()
  expect(context().known.lists.images).toHaveLength(2)
})
