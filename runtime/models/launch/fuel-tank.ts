import { addBox } from '../kit/add-box.ts'
import { addGem } from '../kit/add-gem.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { addPrism } from '../kit/add-prism.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

/** A round tank of 3.2 m on four legs; the tint colours its band. */
export function sculptFuelTank(sculpture: Sculpture): void {
  for (const x of [-0.72, 0.72])
    for (const z of [-0.72, 0.72]) {
      addPole(sculpture, [0.1, 0.12, 1.7], { color: palette.stone, sides: 7 }, { at: [x, 0.85, z] })
      addBox(sculpture, [0.4, 0.14, 0.4], { color: palette.stoneDark }, { at: [x, 0.07, z] })
    }
  addGem(
    sculpture,
    1.15,
    { color: palette.stoneLight, top: palette.cream, detail: 3, vary: 0.01 },
    { at: [0, 1.95, 0] },
  )
  addHoop(
    sculpture,
    1.12,
    0.12,
    { color: palette.coral, main: true, steps: 22 },
    { at: [0, 1.95, 0], turn: [Math.PI / 2, 0, 0] },
  )
  addPole(sculpture, [0.24, 0.3, 0.2], { color: palette.stoneDark, sides: 8 }, { at: [0, 3.08, 0] })
  addPole(sculpture, [0.1, 0.1, 1], { color: palette.stoneDark, sides: 7 }, { at: [0, 0.5, 0] })
  addDrop(sculpture)
}

/** The sign of what is in it, painted on above the band. */
function addDrop(sculpture: Sculpture): void {
  const round = Array.from({ length: 9 }, (_, step) => {
    const angle = Math.PI * (step / 8 - 1) * 1.2 + Math.PI * 0.1
    return [Math.cos(angle) * 0.2, Math.sin(angle) * 0.2 - 0.06] as const
  })
  addPrism(
    sculpture,
    [...round, [0, 0.36]],
    0.05,
    { color: palette.berry, vary: 0 },
    { at: [0, 2.42, 1.06], turn: [-0.42, 0, 0] },
  )
}
