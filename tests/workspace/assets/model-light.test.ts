import { expect, test } from 'vitest'
import { modelLight } from '../../../src/workspace/assets/model-light.ts'

test('a model is green, yellow or red by the worst of its triangles, bytes and pictures', () => {
  expect(modelLight({ triangles: 19_999, bytes: 1_999_999, pixels: 0 })).toMatchObject({ light: 'green' })
  expect(modelLight({ triangles: 20_000, bytes: 10 })).toEqual({ light: 'yellow', because: 'triangles' })
  expect(modelLight({ triangles: 12, bytes: 2_000_000 })).toEqual({ light: 'yellow', because: 'bytes' })
  expect(modelLight({ triangles: 100_000, bytes: 3_000_000 })).toEqual({ light: 'red', because: 'triangles' })
  expect(modelLight({ triangles: 12, bytes: 10, pixels: 16_800_000 })).toEqual({
    light: 'red',
    because: 'pixels',
  })
  expect(modelLight({ triangles: null })).toMatchObject({ light: 'green' })
})
