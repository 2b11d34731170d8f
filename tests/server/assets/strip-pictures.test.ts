import { NodeIO } from '@gltf-transform/core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { stripPicture } from '../../../server/assets/check/strip/strip-picture.ts'
import { glbFile } from '../../support/files/models.ts'
import { checkBench } from './check-bench.ts'

const { refusal, kept } = checkBench()
const kinds = ['png', 'jpg', 'webp'] as const
const types = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const

/** A colourful picture with places, a camera, words and colours of its own, and something behind its end. */
async function tellingPicture(kind: (typeof kinds)[number], progressive = false) {
  const pixels = Buffer.from(Array.from({ length: 90 * 60 * 3 }, (_, at) => (at * 7919) % 251))
  const picture = sharp(pixels, { raw: { width: 90, height: 60, channels: 3 } })
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><SecretWords/></x:xmpmeta>')
    .keepIccProfile()
  const encoded = {
    png: picture.clone().png(),
    jpg: picture.clone().jpeg({ progressive, mozjpeg: progressive }),
    webp: picture.clone().webp(),
  }
  const bytes = await encoded[kind].toBuffer()
  return new Uint8Array(
    kind === 'webp' ? bytes : Buffer.concat([bytes, Buffer.from('SecretBehind\xff\xd9', 'latin1')]),
  )
}

describe('[threat 19] a picture inside a model', () => {
  it.each(kinds)('%s: loses all that it tells, and not a pixel', async (kind) => {
    for (const progressive of [false, true]) {
      const bytes = await tellingPicture(kind, progressive)
      expect(Buffer.from(bytes).includes('SecretCamera')).toBe(true)
      const stripped = Buffer.from(stripPicture(kind, bytes) ?? [])
      expect(stripped.toString('latin1')).not.toMatch(/Secret|GPS|xmpmeta|Exif/)
      const { exif, xmp, width, height } = await sharp(stripped).metadata()
      expect({ exif, xmp, width, height }).toEqual({ exif: undefined, xmp: undefined, width: 90, height: 60 })
      const pixels = (from: Uint8Array) => sharp(from).raw().toBuffer()
      expect((await pixels(stripped)).equals(await pixels(bytes))).toBe(true)
    }
  })

  it.each(kinds)('%s: is nothing when its parts do not fit together', async (kind) => {
    const bytes = await tellingPicture(kind)
    const lying = new Uint8Array(bytes)
    const at = { png: 8, jpg: 4, webp: 16 }[kind]
    lying.set([0xff, 0xff, 0xff, 0xff], at)
    expect(stripPicture(kind, lying)).toBeUndefined()
    if (kind !== 'webp') expect(stripPicture(kind, bytes.subarray(0, 200))).toBeUndefined()
  })

  it.each(kinds)('%s: is stripped in what is kept of the model', async (kind) => {
    const glb = await glbFile({ texture: { bytes: await tellingPicture(kind), type: types[kind] } })
    expect(await refusal('models', 'glb', glb)).toBe('kept as glb')
    expect(kept().includes('Secret')).toBe(false)
    if (kind === 'webp') return
    const [texture] = (await new NodeIO().readBinary(new Uint8Array(kept()))).getRoot().listTextures()
    expect(await sharp(texture?.getImage() ?? new Uint8Array()).metadata()).toMatchObject({ width: 90 })
  })
})
