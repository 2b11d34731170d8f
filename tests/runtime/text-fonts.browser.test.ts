import { afterAll, beforeAll, expect, it } from 'vitest'
import { fontFamilies, textFonts } from '../../model/components/text-fonts.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { frameEntity } from './support/frame-entity.ts'

const patience = 60_000
let frame: OpenFrame
beforeAll(async () => {
  frame = await openFrame('edit')
}, patience)
afterAll(() => frame?.close())

it(
  '[W16] letters of all 12 web fonts are fetched from us and drawn',
  async () => {
    await frame.say({
      type: 'scene.load',
      entities: textFonts.map((font) =>
        frameEntity(font, { kind: 'text', components: { text: { value: 'Äöß', color: '#ffffff', font } } }),
      ),
    })
    await frame.waitFor('scene.shown')
    const loaded = async () => {
      const inside = frame.page.frames().find((one) => one !== frame.page.mainFrame())
      return inside?.evaluate<string[]>(
        `[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''))`,
      )
    }
    await expect
      .poll(async () => new Set(await loaded()), { timeout: 20_000 })
      .toEqual(new Set(Object.values(fontFamilies)))
    expect(textFonts).toHaveLength(12)
    expect(frame.strangers).toEqual([])
  },
  patience,
)
