import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { deviceFiles } from '../../../src/client/assets/device-files.ts'
import { sentCount } from '../../../src/client/assets/sent-count.ts'
import { libraryOf } from '../../../src/workspace/assets/library.ts'
import { deviceFile } from '../../client/assets/device-file.ts'
import { glbFile, triangleGltf } from '../../support/files/models.ts'

const visitor = () => libraryOf({ note: () => {} }, null)

/** Something that was dropped and cannot be read: a folder, or a file that was moved away. */
function unreadable(name: string): File {
  const file = new File(['x'], name)
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
  return file
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
})

test('what cannot be read is told of, and the files beside it arrive', async () => {
  const library = visitor()
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const nested = JSON.stringify({ ...triangleGltf(), extras: 0 }).replace('"extras":0', `"extras":${deep}`)
  const files = [
    unreadable('folder.png'),
    unreadable('moved.glb'),
    new File([nested], 'deep.gltf'),
    new File([await glbFile()], 'tree.glb'),
  ]
  expect((await library.upload(files, 'images')).map(({ name }) => name)).toEqual(['tree'])
  const { uploads } = library.actor.getSnapshot().context
  expect(uploads.map(({ name, code }) => [name, code])).toEqual([
    ['folder.png', 'asset.unreadable'],
    ['moved.glb', 'asset.unreadable'],
    ['deep.gltf', 'asset.unreadable'],
  ])
})

test('files that have just arrived in the account are listed', async () => {
  const { actor } = visitor()
  await vi.waitFor(() => expect(actor.getSnapshot().matches('ready')).toBe(true))
  await deviceFiles.put(deviceFile('new.png'))
  sentCount.set(sentCount.get() + 1)
  await vi.waitFor(() => expect(actor.getSnapshot().context.known.lists.images).toHaveLength(1))
})

test('the file of a failed upload is let go with its line', async () => {
  const library = visitor()
  await library.upload([new File(['x'], 'page.html')], 'images')
  const id = library.actor.getSnapshot().context.uploads[0]?.id ?? ''
  expect(library.failedFile(id)?.name).toBe('page.html')
  library.dismiss(id)
  expect(library.failedFile(id)).toBeUndefined()
  expect(library.actor.getSnapshot().context.uploads).toEqual([])
})
