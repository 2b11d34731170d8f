import { addEgg } from '../kit/add-egg.ts'
import { addEyes } from '../kit/add-eyes.ts'
import { addGem } from '../kit/add-gem.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addBlush } from '../parts/add-blush.ts'
import { addTwoLegs } from '../parts/add-two-legs.ts'

const coat = { color: palette.blueDark, main: true }
const cream = { color: palette.cream }
const orange = { color: palette.sunDark }

/** A penguin of 0.9 m; the tint colours its back. */
export function sculptPenguin(sculpture: Sculpture): void {
  addTwoLegs(sculpture, { x: 0.13, z: 0.02, hip: 0.1, radius: 0.1, foot: 1.4, paint: orange })
  sculpture.joint('body', [0, 0.08, 0], () => {
    addGem(sculpture, 0.36, { ...coat, detail: 3 }, { at: [0, 0.44, 0], size: [0.92, 1.14, 0.88] })
    addEgg(sculpture, 0.29, { ...cream, segments: 16 }, { at: [0, 0.37, 0.12], size: [0.84, 1.02, 0.76] })
    addSpike(sculpture, 0.1, 0.16, { ...coat, sides: 5 }, { at: [0, 0.14, -0.3], turn: [-2.1, 0, 0] })
    for (const side of [-1, 1]) {
      addEgg(
        sculpture,
        0.12,
        { ...cream, segments: 12 },
        { at: [side * 0.105, 0.66, 0.21], size: [1, 1.1, 0.6] },
      )
      sculpture.joint(side > 0 ? 'left-arm' : 'right-arm', [side * 0.3, 0.58, 0], () =>
        addGem(
          sculpture,
          0.19,
          { ...coat, detail: 1 },
          { at: [side * 0.37, 0.44, 0], size: [0.32, 1.1, 0.68], turn: [0, 0, side * 0.42] },
        ),
      )
    }
    addEyes(sculpture, [0.125, 0.665, 0.275], 0.046)
    addBlush(sculpture, [0.18, 0.56, 0.27], 0.042)
    addSpike(
      sculpture,
      0.07,
      0.16,
      { ...orange, sides: 6 },
      { at: [0, 0.585, 0.36], turn: [Math.PI / 2, 0, 0], size: [1.2, 1, 0.8] },
    )
    for (const lean of [0.4, -0.15]) {
      addSpike(
        sculpture,
        0.035,
        0.15,
        { ...coat, sides: 4 },
        { at: [-lean * 0.12, 0.87, 0], turn: [0, 0, lean] },
      )
    }
  })
}
