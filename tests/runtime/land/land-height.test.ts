import fc from 'fast-check'
import { Raycaster, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { environmentPresets } from '../../../model/components/environment.ts'
import { levelRadius } from '../../../runtime/land/hill-height.ts'
import { landHeight } from '../../../runtime/land/land-height.ts'
import { steepnessOf } from '../../../runtime/land/land-of-preset.ts'
import { land } from '../../../runtime/models/environment/land.ts'
import { headlessThree } from '../models/headless-three.ts'

it.each(environmentPresets)('%s: the land that is reckoned with is the one that is drawn', (preset) => {
  const steepness = steepnessOf[preset]
  const mesh = land(headlessThree, '#88aa55', steepness)
  const heightAt = landHeight(steepness)
  const drawnAt = (x: number, z: number) =>
    new Raycaster(new Vector3(x, 100, z), new Vector3(0, -1, 0)).intersectObject(mesh)[0]?.point.y
  const place = fc.double({ min: -200, max: 200, noNaN: true })
  fc.assert(
    fc.property(place, place, (x, z) => {
      const drawn = drawnAt(x, z)
      if (drawn !== undefined) expect(heightAt(x, z)?.height ?? 0).toBeCloseTo(drawn, 2)
    }),
    { numRuns: 150 },
  )
})

it('rises as it is said to rise, and is level where worlds are built', () => {
  const heightAt = landHeight(1)
  const step = 1e-4
  for (const [x, z] of [
    [20.3, 4.1],
    [-31.7, 12.9],
    [48.2, -60.4],
  ] as const) {
    const here = heightAt(x, z)
    expect(here?.height).toBeGreaterThan(0)
    const [east = 0, south = 0] = here?.rise ?? []
    expect(((heightAt(x + step, z)?.height ?? 0) - (here?.height ?? 0)) / step).toBeCloseTo(east, 3)
    expect(((heightAt(x, z + step)?.height ?? 0) - (here?.height ?? 0)) / step).toBeCloseTo(south, 3)
  }
  for (let degrees = 0; degrees < 360; degrees += 7) {
    const [x, z] = [Math.cos(degrees) * (levelRadius - 0.1), Math.sin(degrees) * (levelRadius - 0.1)]
    expect(heightAt(x, z)?.height ?? 0).toBeLessThan(0.1)
  }
})
