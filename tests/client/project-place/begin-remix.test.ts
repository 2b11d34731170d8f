import { afterEach, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { addAsset } from '../../../commands/asset/add-asset.ts'
import { encodeDocument } from '../../../commands/core/encode-document.ts'
import { sampleBytes } from '../../../content/samples/sample-bytes.ts'
import { samples } from '../../../content/samples/samples.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import { AssetId, ProjectId } from '../../../model/ids.ts'
import { materialise } from '../../../model/project/materialise.ts'
import { beginRemix } from '../../../src/client/project-place/begin-remix.ts'
import { importedProject } from '../../../src/client/project-place/imported-projects.ts'
import { workbench } from '../../commands/support/workbench.ts'

afterEach(() => vi.unstubAllGlobals())

const projectId = ProjectId.parse('original')
const play = {
  playCode: 'abc234',
  displayName: 'x',
  description: '',
  username: 'nestling',
  name: 'x',
  snapshot: '/snapshot',
  thumbnail: '/t',
  panorama: null,
}
/** A server that has this document (Yjs v2) under the code; `null`: it has nothing. */
const serve = (document: Uint8Array<ArrayBuffer> | null) =>
  vi.stubGlobal('fetch', async (path: string) => {
    if (document === null) return Response.json({}, { status: 404 })
    return path === '/snapshot' ? new Response(document) : Response.json(play)
  })
const begin = () => beginRemix({ projectId, playCode: 'abc234' })

it('offers the published world to the workspace, with where it comes from', async () => {
  const [sample] = samples
  if (!sample) throw new Error('no samples')
  serve(new Uint8Array(Y.convertUpdateFormatV1ToV2(sampleBytes(sample, 4_711, 'en'))))
  const begun = await begin()
  if (!begun.ok) throw new Error(begun.why)
  const localId = new URLSearchParams(begun.path.split('?')[1]).get('project') ?? ''
  expect(begun.path).toBe(`/new?project=${localId}`)
  const update = importedProject(localId)
  if (!update) throw new Error('nothing waits')
  const { document, loaded } = openDocument()
  Y.applyUpdate(document, update)
  loaded()
  const project = materialise(document)
  expect(project.meta).toMatchObject({ displayName: sample.world.displayName, remixedFrom: projectId })
  expect(project.entities(project.defaultScene.id)).toHaveLength(sample.world.entities.length)
})

it('leaves a world with files of its maker to those who have an account', async () => {
  const { bus, document } = workbench()
  bus.execute(addAsset, {
    assetId: AssetId.parse('dog'),
    type: 'models',
    fileName: 'dog.glb',
    key: 'k.glb',
    link: '/files/k.glb',
    isDisabled: false,
  })
  serve(new Uint8Array(encodeDocument(document)))
  expect(await begin()).toEqual({ ok: false, why: 'has-files' })
})

it.each([
  ['is not published any more', null],
  ['cannot be read', new Uint8Array([1, 2, 3])],
])('says that it failed when the world %s', async (_, bytes) => {
  serve(bytes)
  expect(await begin()).toEqual({ ok: false, why: 'failed' })
})
