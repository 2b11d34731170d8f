import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { Asset } from '../../../model/assets/asset.ts'
import { AssetId } from '../../../model/ids.ts'
import { deviceFiles } from '../../../src/client/assets/device-files.ts'
import { gatherFiles } from '../../../src/client/assets/gather-files.ts'
import { hashOf } from '../../../src/client/assets/hash-of.ts'
import { deviceFile } from './device-file.ts'

const bytes = new TextEncoder().encode('a sound')
const key = `${await hashOf(new Blob([bytes]))}.mp3`
const asset = (id: string, ofKey: string): Asset => ({
  id: AssetId.parse(id),
  type: 'sounds',
  name: id,
  key: ofKey,
  link: `/files/${ofKey}`,
  isDisabled: false,
  credit: '',
  licence: 'unknown',
  isRemoved: false,
})

/** A server that knows addresses for all that it is asked. */
function serveLinks() {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { keys }: { keys: string[] } = JSON.parse(body)
    const links = Object.fromEntries(keys.map((one) => [one, `http://files.test/files/${one}?t=1`]))
    return new Response(JSON.stringify({ success: true, links }), { status: 200 })
  })
}

test('bytes come from this device, else from the site of the scene, and only when they are what their key says', async () => {
  serveLinks()
  const here = `${'a'.repeat(64)}.mp3`
  const swapped = `${'b'.repeat(64)}.mp3`
  await deviceFiles.put(deviceFile(here, { type: 'sounds', bytes: new Blob(['here']) }))
  const asked: string[] = []
  const { files, missing } = await gatherFiles(
    [asset('here', here), asset('there', key), asset('swapped', swapped)],
    null,
    async (path) => {
      asked.push(path)
      return bytes
    },
  )
  expect(asked).toEqual([`/files/${key}?t=1`, `/files/${swapped}?t=1`])
  expect([...files].map(([id, file]) => [id, new TextDecoder().decode(file.bytes), file.type])).toEqual([
    ['here', 'here', 'audio/mpeg'],
    ['there', 'a sound', 'audio/mpeg'],
  ])
  expect(missing.map(({ name }) => name)).toEqual(['swapped'])
})
