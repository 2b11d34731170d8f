import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { bringUp } from '../../../src/client/assets/bring-up.ts'
import { deviceFiles } from '../../../src/client/assets/device-files.ts'
import { findFiles } from '../../../src/client/assets/find-files.ts'
import { sentCount } from '../../../src/client/assets/sent-count.ts'
import { serverShelf } from '../../../src/client/assets/server-shelf.ts'
import { showsDeviceFiles } from '../../../src/client/assets/shows-device-files.ts'
import { deviceFile, sentTo, worldWith } from './device-file.ts'

beforeEach(() => {
  vi.restoreAllMocks()
})

test('who logs in gets the files of the device, once, and the project learns where they are', async () => {
  await deviceFiles.put(deviceFile('cat.png'))
  await deviceFiles.put(deviceFile('old.png', { removedAt: Date.now() }))
  const add = vi.spyOn(serverShelf, 'add').mockImplementation(async (sent) => sentTo(sent.file.name))
  const bus = worldWith('cat.png')
  expect(showsDeviceFiles(bus.project)).toBe(true)
  expect(await bringUp('ana', bus)).toBeNull()
  expect(add.mock.calls.map(([{ file }]) => [file.name, file.type])).toEqual([['cat.png', 'image/png']])
  expect(bus.project.assets[0]).toMatchObject({ key: 'server-cat.png', link: '/files/server-cat.png' })
  expect(showsDeviceFiles(bus.project)).toBe(false)

  const later = worldWith('cat.png')
  expect(await bringUp('ana', later)).toBeNull()
  expect(add).toHaveBeenCalledTimes(1)
  expect(later.project.assets[0]?.link).toBe('/files/server-cat.png')
  expect(await deviceFiles.get('cat.png')).toBeDefined()
})

test('what cannot be sent stays on the device, with the reason, and is tried again', async () => {
  await deviceFiles.put(deviceFile('dog.png'))
  const add = vi.spyOn(serverShelf, 'add').mockResolvedValue({ ok: false, code: 'asset.quota-full' })
  const bus = worldWith('dog.png')
  expect(await bringUp('ben', bus)).toBe('asset.quota-full')
  expect(bus.project.assets[0]?.link).toBe('')
  add.mockImplementation(async (sent) => sentTo(sent.file.name))
  expect(await bringUp('ben', bus)).toBeNull()
  expect(bus.project.assets[0]?.link).toBe('/files/server-dog.png')
})

test('a file that cannot be read holds up neither the others nor what is sent later', async () => {
  await deviceFiles.put(deviceFile('a.png', { owners: ['gil'] }))
  await deviceFiles.put(deviceFile('b.png', { owners: ['gil'] }))
  const add = vi.spyOn(serverShelf, 'add').mockImplementation(async (sent) => {
    if (sent.file.name === 'a.png') throw new DOMException('gone', 'NotReadableError')
    return sentTo(sent.file.name)
  })
  expect(await bringUp('gil', worldWith('b.png'))).toBe('asset.unreadable')
  expect((await deviceFiles.get('b.png'))?.storedAs).toEqual({ gil: 'server-b.png' })
  add.mockImplementation(async (sent) => sentTo(sent.file.name))
  expect(await bringUp('gil', worldWith('b.png'))).toBeNull()
})

test('files that cannot be listed are told of, and are sent once they can be', async () => {
  await deviceFiles.put(deviceFile('c.png', { owners: ['hal'] }))
  vi.spyOn(serverShelf, 'add').mockImplementation(async (sent) => sentTo(sent.file.name))
  const broken = vi.spyOn(deviceFiles, 'unsent').mockRejectedValue(new Error('no database'))
  expect(await bringUp('hal', worldWith('c.png'))).toBe('general.failed')
  broken.mockRestore()
  expect(await bringUp('hal', worldWith('c.png'))).toBeNull()
  expect((await deviceFiles.get('c.png'))?.storedAs).toEqual({ hal: 'server-c.png' })
})

test('a file that has been sent is still shown from this device, and lists hear of it', async () => {
  await deviceFiles.put(deviceFile('d.png', { owners: ['ida'] }))
  vi.spyOn(serverShelf, 'add').mockImplementation(async () => sentTo('d.png'))
  const before = sentCount.get()
  const bus = worldWith('d.png')
  await bringUp('ida', bus)
  expect(sentCount.get()).toBe(before + 1)
  expect(bus.project.assets[0]?.key).toBe('server-d.png')
  const files = await findFiles(bus.project.assets, null)
  expect(files).toEqual([['asset:cat', { bytes: new Uint8Array([120]), type: 'image/png' }]])
})
