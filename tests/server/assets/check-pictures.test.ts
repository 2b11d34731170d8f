import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isTooManyParts } from '../../../server/assets/check/is-too-many-parts.ts'
import { claimedPng, gifFile, jpegFile, pngFile, svgFile, webpFile } from '../../support/files/pictures.ts'
import { checkBench } from './check-bench.ts'

const { check, refusal, kept, thumbnail } = checkBench()

/** Frames below each other, each with pixels of its own. */
async function movingPixels(width: number, height: number, frames: number) {
  const data = Buffer.alloc(width * height * frames * 3, 30)
  for (let frame = 0; frame < frames; frame += 1)
    data.fill(
      (frame % 2) * 120 + (frame % 7) * 15 + 40,
      frame * width * height * 3,
      (frame * width * height + width) * 3,
    )
  const raw = { width, height: height * frames, channels: 3, pageHeight: height } as const
  return { data, options: { raw, limitInputPixels: false } }
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
          pixels: null,
        },
      })
      expect((await sharp(kept()).metadata()).width).toBe(600)
      const small = await sharp(thumbnail()).metadata()
      expect(small).toMatchObject({ format: 'webp', width: 256, height: 128 })
    }
    expect(await check('images', 'svg', svgFile())).toMatchObject({ facts: { extension: 'png' } })
  })

  it('[threat 19] keep nothing but their pixels: no place, no camera', async () => {
    const photo = await jpegFile()
    expect(Buffer.from(photo).includes('SecretCamera')).toBe(true)
    expect(await refusal('images', 'jpg', photo)).toBe('kept as jpg')
    expect(kept().includes('SecretCamera')).toBe(false)
    expect((await sharp(kept()).metadata()).exif).toBeUndefined()
  })

  it('[threat 19] that move stay moving as WebP, with their frames, times and nothing else', async () => {
    const { data, options } = await movingPixels(40, 30, 5)
    const moving = sharp(data, options)
    const gif = new Uint8Array(
      await moving
        .clone()
        .gif({ delay: [80, 90, 100, 110, 120], loop: 3 })
        .toBuffer(),
    )
    const webp = new Uint8Array(
      await moving
        .clone()
        .webp({ delay: 70 })
        .withExif({ IFD0: { Make: 'SecretCamera' } })
        .toBuffer(),
    )
    for (const [extension, bytes] of [
      ['gif', gif],
      ['webp', webp],
    ] as const) {
      expect(await check('images', extension, bytes)).toMatchObject({
        facts: { extension: 'webp', width: 40, height: 30, hasThumbnail: true },
      })
      expect(await sharp(kept(), { animated: true }).metadata()).toMatchObject({ pages: 5, pageHeight: 30 })
      expect(kept().includes('SecretCamera')).toBe(false)
      expect((await sharp(thumbnail()).metadata()).pages ?? 1).toBe(1)
    }
    await check('images', 'gif', gif)
    expect(await sharp(kept(), { animated: true }).metadata()).toMatchObject({
      delay: [80, 90, 100, 110, 120],
      loop: 3,
    })
  })

  it('[threat 19] that move for too long, or too large, are refused before they are decoded', async () => {
    const long = await movingPixels(4, 4, 301)
    const large = await movingPixels(1_000, 1_000, 34)
    for (const { data, options } of [long, large]) {
      const gif = new Uint8Array(await sharp(data, options).gif({ effort: 1 }).toBuffer())
      expect(await refusal('images', 'gif', gif)).toBe('asset.animation-too-long')
    }
    const { data, options } = await movingPixels(1_000, 1_000, 33)
    const start = performance.now()
    const gif = new Uint8Array(await sharp(data, options).gif({ effort: 1 }).toBuffer())
    console.info(`a GIF of 33 MP was made in ${Math.round(performance.now() - start)} ms`)
    const checked = performance.now()
    expect(await refusal('images', 'gif', gif)).toBe('kept as webp')
    console.info(`and checked in ${Math.round(performance.now() - checked)} ms`)
  })

  it('[threat 19] are refused by their header when they are too big, before a pixel is read', async () => {
    const zeros = new Uint8Array(100)
    for (const [width, height] of [
      [14_000, 14_000],
      [8_193, 10],
      [10, 8_193],
      [4_097, 4_097],
    ] as const) {
      expect(await refusal('images', 'png', claimedPng(width, height, zeros))).toBe('asset.picture-too-big')
    }
    expect(await refusal('images', 'png', claimedPng(2 ** 31 - 1, 1, zeros))).toMatch(/too-big|unreadable/)
    expect(await refusal('images', 'png', await pngFile(8_192, 2))).toBe('kept as png')
  })
})

describe('drawings', () => {
  it('[threat 18] become pixels, whatever they would do on a page', async () => {
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

  it('[threat 18] that grow without end are refused in good time', async () => {
    const chain = Array.from(
      { length: 40 },
      (_, index) => `<g id="a${index + 1}"><use href="#a${index}"/><use href="#a${index}"/></g>`,
    )
    const start = performance.now()
    const endless = svgFile(`<rect id="a0" width="9" height="9"/>${chain.join('')}`)
    expect(await refusal('images', 'svg', endless)).toBe('asset.too-hard-to-read')
    const entity = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
    const bomb = new TextEncoder().encode(`${entity}<svg xmlns="http://www.w3.org/2000/svg">&b;</svg>`)
    expect(await refusal('images', 'svg', bomb)).toMatch(/not-a-picture|unreadable/)
    expect(await refusal('images', 'svg', svgFile('', 'viewBox="0 0 9e9 9e9"'))).not.toBe('')
    expect(performance.now() - start).toBeLessThan(10_000)

    // A fast machine runs out of parts before it runs out of time.
    const why = await sharp(endless)
      .png()
      .toBuffer()
      .catch((error: unknown) => error)
    expect(isTooManyParts(why)).toBe(true)
  })
})
