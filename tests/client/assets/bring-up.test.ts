import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { showAsset } from '../../../commands/asset/show-asset.ts'
import { AssetId } from '../../../model/ids.ts'
import { bringUp } from '../../../src/client/assets/bring-up.ts'
import { deviceFiles } from '../../../src/client/assets/device-files.ts'
import { serverShelf } from '../../../src/client/assets/server-shelf.ts'
import { showsDeviceFiles } from '../../../src/client/assets/shows-device-files.ts'
import { box, workbench } from '../../commands/support/workbench.ts'

const file = (key: string) => ({
  key,
  type: 'images' as const,
  name: key.slice(0, 3),
  bytes: new Blob(['x']),
  thumbnail: null,
  width: 1,
  height: 1,
  duration: null,
  triangles: null,
  createdAt: 1,
  removedAt: null,
  storedAs: {},
})

/** A world that shows the file. */
function world(key: string) {
  const { bus } = workbench()
  const asset = { assetId: AssetId.parse('cat'), type: 'images', fileName: 'cat', key, link: '' } as const
  bus.execute(showAsset, {
    ...box('p'),
    kind: 'image',
    components: { image: { source: 'asset:cat' } },
    asset: { ...asset, isDisabled: false },
  })
  return bus
}

const stored = (name: string) => ({
  ok: true as const,
  item: { ...file(`server-${name}`), link: '', isDisabled: false, isOnDevice: false, bytes: 1 },
})

beforeEach(() => {
  vi.restoreAllMocks()
})

test('who logs in gets the files of the device, once, and the project learns where they are', async () => {
  await deviceFiles.put(file('cat.png'))
  await deviceFiles.put({ ...file('old.png'), removedAt: Date.now() })
  const add = vi.spyOn(serverShelf, 'add').mockImplementation(async (sent) => stored(sent.file.name))
  const bus = world('cat.png')
  expect(showsDeviceFiles(bus.project)).toBe(true)
  expect(await bringUp('ana', bus)).toBeNull()
  expect(add.mock.calls.map(([{ file }]) => [file.name, file.type])).toEqual([['cat.png', 'image/png']])
  expect(bus.project.assets[0]).toMatchObject({ key: 'server-cat.png', link: '/files/server-cat.png' })
  expect(showsDeviceFiles(bus.project)).toBe(false)

  const later = world('cat.png')
  expect(await bringUp('ana', later)).toBeNull()
  expect(add).toHaveBeenCalledTimes(1)
  expect(later.project.assets[0]?.link).toBe('/files/server-cat.png')
  expect(await deviceFiles.get('cat.png')).toBeDefined()
})

test('what cannot be sent stays on the device, with the reason, and is tried again', async () => {
  await deviceFiles.put(file('dog.png'))
  const add = vi.spyOn(serverShelf, 'add').mockResolvedValue({ ok: false, code: 'asset.quota-full' })
  const bus = world('dog.png')
  expect(await bringUp('ben', bus)).toBe('asset.quota-full')
  expect(bus.project.assets[0]?.link).toBe('')
  add.mockImplementation(async (sent) => stored(sent.file.name))
  expect(await bringUp('ben', bus)).toBeNull()
  expect(bus.project.assets[0]?.link).toBe('/files/server-dog.png')
})
