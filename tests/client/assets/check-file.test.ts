import { expect, test } from 'vitest'
import type { AssetType } from '../../../model/assets/asset.ts'
import { checkFile } from '../../../src/client/assets/check-file.ts'
import { typeOfName } from '../../../src/client/assets/file-kinds.ts'
import { modelLight } from '../../../src/workspace/assets/model-light.ts'
import { ktx2Pictures } from '../../support/files/ktx2-pictures.ts'
import { glbFile, ktx2File, rawGlb, triangleGltf } from '../../support/files/models.ts'
import { claimedPng, gifFile, jpegFile, pngFile, svgFile, webpFile } from '../../support/files/pictures.ts'
import { mp3File, oggFile, wavFile } from '../../support/files/sounds.ts'
import { m4aFile, mp4File, webmFile } from '../../support/files/videos.ts'

const check = (name: string, bytes: Uint8Array<ArrayBuffer>, type: AssetType) =>
  checkFile(new File([bytes], name), type)
const text = (words: string) => new TextEncoder().encode(words)

test('every kind of file is known by what is in it, and belongs to the list of its name', async () => {
  const files: readonly (readonly [string, Uint8Array<ArrayBuffer>, AssetType])[] = [
    ['a.png', new Uint8Array(await pngFile()), 'images'],
    ['a.jpeg', new Uint8Array(await jpegFile()), 'images'],
    ['a.webp', new Uint8Array(await webpFile()), 'images'],
    ['a.gif', new Uint8Array(await gifFile()), 'images'],
    ['a.svg', svgFile(), 'images'],
    ['a.mp3', mp3File(1), 'sounds'],
    ['a.wav', wavFile(1), 'sounds'],
    ['a.ogg', oggFile(1), 'sounds'],
    ['a.m4a', m4aFile(1), 'sounds'],
    ['a.mp4', mp4File(1), 'videos'],
    ['a.webm', webmFile(1), 'videos'],
    ['a.glb', await glbFile(), 'models'],
    ['a.gltf', text(JSON.stringify(triangleGltf())), 'models'],
  ]
  for (const [name, bytes, type] of files) {
    expect(typeOfName(name), name).toBe(type)
    expect(await check(name, bytes, type), name).toMatchObject({ ok: true })
  }
  expect(typeOfName('page.html')).toBeUndefined()
})

test('a model tells its triangles', async () => {
  expect(await check('a.glb', await glbFile({ side: 10 }), 'models')).toMatchObject({ triangles: 200 })
  const draco = await glbFile({ side: 10, packing: 'draco' })
  expect(await check('a.glb', draco, 'models')).toMatchObject({ ok: true, triangles: 200 })
})

test('a model may have pictures packed in every way that the page of a scene unpacks', async () => {
  const packed = Object.values(ktx2Pictures).map((picture) => ({
    bytes: new Uint8Array(Buffer.from(picture, 'base64')),
    type: 'image/ktx2',
  }))
  const plain = { bytes: new Uint8Array(await pngFile()), type: 'image/png' }
  for (const texture of [...packed, plain])
    expect(await check('a.glb', await glbFile({ texture }), 'models'), texture.type).toMatchObject({
      ok: true,
    })
  const uri = `data:image/png;base64,${Buffer.from(plain.bytes).toString('base64')}`
  const gltf = text(JSON.stringify(triangleGltf({ images: [{ uri }] })))
  expect(await check('a.gltf', gltf, 'models')).toMatchObject({ ok: true })
})

test('a model tells the pixels of its pictures, which make it heavy', async () => {
  const bytes = new Uint8Array(await pngFile(2100, 2100))
  const told = await check('a.glb', await glbFile({ texture: { bytes, type: 'image/png' } }), 'models')
  expect(told).toMatchObject({ ok: true, pixels: 2100 * 2100 })
  expect(await check('a.glb', await glbFile(), 'models')).toMatchObject({ pixels: 0 })
  if (!told.ok) throw new Error(told.code)
  expect(modelLight({ ...told, bytes: 1 })).toEqual({ light: 'yellow', because: 'pixels' })
})

test('the pictures of a model are refused as the server would', async () => {
  const png = claimedPng(9_000, 100, new Uint8Array(4))
  const cases: readonly (readonly [Uint8Array<ArrayBuffer>, string, string])[] = [
    [ktx2File(16, 16_384), 'image/ktx2', 'asset.picture-too-big'],
    [ktx2File(16, 16, 100_000), 'image/ktx2', 'asset.unreadable'],
    [png, 'image/png', 'asset.picture-too-big'],
    [new Uint8Array(await gifFile()), 'image/png', 'asset.unreadable'],
  ]
  for (const [bytes, type, code] of cases)
    expect(await check('a.glb', await glbFile({ texture: { bytes, type } }), 'models')).toEqual({
      ok: false,
      code,
    })
  const nowhere = triangleGltf({ images: [{ bufferView: 9 }] })
  expect(await check('a.glb', rawGlb(nowhere), 'models')).toEqual({ ok: false, code: 'asset.unreadable' })
})

test('a model that needs another file says which', async () => {
  const needs = (uri: unknown) =>
    text(JSON.stringify({ asset: { version: '2.0' }, buffers: [{ uri }], images: [{ uri: 'b.png' }] }))
  const missing = (file: string) => ({ ok: false, code: 'asset.model-part-missing', params: { file } })
  expect(await check('a.gltf', needs('parts/my%20tree.bin?v=2'), 'models')).toEqual(missing('my tree.bin'))
  expect(await check('a.gltf', needs('https://example.org/50%.bin'), 'models')).toEqual(missing('50%.bin'))
  expect(await check('a.gltf', needs('x'.repeat(500)), 'models')).toEqual(missing('x'.repeat(80)))
  for (const nameless of ['', '../'])
    expect(await check('a.gltf', needs(nameless), 'models')).toEqual({
      ok: false,
      code: 'asset.model-external',
    })
})

test('what cannot be taken is refused with its reason', async () => {
  const png = new Uint8Array(await pngFile())
  const cases: readonly (readonly [string, Uint8Array<ArrayBuffer>, AssetType, string])[] = [
    ['a.glb', text('Once upon a time'), 'models', 'asset.not-a-model'],
    ['a.png', text('<html><script>alert(1)</script></html>'), 'images', 'asset.not-a-picture'],
    ['a.mp3', text('la la la'), 'sounds', 'asset.not-a-sound'],
    ['a.mp4', text('film'), 'videos', 'asset.not-a-video'],
    ['a.glb', png, 'models', 'asset.wrong-extension'],
    ['a.jpg', png, 'images', 'asset.wrong-extension'],
    ['a.png', new Uint8Array(), 'images', 'asset.unreadable'],
    ['a.png', png.slice(0, 18), 'images', 'asset.unreadable'],
    ['a.png', claimedPng(14_000, 14_000, new Uint8Array(4)), 'images', 'asset.picture-too-big'],
    ['a.png', claimedPng(8_000, 8_000, new Uint8Array(4)), 'images', 'asset.picture-too-big'],
    ['a.wav', new Uint8Array(20_000_001), 'sounds', 'asset.too-large'],
    ['a.glb', await glbFile({ side: 448 }), 'models', 'asset.model-too-detailed'],
    ['a.glb', (await glbFile()).slice(0, 100), 'models', 'asset.unreadable'],
    [
      'a.glb',
      rawGlb({ asset: { version: '2.0' }, extensionsRequired: ['XYZ_magic'] }),
      'models',
      'asset.model-extension',
    ],
  ]
  for (const [name, bytes, type, code] of cases)
    expect(await check(name, bytes, type), `${name} ${code}`).toEqual({ ok: false, code })
})
