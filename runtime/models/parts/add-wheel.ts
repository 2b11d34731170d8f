import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture, Triple } from '../kit/sculpture.ts'

const lying = [0, 0, Math.PI / 2] as const

/** A wheel that rolls along z, with a pale hub; a joint of its own. `at` is its middle; radius and width in metres. */
export function addWheel(
  sculpture: Sculpture,
  name: string,
  at: Triple,
  radius: number,
  width: number,
): void {
  const [x, y, z] = at
  sculpture.joint(name, at, () => {
    addPole(
      sculpture,
      [radius, radius, width],
      { color: palette.ink, sides: 12, vary: 0.02 },
      { at, turn: lying },
    )
    addPole(
      sculpture,
      [radius * 0.55, radius * 0.55, width + 0.04],
      { color: palette.cream, sides: 8 },
      { at, turn: lying },
    )
    for (const spoke of [0, Math.PI / 2]) {
      addPole(
        sculpture,
        [radius * 0.13, radius * 0.13, radius * 0.9],
        { color: palette.stone, sides: 4 },
        { at: [x + Math.sign(x) * (width / 2 + 0.02), y, z], turn: [spoke, 0, 0] },
      )
    }
  })
}
