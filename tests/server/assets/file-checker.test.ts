import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeIO } from '@gltf-transform/core'
import { KHRTextureBasisu } from '@gltf-transform/extensions'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssetType } from '../../../model/assets/asset.ts'
import type { CheckVerdict } from '../../../server/assets/check/check-message.ts'
import { createFileChecker, type FileChecker } from '../../../server/assets/check/file-checker.ts'
import { glbFile, ktx2File, rawGlb, triangleBytes, triangleGltf } from '../../support/files/models.ts'
import { claimedPng, gifFile, jpegFile, pngFile, svgFile, webpFile } from '../../support/files/pictures.ts'
import { mp3File, oggFile, wavFile } from '../../support/files/sounds.ts'
import { m4aFile, mp4File, webmFile } from '../../support/files/videos.ts'

let folder: string
let checker: FileChecker
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-check-'))
  checker = createFileChecker()
})
afterAll(() => {
  checker.close()
  rmSync(folder, { recursive: true, force: true })
})

let last = 0
const kept = () => readFileSync(join(folder, `${last}.kept`))

async function check(type: AssetType, extension: string, bytes: Uint8Array): Promise<CheckVerdict> {
  const at = (name: string) => join(folder, `${last}.${name}`)
  last += 1
  writeFileSync(at('source'), bytes)
  return checker.check({ type, extension, source: at('source'), target: at('kept'), thumbnail: at('small') })
}

const refusal = async (type: AssetType, extension: string, bytes: Uint8Array): Promise<string> => {
  const verdict = await check(type, extension, bytes)
  return verdict.ok ? `kept as ${verdict.facts.extension}` : verdict.code
}

describe('pictures', () => {
  it('are kept in their own format, a GIF and a drawing as PNG, with a thumbnail', async () => {
    const files = [
      ['png', await pngFile(600, 300), 'png'],
      ['jpg', await jpegFile(600, 300), 'jpg'],
      ['webp', await webpFile(600, 300), 'webp'],
      ['gif', await gifFile(600, 300), 'png'],
    ] as const
    for (const [extension, bytes, as] of files) {
      expect(await check('images', extension, bytes)).toEqual({
        ok: true,
        facts: {
          extension: as,
          hasThumbnail: true,
          width: 600,
          height: 300,
          duration: null,
          triangles: null,
        },
      })
      expect((await sharp(kept()).metadata()).width).toBe(600)
      const small = await sharp(readFileSync(join(folder, `${last}.small`))).metadata()
      expect(small).toMatchObject({ format: 'webp', width: 256, height: 128 })
    }
    expect(await check('images', 'svg', svgFile())).toMatchObject({ facts: { extension: 'png' } })
  })

  it('[T19] keep nothing but their pixels: no place, no camera', async () => {
    const photo = await jpegFile()
    expect(Buffer.from(photo).includes('SecretCamera')).toBe(true)
    expect(await refusal('images', 'jpg', photo)).toBe('kept as jpg')
    expect(kept().includes('SecretCamera')).toBe(false)
    expect((await sharp(kept()).metadata()).exif).toBeUndefined()
  })

  it('[T19] are refused by their header when they are too big, before a pixel is read', async () => {
    const zeros = new Uint8Array(100)
    for (const [width, height] of [
      [14_000, 14_000],
      [8_193, 10],
      [10, 8_193],
      [4_097, 4_097],
      [2 ** 31 - 1, 1],
    ] as const) {
      expect(await refusal('images', 'png', claimedPng(width, height, zeros))).toMatch(
        /picture-too-big|unreadable/,
      )
    }
    expect(await refusal('images', 'png', await pngFile(8_192, 2))).toBe('kept as png')
  })
})

describe('drawings', () => {
  it('[T18] become pixels, whatever they would do on a page', async () => {
    const evil = [
      '<script>fetch("http://127.0.0.1:9")</script>',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
      '<image href="http://127.0.0.1:9/x.png" width="9" height="9"/>',
      '<image href="file:///etc/passwd" width="9" height="9"/>',
      '<style>@import url(http://127.0.0.1:9/x.css); * { fill: url(http://127.0.0.1:9/y) }</style>',
      '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>',
      '<use href="http://127.0.0.1:9/x.svg#a"/>',
      '<animate attributeName="href" values="javascript:alert(1)"/>',
    ]
    for (const inner of evil) {
      expect(await refusal('images', 'svg', svgFile(inner))).toBe('kept as png')
      expect((await sharp(kept()).metadata()).format).toBe('png')
    }
  })

  it('[T18] that grow without end are refused in good time', async () => {
    const chain = Array.from(
      { length: 40 },
      (_, index) => `<g id="a${index + 1}"><use href="#a${index}"/><use href="#a${index}"/></g>`,
    )
    const start = performance.now()
    await refusal('images', 'svg', svgFile(`<rect id="a0" width="9" height="9"/>${chain.join('')}`))
    const entity = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
    const bomb = new TextEncoder().encode(`${entity}<svg xmlns="http://www.w3.org/2000/svg">&b;</svg>`)
    expect(await refusal('images', 'svg', bomb)).toMatch(/not-a-picture|unreadable/)
    expect(await refusal('images', 'svg', svgFile('', 'viewBox="0 0 9e9 9e9"'))).not.toBe('')
    expect(performance.now() - start).toBeLessThan(20_000)
  })
})

describe('sounds and videos', () => {
  it('are kept with their length', async () => {
    const files = [
      ['sounds', 'wav', wavFile(2)],
      ['sounds', 'mp3', mp3File(2)],
      ['sounds', 'ogg', oggFile(2)],
      ['sounds', 'm4a', m4aFile(2)],
      ['videos', 'mp4', mp4File(2)],
      ['videos', 'webm', webmFile(2)],
    ] as const
    for (const [type, extension, bytes] of files) {
      const verdict = await check(type, extension, bytes)
      expect(verdict, extension).toMatchObject({ ok: true, facts: { extension } })
      if (verdict.ok) expect(Math.round((verdict.facts.duration ?? 0) / 100), extension).toBe(20)
      expect(new Uint8Array(kept())).toEqual(bytes)
    }
  })

  it('are refused when they last too long', async () => {
    expect(await refusal('sounds', 'mp3', mp3File(601, 32))).toBe('asset.sound-too-long')
    expect(await refusal('sounds', 'mp3', mp3File(598, 32))).toBe('kept as mp3')
    expect(await refusal('videos', 'mp4', mp4File(301))).toBe('asset.video-too-long')
    expect(await refusal('videos', 'webm', webmFile(301))).toBe('asset.video-too-long')
  })

  it('are refused in the wrong list', async () => {
    expect(await refusal('videos', 'mp4', m4aFile(1))).toMatch(/not-a-video/)
    expect(await refusal('sounds', 'mp4', mp4File(1))).toBe('asset.not-a-sound')
    expect(await refusal('sounds', 'png', await pngFile())).toBe('asset.not-a-sound')
    expect(await refusal('models', 'png', await pngFile())).toBe('asset.not-a-model')
    expect(await refusal('images', 'wav', wavFile(1))).toBe('asset.not-a-picture')
  })
})

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

  it('[T20] ask for nothing outside of themselves', async () => {
    for (const uri of ['http://127.0.0.1:9/a.bin', 'file:///etc/passwd', '../a.bin', 'a.bin', 'data:,x']) {
      const outside = [{ buffers: [{ byteLength: 36, uri }] }, { images: [{ uri }] }, { extras: { uri } }]
      for (const changes of outside) {
        expect(await refusal('models', 'glb', rawGlb(triangleGltf(changes), triangleBytes))).toBe(
          'asset.model-external',
        )
      }
    }
  })

  it('[T20] are believed only as far as their bytes go', async () => {
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

  it('[T20] have not too much in them', async () => {
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

  it('[T20] use no extension that is not known', async () => {
    const odd = triangleGltf({ extensionsRequired: ['EXT_mesh_gpu_instancing'], extensionsUsed: ['X'] })
    expect(await refusal('models', 'glb', rawGlb(odd, triangleBytes))).toBe('asset.model-extension')
  })

  it('[T20] are refused when indices lie outside, also once they are unpacked', async () => {
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

  it('[T20] bring pictures only that are small enough', async () => {
    const withTexture = async (bytes: Uint8Array<ArrayBuffer>, type: string) =>
      refusal('models', 'glb', await glbFile({ texture: { bytes, type } }))
    expect(await withTexture(await pngFile(), 'image/png')).toBe('kept as glb')
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

describe('files that are not what they say', () => {
  const withTail = (bytes: Uint8Array, tail: Uint8Array | string) =>
    Buffer.concat([bytes, typeof tail === 'string' ? Buffer.from(tail) : tail])
  const emptyZip = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')

  it('[T22] are refused by their extension', async () => {
    expect(await refusal('images', 'png', await jpegFile())).toBe('asset.wrong-extension')
    expect(await refusal('images', 'html', await pngFile())).toBe('asset.wrong-extension')
    expect(await refusal('sounds', 'js', mp3File(1))).toBe('asset.wrong-extension')
    expect(await refusal('images', '', await pngFile())).toBe('kept as png')
  })

  it('[T22] are refused when a second file is in them', async () => {
    expect(await refusal('images', 'png', withTail(await pngFile(), emptyZip))).toBe('asset.two-in-one')
    expect(await refusal('sounds', 'mp3', withTail(mp3File(1), emptyZip))).toBe('asset.two-in-one')
    const comment = '/*<script>alert(1)</script>*/'
    const id3 = Buffer.concat([
      Buffer.from('ID3\u0003\u0000\u0000\u0000\u0000\u0000', 'latin1'),
      Buffer.from([comment.length]),
      Buffer.from(comment),
    ])
    expect(await refusal('sounds', 'mp3', Buffer.concat([id3, mp3File(1)]))).toBe('asset.two-in-one')
    const html = Buffer.from('<html><script>alert(1)</script>')
    expect(await refusal('images', 'png', html)).toBe('asset.not-a-picture')
    expect(await refusal('images', 'gif', Buffer.from('GIF89a/*<script>*/=1;alert(1)'))).toBe(
      'asset.two-in-one',
    )
  })

  it('[T22] lose what hangs behind their pixels', async () => {
    const tail = `\n<!-- ${'x'.repeat(5_000)} --><script>alert(1)</script>`
    expect(await refusal('images', 'png', withTail(await pngFile(200, 200), tail))).toBe('kept as png')
    expect(kept().includes('<script>')).toBe(false)
  })

  it('are refused when they are damaged', async () => {
    const picture = await pngFile(200, 200)
    expect(await refusal('images', 'png', picture.subarray(0, picture.length / 2))).toBe('asset.unreadable')
    const model = await glbFile()
    expect(await refusal('models', 'glb', model.subarray(0, model.length - 4))).toBe('asset.unreadable')
    expect(await refusal('images', 'png', new Uint8Array())).toBe('asset.not-a-picture')
  })
})

describe('a file that takes too much', () => {
  it('is refused, and the next one is checked as if nothing had been', async () => {
    const strict = createFileChecker({ processes: 1, milliseconds: 1 })
    const lavish = createFileChecker({ processes: 1, bytes: 1_000 })
    const source = join(folder, 'lavish.png')
    writeFileSync(source, await pngFile(2_000, 2_000))
    const job = {
      type: 'images',
      extension: 'png',
      source,
      target: `${source}.kept`,
      thumbnail: `${source}.small`,
    } as const
    const late = { ok: false, code: 'asset.too-hard-to-read' }
    expect(await Promise.all([strict.check(job), strict.check(job)])).toEqual([late, late])
    expect(await lavish.check(job)).toEqual(late)
    expect(await checker.check(job)).toMatchObject({ ok: true })
    strict.close()
    lavish.close()
  })

  it('waits for its turn, but not in a queue without end', async () => {
    const small = createFileChecker({ processes: 1, mostWaiting: 2 })
    const source = join(folder, 'queue.png')
    writeFileSync(source, await pngFile())
    const job = (index: number) =>
      ({
        type: 'images',
        extension: 'png',
        source,
        target: `${source}.${index}`,
        thumbnail: `${source}.small${index}`,
      }) as const
    const verdicts = await Promise.all([0, 1, 2, 3, 4].map((index) => small.check(job(index))))
    expect(verdicts.map(({ ok }) => ok)).toEqual([true, true, true, false, false])
    expect(verdicts[4]).toEqual({ ok: false, code: 'asset.busy' })
    small.close()
  })
})
