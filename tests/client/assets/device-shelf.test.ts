import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { deviceFiles } from '../../../src/client/assets/device-files.ts'
import { deviceShelf } from '../../../src/client/assets/device-shelf.ts'
import { deviceFile } from './device-file.ts'

test('the addresses of a file are let go with it, and it has fresh ones when it is back', async () => {
  let count = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++count}`)
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  await deviceFiles.put(deviceFile('cat.png', { thumbnail: new Blob(['y']) }))
  const shelf = deviceShelf(null)
  await shelf.list({ type: 'images', search: '', startKey: undefined })
  expect(await shelf.remove('cat.png')).toEqual({ ok: true })
  expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:2']])
  expect(await shelf.restore('cat.png')).toMatchObject({ item: { link: 'blob:3', thumbnail: 'blob:4' } })
})
