import type { Environment } from '../../../model/components/environment.ts'
import { landHeight } from '../../land/land-height.ts'
import { steepnessOf, waterOf } from '../../land/land-of-preset.ts'
import { surroundingsOf } from '../world/surroundings-of.ts'
import type { World } from '../world/world.ts'
import type { Ground } from './player-motion.ts'

/** Where the ground lies where there are no hills, metres. */
export const groundHeight = 0
/** Of its height, what of somebody who swims is below the water. */
const immersed = 0.5
/** Deeper in a hill than this nobody comes on foot, metres. */
const buried = 1
/** What may be missing to swimming by a step that has just been done, metres. */
const swell = 0.05

/** Without an environment it is level everywhere. */
export const levelGround: Ground = {
  hills: [],
  floorAt: () => groundHeight,
  outOf: (feet) => feet,
  isAfloat: () => false,
}

/** Of who goes through everything. */
export const noGround: Ground = { ...levelGround, floorAt: () => Number.NEGATIVE_INFINITY }

const known = new Map<Environment['preset'], Ground>()

/** The ground of a world: that of the environment that it shows. */
export function groundOf(world: World): Ground {
  const preset = surroundingsOf(world)
  return preset === null ? levelGround : groundOfPreset(preset)
}

function groundOfPreset(preset: Environment['preset']): Ground {
  const ground = known.get(preset) ?? createGround(preset)
  known.set(preset, ground)
  return ground
}

function createGround(preset: Environment['preset']): Ground {
  const pointAt = landHeight(steepnessOf[preset])
  const water = waterOf(preset)
  const heightAt = (x: number, z: number) => pointAt(x, z)?.height ?? groundHeight
  /** Where the feet of a swimmer are. */
  const keel = (height: number) => (water === null ? Number.NEGATIVE_INFINITY : water - height * immersed)
  const far = Number.MAX_VALUE
  return {
    hills: [
      {
        min: [-far, -far, -far],
        max: [far, far, far],
        slant: {
          sectionAt(x, z) {
            const point = pointAt(x, z)
            return point && { low: Number.NEGATIVE_INFINITY, high: point.height, rise: point.rise }
          },
        },
      },
    ],
    floorAt: (x, z, height) => Math.max(Math.min(groundHeight, heightAt(x, z)), keel(height)),
    outOf(feet) {
      const high = heightAt(feet[0], feet[2])
      return high - feet[1] > buried ? [feet[0], high, feet[2]] : feet
    },
    isAfloat: ([x, y, z], height) => y <= keel(height) + swell && heightAt(x, z) < keel(height),
  }
}
