import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blockCategories } from '../../language/blocks/block-category.ts'

const tokens = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8')

/** The colour of a token in the light theme, `#rrggbb`. */
function colourOf(token: string): string {
  const colour = new RegExp(`\\s${token}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  if (colour === undefined) throw new Error(`no such token: ${token}`)
  return colour
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each(Object.entries(blockCategories))(
  'words on blocks of %s are read at 4.5 to 1',
  (_, { colour, ink }) => {
    const [light = 0, dark = 0] = [colour, ink]
      .map((token) => luminance(colourOf(token)))
      .sort((a, b) => b - a)
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5)
  },
)
