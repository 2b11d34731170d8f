import { NodeIO } from '@gltf-transform/core'
import { KHRTextureBasisu } from '@gltf-transform/extensions'
import { describe, expect, it } from 'vitest'
import { modelExtensions } from '../../../model/assets/model-extensions.ts'
import { readable } from '../../../server/assets/check/model-reader.ts'
import { glbFile, ktx2File, rawGlb, triangleBytes, triangleGltf } from '../../support/files/models.ts'
import { claimedPng, pngFile } from '../../support/files/pictures.ts'
import { checkBench } from './check-bench.ts'

const { check, refusal, kept } = checkBench()

describe('models', () => {
  it('are written anew, unpacked, with their triangles counted', async () => {
    for (const packing of [undefined, 'draco', 'meshopt'] as const) {
      const bytes = await glbFile({ side: 20, ...(packing && { packing }) })
      expect(await check('models', 'glb', bytes), packing).toMatchObject({
        ok: true,
        facts: { extension: 'glb', triangles: 800 },
      })
      const written = await new NodeIO().readBinary(new Uint8Array(kept()))
      expect(written.getRoot().listExtensionsUsed()).toEqual([])
      expect(written.getRoot().listMeshes()[0]?.listPrimitives()[0]?.getIndices()?.getCount()).toBe(2_400)
    }
  })

  it('may be a glTF with everything inside', async () => {
    const uri = `data:application/octet-stream;base64,${Buffer.from(triangleBytes).toString('base64')}`
    const gltf = triangleGltf({ buffers: [{ byteLength: 36, uri }] })
    const bytes = new TextEncoder().encode(JSON.stringify(gltf))
    expect(await check('models', 'gltf', bytes)).toMatchObject({ facts: { extension: 'glb', triangles: 1 } })
  })

  it('[threat 20] ask for nothing outside of themselves', async () => {
    for (const uri of ['http://127.0.0.1:9/a.bin', 'file:///etc/passwd', '../a.bin', 'a.bin', 'data:,x']) {
      const outside = [{ buffers: [{ byteLength: 36, uri }] }, { images: [{ uri }] }, { extras: { uri } }]
      for (const changes of outside) {
        expect(await refusal('models', 'glb', rawGlb(triangleGltf(changes), triangleBytes))).toBe(
          'asset.model-external',
        )
      }
    }
  })

  it('[threat 20] are believed only as far as their bytes go', async () => {
    const accessor = { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }
    const lies: Record<string, unknown>[] = [
      { accessors: [{ ...accessor, count: 4 }] },
      { accessors: [{ ...accessor, count: 2 ** 53 }] },
      { accessors: [{ ...accessor, count: 1e300 }] },
      { accessors: [{ ...accessor, count: -1 }] },
      { accessors: [{ ...accessor, count: 1.5 }] },
      { accessors: [{ ...accessor, byteOffset: 4 }] },
      { accessors: [{ ...accessor, componentType: 1 }] },
      { accessors: [{ ...accessor, bufferView: 7 }] },
      { bufferViews: [{ buffer: 0, byteLength: 40 }] },
      { bufferViews: [{ buffer: 0, byteOffset: 1, byteLength: 36 }] },
      { bufferViews: [{ buffer: 3, byteLength: 36 }] },
      { buffers: [{ byteLength: 400 }] },
      {
        accessors: [
          {
            ...accessor,
            sparse: {
              count: 9,
              indices: { bufferView: 0, componentType: 5125 },
              values: { bufferView: 0 },
            },
          },
        ],
      },
      { meshes: [{ primitives: [{ attributes: { POSITION: 9 } }] }] },
      { nodes: [{ mesh: 4 }] },
      { asset: { version: '1.0' } },
    ]
    for (const lie of lies) {
      expect(
        await refusal('models', 'glb', rawGlb(triangleGltf(lie), triangleBytes)),
        JSON.stringify(lie),
      ).toBe('asset.unreadable')
    }
    const unfilled = { ...accessor, bufferView: undefined, count: 9_000_000 }
    for (const accessors of [[unfilled], [{ ...accessor, count: 2 ** 31 }]]) {
      expect(await refusal('models', 'glb', rawGlb(triangleGltf({ accessors }), triangleBytes))).toBe(
        'asset.model-too-detailed',
      )
    }
  })

  it('[threat 20] have not too much in them', async () => {
    expect(await refusal('models', 'glb', await glbFile({ side: 320 }))).toBe('asset.model-too-detailed')
    expect(await refusal('models', 'glb', await glbFile({ side: 320, packing: 'draco' }))).toBe(
      'asset.model-too-detailed',
    )
    const nodes = Array.from({ length: 2_001 }, () => ({}))
    const textures = Array.from({ length: 65 }, () => ({}))
    const deep = Array.from({ length: 70 }, (_, index) => (index < 69 ? { children: [index + 1] } : {}))
    const [circle, shared] = [
      [{ children: [1] }, { children: [0] }],
      [{ children: [2] }, { children: [2] }, {}],
    ]
    for (const changes of [{ nodes }, { textures }]) {
      expect(await refusal('models', 'glb', rawGlb(triangleGltf(changes), triangleBytes))).toBe(
        'asset.model-too-detailed',
      )
    }
    for (const tree of [deep, circle, shared]) {
      expect(await refusal('models', 'glb', rawGlb(triangleGltf({ nodes: tree }), triangleBytes))).toBe(
        'asset.too-hard-to-read',
      )
    }
  })

  it('[threat 20] use no extension that is not known', async () => {
    const odd = triangleGltf({ extensionsRequired: ['EXT_mesh_gpu_instancing'], extensionsUsed: ['X'] })
    expect(await refusal('models', 'glb', rawGlb(odd, triangleBytes))).toBe('asset.model-extension')
    const read = readable.map(({ EXTENSION_NAME }) => EXTENSION_NAME)
    expect(read.sort(), 'what is let in is what is read').toEqual([...modelExtensions].sort())
  })

  it('[threat 20] are refused when indices lie outside, also once they are unpacked', async () => {
    const indexed = triangleGltf({
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' },
        { bufferView: 1, componentType: 5125, count: 3, type: 'SCALAR' },
      ],
      bufferViews: [
        { buffer: 0, byteLength: 36 },
        { buffer: 0, byteOffset: 36, byteLength: 12 },
      ],
      buffers: [{ byteLength: 48 }],
    })
    const indices = (last: number) =>
      Buffer.concat([triangleBytes, new Uint8Array(new Uint32Array([0, 1, last]).buffer)])
    expect(await refusal('models', 'glb', rawGlb(indexed, indices(2)))).toBe('kept as glb')
    expect(await refusal('models', 'glb', rawGlb(indexed, indices(3)))).toBe('asset.unreadable')
  })

  it('[threat 20] bring pictures only that are small enough', async () => {
    const withTexture = async (bytes: Uint8Array<ArrayBuffer>, type: string) =>
      refusal('models', 'glb', await glbFile({ texture: { bytes, type } }))
    expect(await withTexture(await pngFile(), 'image/png')).toBe('kept as glb')
    const painted = await glbFile({ texture: { bytes: await pngFile(), type: 'image/png' } })
    expect(await check('models', 'glb', painted)).toMatchObject({ facts: { pixels: 40 * 30 } })
    expect(await withTexture(claimedPng(9_000, 9, new Uint8Array(99)), 'image/png')).toBe(
      'asset.picture-too-big',
    )
    expect(await withTexture(new TextEncoder().encode('{}'), 'image/png')).toBe('asset.unreadable')
    expect(await withTexture(ktx2File(64, 64), 'image/ktx2')).toBe('kept as glb')
    expect(await withTexture(ktx2File(16_384, 64), 'image/ktx2')).toBe('asset.picture-too-big')
    expect(await withTexture(ktx2File(64, 64, 2 ** 30), 'image/ktx2')).toBe('asset.unreadable')
    const io = new NodeIO().registerExtensions([KHRTextureBasisu])
    expect(
      (
        await check(
          'models',
          'glb',
          await glbFile({ texture: { bytes: ktx2File(64, 64), type: 'image/ktx2' } }),
        )
      ).ok,
    ).toBe(true)
    expect((await io.readBinary(new Uint8Array(kept()))).getRoot().listTextures()).toHaveLength(1)
  })
})
