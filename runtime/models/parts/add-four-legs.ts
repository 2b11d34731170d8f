import { addEgg } from '../kit/add-egg.ts'
import { addGem } from '../kit/add-gem.ts'
import { addPole } from '../kit/add-pole.ts'
import type { Paint, Sculpture } from '../kit/sculpture.ts'

interface FourLegs {
  /** Metres from the middle to each side, and along z. */
  readonly x: number
  readonly front: number
  readonly back: number
  /** Height of the hip. */
  readonly hip: number
  readonly radius: number
  readonly paint: Paint
  readonly paw: Paint
}

/** Four stubby legs with round paws, each a joint that turns at its hip. */
export function addFourLegs(sculpture: Sculpture, legs: FourLegs): void {
  const { x, hip, radius } = legs
  for (const [side, sign] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    for (const end of ['front', 'back'] as const) {
      const z = legs[end]
      sculpture.joint(`${end}-${side}`, [sign * x, hip, z], () => {
        addGem(
          sculpture,
          radius * (end === 'back' ? 1.5 : 1.18),
          { ...legs.paint, detail: 1 },
          { at: [sign * x, hip, z], size: [0.8, 1, 1] },
        )
        addPole(
          sculpture,
          [radius * 0.9, radius * 0.86, hip],
          { ...legs.paint, sides: 8 },
          { at: [sign * x, hip / 2, z] },
        )
        addEgg(
          sculpture,
          radius * 1.12,
          { ...legs.paw, segments: 9 },
          { at: [sign * x, radius * 0.62, z + radius * 0.3], size: [1, 0.56, 1.15] },
        )
      })
    }
  }
}
