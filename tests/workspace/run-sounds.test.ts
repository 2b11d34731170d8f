import { expect, test, vi } from 'vitest'
import { addAsset } from '../../commands/asset/add-asset.ts'
import { AssetId } from '../../model/ids.ts'
import { codeNames } from '../../model/project/code-names.ts'
import type { ToFrame } from '../../protocol/frame/to-frame.ts'
import { usageOfItem } from '../../src/workspace/assets/asset-of-item.ts'
import { createFileFeed } from '../../src/workspace/frame/file-feed.ts'
import { runSounds, soundsWanted } from '../../src/workspace/frame/run-sounds.ts'
import { sceneId, workbench } from '../commands/support/workbench.ts'

/** A project with a sound whose length is known, one without, and a picture. */
function world() {
  const { bus } = workbench()
  const add = (id: string, type: 'sounds' | 'images', milliseconds?: number) =>
    bus.execute(addAsset, {
      assetId: AssetId.parse(id),
      type,
      fileName: `${id} file`,
      key: `${id}.bin`,
      link: '',
      isDisabled: false,
      ...(milliseconds === undefined ? {} : { milliseconds }),
    })
  add('roar', 'sounds', 1234.5)
  add('old', 'sounds')
  add('cat', 'images', 9)
  return bus.project
}

test('programs can play the sound files of a project by name, each as long as it was when it came', () => {
  expect(runSounds(world())).toEqual([
    { name: 'roar file', source: 'asset:roar', milliseconds: 1234.5 },
    { name: 'old file', source: 'asset:old', milliseconds: null },
  ])
})

test('blocks call a sound file by its name', () => {
  expect(codeNames(world(), sceneId).get('asset:roar')).toBe('roar file')
})

test('a file of the library brings its length along', () => {
  const item = {
    key: 'k.mp3',
    type: 'sounds',
    name: 'song',
    link: '',
    isDisabled: false,
    isOnDevice: true,
    thumbnail: null,
    bytes: 1,
    width: null,
    height: null,
    duration: 800,
    triangles: null,
    pixels: null,
  } as const
  expect(usageOfItem(world(), item, () => 'new').asset).toMatchObject({ milliseconds: 800 })
  expect(usageOfItem(world(), { ...item, duration: null }, () => 'new').asset).not.toHaveProperty(
    'milliseconds',
  )
})

test('a frame is told where they are once a script may want them, though the scene shows none', async () => {
  const project = world()
  const sent: ToFrame[] = []
  const feed = createFileFeed(
    (message) => sent.push(message),
    async (assets) => assets.map(({ id }) => [`asset:${id}`, { path: `/files/${id}.mp3` }]),
  )
  const update = (source: string) => feed.update(project, [], soundsWanted(project, [{ source }]))
  update('dragon.moveUp(1)')
  update("sound.play('roar file')")
  update("sound.play('roar file')")
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    type: 'files.set',
    files: [
      ['asset:roar', { path: '/files/roar.mp3' }],
      ['asset:old', { path: '/files/old.mp3' }],
    ],
  })
})
