import { NodeIO } from '@gltf-transform/core'
import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { ktx2Pictures } from '../support/files/ktx2-pictures.ts'
import { glbFile } from '../support/files/models.ts'
import { frameEntity } from './support/frame-entity.ts'
import { giveFile } from './support/give-file.ts'

let frame: OpenFrame | undefined
afterEach(() => frame?.close())

type Picture = keyof typeof ktx2Pictures

const thing = (id: string) =>
  frameEntity(id, { kind: 'imported', components: { imported: { source: `asset:${id}` } } })
const withPicture = (picture: Picture) =>
  glbFile({
    texture: { bytes: new Uint8Array(Buffer.from(ktx2Pictures[picture], 'base64')), type: 'image/ktx2' },
  })

/** The corners of each mesh that an entity is drawn with, and the colours of its picture at the left and at the right. */
async function drawn(opened: OpenFrame, id: string) {
  return opened.page.frames()[1]?.evaluate((name) => {
    const corners: number[] = []
    const colours: string[] = []
    document
      .querySelector<HTMLElementTagNameMap['a-entity']>(`a-entity[data-entity="${name}"]`)
      ?.object3D.traverse((part) => {
        if (!('isMesh' in part)) return
        const { geometry, material } = part as unknown as {
          geometry: { index: { count: number } | null }
          material: { map?: { image: ImageBitmap } | null }
        }
        corners.push(geometry.index?.count ?? 0)
        if (!material.map) return
        const { image } = material.map
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', {
          willReadFrequently: true,
        })
        pen?.drawImage(image, 0, 0)
        for (const x of [1, image.width - 2]) {
          const [red = 0, green = 0, blue = 0] = pen?.getImageData(x, 4, 1, 1).data ?? []
          colours.push(
            red > 180 && blue < 60 ? 'red' : blue > 180 && red < 60 ? 'blue' : `${red} ${green} ${blue}`,
          )
        }
      })
    return { corners, colours }
  }, id)
}

it('packed shapes and pictures of models are drawn, by decoders of our own site that are fetched for them alone', async () => {
  const opened = await openFrame('edit')
  frame = opened
  const asked: string[] = []
  opened.page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/.*\//, '')))
  await opened.say({ type: 'scene.load', entities: ['draco', 'plain', 'etc1s', 'uastc'].map(thing) })
  await opened.waitFor('scene.shown')
  const has = (decoder: RegExp) => asked.some((name) => decoder.test(name))
  const [draco, basis] = [/^draco_decoder.*\.wasm$/, /^basis_transcoder.*\.wasm$/]
  await giveFile(opened, 'plain', await glbFile({ side: 2 }))
  await expect.poll(() => drawn(opened, 'plain'), { timeout: 60_000 }).toEqual({ corners: [24], colours: [] })
  expect([has(draco), has(basis)]).toEqual([false, false])
  await giveFile(opened, 'draco', await glbFile({ side: 5, packing: 'draco' }))
  await expect
    .poll(() => drawn(opened, 'draco'), { timeout: 60_000 })
    .toEqual({ corners: [150], colours: [] })
  expect([has(draco), has(basis)]).toEqual([true, false])
  for (const picture of ['etc1s', 'uastc'] as const) {
    await giveFile(opened, picture, await withPicture(picture))
    await expect
      .poll(() => drawn(opened, picture), { timeout: 60_000 })
      .toEqual({ corners: [24], colours: ['red', 'blue'] })
  }
  expect(has(basis)).toBe(true)
  expect(opened.strangers).toEqual([])
  expect(opened.errors).toEqual([])
}, 180_000)

it('a model of far too many triangles and pixels is made smaller, whatever its pictures are packed in', async () => {
  const opened = await openFrame('edit')
  frame = opened
  const shrink = async (bytes: Uint8Array, requestId: number) => {
    const text = JSON.stringify(Buffer.from(bytes).toString('base64'))
    const made = await opened.page.evaluate<string>(`(async () => {
      window.say({ type: 'model.shrink', requestId: ${requestId}, file: { bytes: Uint8Array.fromBase64(${text}) } })
      for (;;) {
        const answer = window.heard.find(({ type, requestId }) => type === 'model.made' && requestId === ${requestId})
        if (answer) return answer.bytes.toBase64()
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })()`)
    return Buffer.from(made, 'base64')
  }
  const sea = sharp({ create: { width: 2048, height: 512, channels: 3, background: '#2060c0' } }).png()
  const large = await glbFile({
    side: 150,
    texture: { bytes: new Uint8Array(await sea.toBuffer()), type: 'image/png' },
  })
  const small = await shrink(large, 1)
  expect(small.length).toBeLessThan(large.length / 2)
  const root = (await new NodeIO().readBinary(small)).getRoot()
  const corners = root.listMeshes()[0]?.listPrimitives()[0]?.getIndices()?.getCount() ?? 0
  expect(corners / 3).toBeGreaterThan(1_000)
  expect(corners / 3).toBeLessThan(27_000)
  expect(await sharp(root.listTextures()[0]?.getImage() ?? Buffer.alloc(0)).metadata()).toMatchObject({
    width: 1024,
    height: 256,
  })
  const unpacked = (await new NodeIO().readBinary(await shrink(await withPicture('etc1s'), 2))).getRoot()
  expect(unpacked.listTextures().map((texture) => texture.getMimeType())).toEqual(['image/png'])
  expect(
    await shrink(new TextEncoder().encode('no model'), 3),
    'nothing, where there is no model',
  ).toHaveLength(0)
}, 120_000)
