import { describe, expect, test } from 'vitest'
import { blockCategories } from '../../language/blocks/block-category.ts'
import { blockStyle } from '../../src/blocks/canvas/block-style.ts'
import { contrast } from '../support/contrast.ts'
import { tokensOf } from '../support/tokens.ts'

const themes = [
  ['light', 4.5],
  ['dark', 4.5],
  ['contrast', 7],
] as const

describe.each(themes)('in the theme %s', (theme, least) => {
  const token = tokensOf(theme)

  test.each(Object.entries(blockCategories))(
    'words on blocks of %s are easily read',
    (_, { colour, ink }) => {
      const style = blockStyle({ colour: token(colour), ink: token(ink), edge: null }, false)
      expect(contrast(style.colourPrimary, token(ink))).toBeGreaterThanOrEqual(least)
      // Parts that give way to any block have words too, such as x, y and z.
      expect(contrast(style.colourSecondary, token(ink))).toBeGreaterThanOrEqual(least)
    },
  )

  test('what blocks say of an unknown kind, their categories and the code beside them are easily read', () => {
    expect(contrast(token('--b-unknown'), token('--b-ink'))).toBeGreaterThanOrEqual(least)
    expect(contrast(token('--panel'), token('--ink'))).toBeGreaterThanOrEqual(least)
    expect(contrast(token('--hover'), token('--ink'))).toBeGreaterThanOrEqual(least)
    for (const kind of ['text', 'key', 'str', 'num', 'fn', 'note'])
      for (const ground of ['--canvas', '--canvas-line'])
        expect(contrast(token(ground), token(`--c-${kind}`)), `${kind} on ${ground}`).toBeGreaterThanOrEqual(
          least,
        )
  })

  test('what runs and what is wrong is seen against the canvas', () => {
    for (const mark of ['--halo', '--halo-error', '--alarm', '--sky'])
      expect(contrast(token('--canvas'), token(mark)), mark).toBeGreaterThanOrEqual(3)
  })
})
