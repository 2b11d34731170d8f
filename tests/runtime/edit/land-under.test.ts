import { expect, test } from 'vitest'
import { landUnder } from '../../../runtime/edit/land-under.ts'
import { landHeight } from '../../../runtime/land/land-height.ts'
import { seaLevel, steepnessOf } from '../../../runtime/land/land-of-preset.ts'
import { frameEntity } from '../support/frame-entity.ts'

const environment = (preset: string, isHidden = false) =>
  frameEntity('environment', {
    kind: 'environment',
    isHidden,
    components: { environment: { preset, skyTop: '#3b8ed0', skyBottom: '#e8f4fa', ground: '#7cb342' } },
  })

test('is as high as the land that is drawn, to the millimetre, and level over the sea', () => {
  const drawn = landHeight(steepnessOf.forest)(40, 25)?.height ?? 0
  const height = landUnder([environment('forest')])(40, 25)
  expect(height).toBeGreaterThan(0.5)
  expect(height).toBeCloseTo(drawn, 3)
  expect(height).toBe(Number(height.toFixed(3)))
  expect(landUnder([environment('forest')])(1, 2)).toBe(0)
  expect(landHeight(steepnessOf.island)(60, 10)?.height).toBeLessThan(seaLevel)
  expect(landUnder([environment('island')])(60, 10)).toBe(0)
})

test('is level without an environment that is shown', () => {
  for (const records of [[], [environment('forest', true)], [environment('moon base')]])
    expect(landUnder(records)(40, 25)).toBe(0)
})
