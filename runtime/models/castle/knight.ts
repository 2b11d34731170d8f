import { addBox } from '../kit/add-box.ts'
import { addGem } from '../kit/add-gem.ts'
import { addPole } from '../kit/add-pole.ts'
import { addPrism } from '../kit/add-prism.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addPerson, plainPerson } from '../parts/add-person.ts'
import { heartOutline } from '../parts/heart-outline.ts'

const iron = { color: palette.stone, top: palette.stoneLight, vary: 0.025 }

/** A knight of 2 m with a shield and a plume; the tint colours shield and plume. */
export function sculptKnight(sculpture: Sculpture): void {
  const own = { color: palette.blue, main: true }
  addPerson(sculpture, {
    ...plainPerson,
    skin: '#9c6442',
    blush: '#b5654a',
    hair: null,
    shirt: iron,
    trousers: palette.stoneDark,
    shoes: palette.stone,
    onHead: () => {
      addGem(sculpture, 0.475, { ...iron, detail: 2 }, { at: [0, 1.29, -0.085], size: [1, 0.95, 0.96] })
      addBox(sculpture, [0.72, 0.1, 0.12], { color: palette.stoneDark, bevel: 0.03 }, { at: [0, 1.43, 0.31] })
      for (const [y, z, radius] of [
        [1.78, 0.02, 0.12],
        [1.86, -0.13, 0.15],
        [1.8, -0.3, 0.13],
        [1.66, -0.42, 0.1],
      ] as const)
        addGem(sculpture, radius, { ...own, detail: 1 }, { at: [0, y, z], size: [0.6, 1, 1] })
    },
    onBody: () => {
      addPole(sculpture, [0.32, 0.35, 0.1], { color: palette.barkDark, sides: 11 }, { at: [0, 0.42, 0] })
      for (const side of [-1, 1])
        addGem(sculpture, 0.14, { ...iron, detail: 0 }, { at: [side * 0.27, 0.84, 0.01], size: [1, 0.8, 1] })
      sculpture.within({ at: [0.42, 0.56, 0.24], turn: [0, 0.35, 0] }, () => {
        addPrism(
          sculpture,
          [
            [-0.26, 0.28],
            [0.26, 0.28],
            [0.26, -0.06],
            [0, -0.38],
            [-0.26, -0.06],
          ],
          0.08,
          own,
        )
        addPrism(
          sculpture,
          heartOutline,
          0.06,
          { color: palette.cream },
          { at: [0, 0.02, 0.05], size: [0.28, 0.28, 1] },
        )
      })
    },
  })
}
