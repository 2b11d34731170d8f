import { createContext, runInContext } from 'node:vm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { showAsset } from '../../../commands/asset/show-asset.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { createScene } from '../../../commands/scene/create-scene.ts'
import { setDefaultScene } from '../../../commands/scene/set-default-scene.ts'
import { worldFiles } from '../../../interchange/world-zip/world-files.ts'
import { writeWorldZip } from '../../../interchange/world-zip/write-world-zip.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import { AssetId, FileId, SceneId } from '../../../model/ids.ts'
import { type ToFrame, ToFrame as ToFrameSchema } from '../../../protocol/frame/to-frame.ts'
import { standAloneScenes } from '../../../src/workspace/file/stand-alone-scenes.ts'
import { box, entityId, protagonists, scriptId, workbench } from '../../commands/support/workbench.ts'

const cat = AssetId.parse('cat')

/** A game of two scenes, of which the second is called `Level 2` and shows a picture, as its zip. */
async function zippedGame({ first = 0 } = {}) {
  const { bus } = workbench()
  const level = SceneId.parse('level')
  bus.execute(createScene, {
    sceneId: level,
    fileId: FileId.parse('level-index'),
    name: 'Level 2',
    template: 'blank',
    entities: protagonists('-2'),
  })
  bus.execute(showAsset, {
    ...box('poster'),
    sceneId: level,
    kind: 'image',
    components: { image: { source: assetReference(cat) } },
    asset: { assetId: cat, type: 'images', fileName: 'cat.png', key: 'cat.png', link: '', isDisabled: false },
  })
  bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert: "scene.open('Level 2')" }] })
  const { project } = bus
  const begins = project.scenes[first]
  if (begins) bus.execute(setDefaultScene, { sceneId: begins.id })
  const { scenes, assets } = await standAloneScenes(project)
  const zip = unzipSync(
    writeWorldZip({
      title: 'Game',
      locale: 'en',
      scenes,
      sceneNames: project.scenes.map(({ name }) => name),
      sounds: [],
      files: worldFiles(assets, new Map([[cat, { bytes: new Uint8Array([1]), type: 'image/png' }]])),
      framePage: '<title>Scene</title>',
      frameFiles: new Map(),
    }),
  )
  return {
    names: project.scenes.map(({ name }) => name),
    script: strFromU8(zip['world.js'] ?? new Uint8Array()),
  }
}

/** What the page of a zip says to the scene once that is ready and shown, and where it goes when a program opens another. */
async function visit(script: string, search = '') {
  const said: ToFrame[] = []
  const gone: string[] = []
  const fetched: string[] = []
  let hear = (_message: unknown): void => undefined
  const port1 = {
    postMessage: (message: unknown) => said.push(ToFrameSchema.parse(structuredClone(message))),
    set onmessage(listener: (event: { data: unknown }) => void) {
      hear = (data) => listener({ data })
    },
  }
  let greet = (_event: unknown): void => undefined
  const page = createContext({
    URLSearchParams,
    Uint8Array,
    crypto,
    console,
    location: { search, reload: () => gone.push('again'), replace: (to: string) => gone.push(to) },
    MessageChannel: class {
      port1 = port1
      port2 = {}
    },
    matchMedia: () => ({ matches: false }),
    document: { querySelector: () => null },
    addEventListener: (_type: string, listener: (event: unknown) => void) => {
      greet = listener
    },
    postMessage: () => undefined,
    fetch: async (path: string) => {
      fetched.push(path)
      return { ok: true, arrayBuffer: async () => new ArrayBuffer(1) }
    },
  })
  runInContext('globalThis.window = globalThis', page)
  runInContext(script, page)
  greet({ source: page.window, data: { type: 'nestling.hello' } })
  hear({ type: 'frame.ready' })
  hear({ type: 'scene.shown' })
  const start = said.find((message) => message.type === 'run.start')
  const load = said.find((message) => message.type === 'scene.load')
  return { start, ids: load?.entities.map(({ id }) => id) ?? [], fetched, gone, hear }
}

test('the zip of a world holds every scene, and a program goes from one to the other', async () => {
  const { names, script } = await zippedGame()
  const one = await visit(script)
  expect(one.ids).toContain(entityId('a'))
  expect(one.start).toMatchObject({ scenes: { current: names[0], all: names } })
  expect(one.start?.scripts.map(({ fileId }) => fileId)).toContain(scriptId)
  expect(one.fetched, 'the other scene’s picture waits').toEqual([])
  one.hear({ type: 'scene.open', name: 'Level 2' })
  expect(one.gone).toEqual(['?scene=Level%202'])

  const two = await visit(script, '?scene=Level%202')
  expect(two.ids).toEqual(['player-2', 'camera-2', 'cursor-2', 'poster'])
  expect(two.start).toMatchObject({ scenes: { current: 'Level 2', all: names } })
  expect(two.start?.scripts.map(({ fileId }) => fileId)).not.toContain(scriptId)
  expect(two.fetched).toEqual(['./files/1.png'])
  for (const name of [null, 'Level 2', 'Nowhere', names[0] ?? '']) two.hear({ type: 'scene.open', name })
  expect(two.gone, 'again twice, nowhere at all for a scene that is not there').toEqual([
    'again',
    'again',
    `?scene=${names[0]}`,
  ])
})

test('the world begins with its default scene, whatever the address says of one that is not there', async () => {
  const { script } = await zippedGame({ first: 1 })
  expect((await visit(script)).start).toMatchObject({ scenes: { current: 'Level 2' } })
  expect((await visit(script, '?scene=Nowhere')).start).toMatchObject({ scenes: { current: 'Level 2' } })
})

test('chance is another one each time', async () => {
  const { script } = await zippedGame()
  const seeds = await Promise.all(Array.from({ length: 8 }, async () => (await visit(script)).start?.seed))
  expect(new Set(seeds).size).toBeGreaterThan(6)
})
