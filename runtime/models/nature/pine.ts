import { addPole } from '../kit/add-pole.ts'
import { addSpike } from '../kit/add-spike.ts'
import type { Nearness } from '../kit/nearness.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const tiers = [
  { color: palette.leafDeep, top: palette.leafDark },
  { color: palette.leafDark, top: palette.leaf },
  { color: palette.leafDark, top: palette.leaf },
  { color: palette.leaf, top: palette.leafLight },
] as const

/** A conifer of 5 m: four skirts, the lowest the darkest. */
export function sculptPine(sculpture: Sculpture, nearness: Nearness = 'near'): void {
  const height = 5
  const isFar = nearness === 'far'
  addPole(
    sculpture,
    [0.16, 0.27, height * 0.35],
    { color: palette.barkDark, top: palette.bark, sides: isFar ? 3 : 7 },
    { at: [0, height * 0.16, 0] },
  )
  for (const [index, paint] of tiers.entries()) {
    const sway = () => sculpture.between(-0.02, 0.02) * height
    addSpike(
      sculpture,
      height * (0.3 - 0.062 * index),
      height * 0.34,
      { ...paint, main: true, sides: isFar ? 5 : 8, crumpled: height * 0.028 },
      {
        at: [sway(), height * (0.31 + 0.175 * index), sway()],
        turn: [sculpture.between(-0.05, 0.05), sculpture.between(0, 6), sculpture.between(-0.05, 0.05)],
      },
    )
  }
}
