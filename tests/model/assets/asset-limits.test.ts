import { expect, test } from 'vitest'
import { isPictureSmall } from '../../../model/assets/asset-limits.ts'

test.each([
  [8_192, 2_048, true],
  [2_048, 8_192, true],
  [8_193, 1, false],
  [1, 8_193, false],
  [4_096, 4_096, true],
  [4_096, 4_097, false],
  [8_192, 8_192, false],
])('a picture of %i × %i pixels: %s', (width, height, isSmall) => {
  expect(isPictureSmall({ width, height })).toBe(isSmall)
})
