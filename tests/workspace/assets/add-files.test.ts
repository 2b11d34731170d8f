import 'fake-indexeddb/auto'
import i18next from 'i18next'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { EntityId } from '../../../model/ids.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import { en } from '../../../src/i18n/en.ts'
import { type ErrorParams, errorText } from '../../../src/i18n/error-text.ts'
import type { Translate } from '../../../src/i18n/use-t.ts'
import type { ToastMessage } from '../../../src/ui/toast-message.ts'
import { addFiles } from '../../../src/workspace/assets/add-files.ts'
import { libraryOf } from '../../../src/workspace/assets/library.ts'
import { createWorkspaceState } from '../../../src/workspace/state/workspace-state.ts'
import { workbench } from '../../commands/support/workbench.ts'
import { glbFile } from '../../support/files/models.ts'
import { pngFile } from '../../support/files/pictures.ts'

vi.mock('../../../src/client/assets/show-file.ts', () => ({
  showFile: async () => ({ size: { width: 40, height: 20 }, duration: null, thumbnail: null }),
}))

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { translation: en } } }))

const patience = { timeout: 20_000 }
const toasts: ToastMessage[] = []
vi.mock('../../../src/ui/show-toast.tsx', () => ({
  showToast: (message: ToastMessage) => void toasts.push(message),
}))

beforeEach(() => {
  toasts.splice(0)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
})

/** Somebody without an account at a world whose wall looks to the right; what its page is asked. */
function visitor() {
  const { bus } = workbench()
  let count = 0
  const state = createWorkspaceState(bus.project)
  const carried: { readonly entity: FrameEntity; readonly at: readonly [number, number] }[] = []
  const spots: (FrameEntity | undefined)[] = []
  const reveals: (readonly EntityId[])[] = []
  const pointer = { isOver: true }
  const adding = {
    library: libraryOf({ note: () => {} }, null),
    t: ((key, params) => i18next.t(key, params ?? {})) satisfies Translate,
    locale: 'en' as const,
    errorText: (code: ErrorCode, params?: ErrorParams) => errorText(code, 'en', params),
    session: { bus, newId: () => `new-${++count}` },
    send: bus.execute.bind(bus),
    workspace: {
      state,
      frames: {
        async carry(entity: FrameEntity, x: number, y: number) {
          carried.push({ entity, at: [x, y] })
          return pointer.isOver ? ({ position: [1, 2, 3], rotation: [0, 90, 0] } as const) : null
        },
        async askSpot(entity?: FrameEntity): Promise<Vec3> {
          spots.push(entity)
          return [7, 0, 7]
        },
        endCarrying: vi.fn(),
        shrinkModel: async () => glbFile({ side: 3 }),
        reveal: (ids: readonly EntityId[]) => void reveals.push(ids),
      },
    },
  }
  const things = (...kinds: readonly string[]) =>
    bus.project.entities(state.sceneId.get()).filter(({ kind }) => kinds.includes(kind))
  return { adding, bus, state, carried, spots, reveals, things, pointer }
}

const model = async (name: string) => new File([await glbFile()], name)
const picture = async (name: string) => new File([new Uint8Array(await pngFile(40, 20))], name)

test('files that are dropped on the scene stand where they were let go, each beside the one before', async () => {
  const { adding, state, carried, reveals, things } = visitor()
  await addFiles(adding, [await model('tree.glb'), await picture('poster.png')], { x: 300, y: 200 })
  expect(
    things('imported', 'image').map(({ kind, position, rotation }) => [kind, position, rotation]),
  ).toEqual([
    ['imported', [1, 2, 3], [0, 90, 0]],
    ['image', [1, 2, 0.5], [0, 90, 0]],
  ])
  expect(
    things('imported', 'image').map(({ id }) => id),
    'what was shown becomes what is there',
  ).toEqual([...new Set(carried.map(({ entity }) => entity.id))])
  expect(carried.every(({ at: [x, y] }) => x === 300 && y === 200)).toBe(true)
  expect(carried.map(({ entity }) => [entity.kind, ...entity.scale])).toEqual([
    ['imported', 2, 2, 2],
    ['imported', 2, 2, 2],
    ['image', 2, 1, 0.05],
    ['image', 2, 1, 0.05],
  ])
  expect(state.selection.get()).toEqual(things('imported', 'image').map(({ id }) => id))
  expect(reveals, 'the camera stays where somebody is looking').toEqual([])
  expect(adding.workspace.frames.endCarrying).toHaveBeenCalledOnce()
})

test('what is pasted, or dropped beside the picture of the scene, asks for as much room as it needs', async () => {
  const { adding, spots, reveals, things, pointer } = visitor()
  await addFiles(adding, [await picture('one.png')], undefined)
  pointer.isOver = false
  await addFiles(adding, [await model('two.glb')], { x: -5, y: 0 })
  expect(spots.map((entity) => [entity?.kind, ...(entity?.scale ?? [])])).toEqual([
    ['image', 2, 1, 0.05],
    ['imported', 2, 2, 2],
  ])
  expect(things('imported', 'image').map(({ position }) => position)).toEqual([
    [7, 0, 7],
    [7, 0, 7],
  ])
  expect(reveals).toHaveLength(2)
})

test('[W06] a model that is too detailed is made smaller by one press and stands where it was dropped', async () => {
  const { adding, things } = visitor()
  const heavy = new File([await glbFile({ side: 448 })], 'dragon.glb')
  await addFiles(adding, [heavy, await model('tree.glb')], { x: 300, y: 200 })
  expect(things('imported').map(({ name }) => name)).toEqual(['tree'])
  const [toast] = toasts
  expect(toast).toMatchObject({ kind: 'error', action: { text: 'Make it smaller' } })
  expect(toast?.text).toMatch(/^dragon\.glb: This model is too detailed.*Make it smaller and try again\.$/)
  const uploads = () => adding.library.actor.getSnapshot().context.uploads
  expect(uploads(), 'My files keeps it until then').toMatchObject([{ name: 'dragon.glb' }])

  toast?.action?.onPress()
  await vi.waitFor(() => expect(things('imported')).toHaveLength(2), patience)
  const dragon = things('imported').find(({ name }) => name === 'dragon')
  expect([dragon?.position, dragon?.rotation]).toEqual([
    [1, 2, 3],
    [0, 90, 0],
  ])
  expect(toasts.map(({ kind }) => kind)).toEqual(['error', 'plain', 'success'])
  expect(uploads()).toEqual([])
})

test('what cannot be made smaller stays in My files; what has no way on is let go', async () => {
  const { adding, things } = visitor()
  adding.workspace.frames.shrinkModel = async () => new Uint8Array()
  const heavy = new File([await glbFile({ side: 448 })], 'dragon.glb')
  const parts = new File(
    [JSON.stringify({ asset: { version: '2.0' }, buffers: [{ uri: 'boat.bin' }] })],
    'boat.gltf',
  )
  await addFiles(adding, [heavy, parts])
  toasts[0]?.action?.onPress()
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toMatch(/could not be made smaller/), patience)
  expect(toasts[1]?.text).toContain('needs the file “boat.bin”')
  expect(toasts[1]?.action).toBeUndefined()
  expect(adding.library.actor.getSnapshot().context.uploads).toMatchObject([
    { name: 'dragon.glb', code: 'asset.model-too-detailed' },
  ])
  expect(things('imported')).toEqual([])
})
