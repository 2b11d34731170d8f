import { expect, test } from 'vitest'
import { landUnder } from '../../../runtime/edit/land-under.ts'
import { landHeight } from '../../../runtime/land/land-height.ts'
import { seaLevel, steepnessOf } from '../../../runtime/land/land-of-preset.ts'
import { environmentEntity } from '../support/environment-entity.ts'

test('is as high as the land that is drawn, to the millimetre, and level over the sea', () => {
  const drawn = landHeight(steepnessOf.forest)(40, 25)?.height ?? 0
  const height = landUnder([environmentEntity('forest')])(40, 25)
  expect(height).toBeGreaterThan(0.5)
  expect(height).toBeCloseTo(drawn, 3)
  expect(height).toBe(Number(height.toFixed(3)))
  expect(landUnder([environmentEntity('forest')])(1, 2)).toBe(0)
  expect(landHeight(steepnessOf.island)(60, 10)?.height).toBeLessThan(seaLevel)
  expect(landUnder([environmentEntity('island')])(60, 10)).toBe(0)
})

test('is level without an environment that is shown', () => {
  for (const records of [
    [],
    [environmentEntity('forest', { isHidden: true })],
    [environmentEntity('moon base')],
  ])
    expect(landUnder(records)(40, 25)).toBe(0)
})
