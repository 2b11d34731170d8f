import { addEgg } from '../kit/add-egg.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const capRadius = 0.46
const capFoot = 0.46

/** A toadstool of 0.85 m whose cap takes the tint. */
export function sculptMushroom(sculpture: Sculpture): void {
  const { three } = sculpture
  addPole(sculpture, [0.15, 0.21, 0.52], { color: palette.cream, sides: 9 }, { at: [0, 0.26, 0] })
  const cap = new three.SphereGeometry(capRadius, 11, 5, 0, Math.PI * 2, 0, Math.PI / 2)
  sculpture.add(cap, { color: palette.berry, main: true }, { at: [0, capFoot, 0], size: [1, 0.82, 1] })
  addPole(
    sculpture,
    [capRadius, capRadius * 0.55, 0.09],
    { color: palette.cream, sides: 11 },
    { at: [0, capFoot - 0.045, 0] },
  )
  addEgg(sculpture, 0.08, { color: palette.cream, segments: 10 }, { at: [0, capFoot + 0.37, 0] })
  for (const [ring, count, height, reach] of [
    [0, 5, 0.25, 0.3],
    [0.6, 6, 0.09, 0.43],
  ] as const) {
    for (let dot = 0; dot < count; dot++) {
      const angle = (dot / count) * Math.PI * 2 + ring
      addEgg(
        sculpture,
        ring === 0 ? 0.068 : 0.05,
        { color: palette.cream, segments: 9 },
        { at: [Math.cos(angle) * reach, capFoot + height, Math.sin(angle) * reach] },
      )
    }
  }
}
