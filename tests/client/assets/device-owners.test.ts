import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { bringUp } from '../../../src/client/assets/bring-up.ts'
import { deviceFiles } from '../../../src/client/assets/device-files.ts'
import { deviceShelf } from '../../../src/client/assets/device-shelf.ts'
import { serverShelf } from '../../../src/client/assets/server-shelf.ts'
import { glbFile } from '../../support/files/models.ts'
import { deviceFile, sentTo, worldWith } from './device-file.ts'

const keysOf = async (account: string | null): Promise<readonly string[]> => {
  const listed = await deviceShelf(account).list({ type: 'images', search: '', startKey: undefined })
  return listed.ok ? listed.page.items.map(({ key }) => key) : []
}
const sentBy = () => vi.spyOn(serverShelf, 'add').mockImplementation(async (sent) => sentTo(sent.file.name))

beforeEach(() => {
  vi.restoreAllMocks()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
})

test('a file that is in one child’s account neither goes into the next child’s nor is listed there', async () => {
  await deviceFiles.put(deviceFile('ana.png', { storedAs: { ana: 'server-ana.png' } }))
  const add = sentBy()
  await bringUp('ben', worldWith('ana.png'))
  expect(add).not.toHaveBeenCalled()
  expect(await keysOf('ben')).not.toContain('ana.png')
  expect(await keysOf(null)).not.toContain('ana.png')
})

test('a file that a child put here without a network waits for that child alone', async () => {
  const file = new File([await glbFile()], 'tree.glb')
  const added = await deviceShelf('ana').add({ file, type: 'models', onProgress: () => {} })
  expect(added.ok).toBe(true)
  const add = sentBy()
  await bringUp('ben', worldWith('none.png'))
  expect(add).not.toHaveBeenCalled()
  await bringUp('ana', worldWith('none.png'))
  expect(add.mock.calls.map(([{ file }]) => file.name)).toEqual(['tree.glb'])
})

test('a visitor’s files go along only with the project that names them, and are that account’s from then on', async () => {
  await deviceFiles.put(deviceFile('in.png', { owners: [null] }))
  await deviceFiles.put(deviceFile('off.png', { owners: [null] }))
  const add = sentBy()
  await bringUp('cleo', worldWith('in.png'))
  expect(add.mock.calls.map(([{ file }]) => file.name)).toEqual(['in.png'])
  expect(await keysOf(null)).toEqual(['off.png'])
  await bringUp('dan', worldWith('in.png'))
  expect(add).toHaveBeenCalledTimes(1)
  expect(await keysOf('dan')).toEqual([])
})

test('a file that two put here is each one’s own', async () => {
  const file = new File([await glbFile({ side: 3 })], 'bush.glb')
  for (const account of ['eve', null])
    await deviceShelf(account).add({ file, type: 'models', onProgress: () => {} })
  const add = sentBy()
  await bringUp('fay', worldWith('none.png'))
  expect(add).not.toHaveBeenCalled()
  await bringUp('eve', worldWith('none.png'))
  const listed = await deviceShelf(null).list({ type: 'models', search: 'bush', startKey: undefined })
  expect(listed.ok && listed.page.items).toHaveLength(1)
})
