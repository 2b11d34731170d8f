import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Manifest = z.object({
  id: z.literal('/'),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  lang: z.string(),
  name: z.string().min(1),
  short_name: z.string().max(12),
  description: z.string(),
  display: z.literal('standalone'),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png'), purpose: z.string() }),
  ),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
})
const read = (locale: string) =>
  Manifest.parse(JSON.parse(readFileSync(`public/manifest.${locale}.webmanifest`, 'utf8')))

test('the app is named in both languages, as one app', () => {
  const [en, de] = [read('en'), read('de')]
  expect([en.lang, de.lang]).toEqual(['en', 'de'])
  expect(de).toMatchObject({
    id: en.id,
    icons: en.icons,
    shortcuts: en.shortcuts.map(({ url }) => ({ url })),
  })
  expect(de.name).not.toBe(en.name)
  expect(de.description).not.toBe(en.description)
})

test('its icons are there in the sizes that they say, and the one that may be cut to a circle loses nothing', async () => {
  const { icons } = read('en')
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes, purpose } of icons) {
    const picture = sharp(`public${src}`)
    const { width, height } = await picture.metadata()
    expect(`${width}x${height}`).toBe(sizes)
    if (purpose !== 'maskable' || !width) continue
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const [red, green, blue] = data
    for (let pixel = 0; pixel < width * width; pixel += 1) {
      const at = pixel * info.channels
      const isPaper = data[at] === red && data[at + 1] === green && data[at + 2] === blue
      const distance = Math.hypot((pixel % width) - width / 2, Math.floor(pixel / width) - width / 2)
      if (distance > 0.4 * width) expect(isPaper, `pixel ${pixel}`).toBe(true)
      expect(data[at + 3]).toBe(255)
    }
  }
})
