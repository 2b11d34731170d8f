import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addPole } from '../kit/add-pole.ts'
import { addPrism } from '../kit/add-prism.ts'
import { palette } from '../kit/palette.ts'
import type { Placement, Sculpture } from '../kit/sculpture.ts'
import { addWindow } from './add-window.ts'

interface HouseStyle {
  /** Metres. */
  readonly width: number
  readonly wallHeight: number
  readonly depth: number
  readonly roofHeight: number
  readonly wall: string
  readonly roof: string
  readonly ridge: string
  readonly door: string
  /** Metres cut off the edges of boards and stones; 0 where nobody comes near. */
  readonly bevel?: number
}

const overhang = 0.28
const shingleRows = 4

/** A house with a gable towards +z: door, windows, round window under the ridge, chimney. */
export function addHouse(sculpture: Sculpture, style: HouseStyle, placement: Placement = {}): void {
  const { width, wallHeight, depth, roofHeight, bevel } = style
  const edges = bevel === undefined ? {} : { bevel }
  sculpture.within(placement, () => {
    addBox(sculpture, [width, wallHeight, depth], { color: style.wall }, { at: [0, wallHeight / 2, 0] })
    addBox(
      sculpture,
      [width + 0.1, 0.24, depth + 0.1],
      { color: palette.stone, ...edges },
      { at: [0, 0.11, 0] },
    )
    addPrism(
      sculpture,
      [
        [-width / 2, 0],
        [width / 2, 0],
        [0, roofHeight],
      ],
      depth - 0.04,
      { color: style.wall },
      { at: [0, wallHeight - 0.02, 0] },
    )
    addRoof(sculpture, style)
    addBox(
      sculpture,
      [0.24, 0.2, depth + overhang * 2 + 0.06],
      { color: style.ridge },
      { at: [0, wallHeight + roofHeight + 0.06, 0] },
    )
    const front = depth / 2
    const doorway = -width * 0.2
    addBox(
      sculpture,
      [0.62, 0.98, 0.08],
      { color: palette.plankLight, ...edges },
      { at: [doorway, 0.58, front] },
    )
    addBox(
      sculpture,
      [0.5, 0.88, 0.12],
      { color: style.door, ...edges },
      { at: [doorway, 0.54, front + 0.02] },
    )
    addEgg(
      sculpture,
      0.05,
      { color: palette.sun, segments: 6, rows: 4 },
      { at: [doorway + 0.16, 0.54, front + 0.1] },
    )
    addBox(
      sculpture,
      [0.7, 0.14, 0.3],
      { color: palette.stoneLight, ...edges },
      { at: [doorway, 0.07, front + 0.2] },
    )
    addWindow(sculpture, { at: [width * 0.24, wallHeight * 0.58, front + 0.02] }, bevel)
    addWindow(sculpture, { at: [width / 2 + 0.02, wallHeight * 0.58, 0], turn: [0, Math.PI / 2, 0] }, bevel)
    addWindow(sculpture, { at: [-width / 2 - 0.02, wallHeight * 0.58, 0], turn: [0, -Math.PI / 2, 0] }, bevel)
    const attic = wallHeight + roofHeight * 0.36
    const facing = [Math.PI / 2, 0, 0] as const
    addPole(
      sculpture,
      [0.21, 0.21, 0.1],
      { color: palette.plankLight, sides: 10 },
      { at: [0, attic, front - 0.02], turn: facing },
    )
    addPole(
      sculpture,
      [0.14, 0.14, 0.12],
      { color: palette.glow, glow: 1.05, sides: 10, vary: 0 },
      { at: [0, attic, front], turn: facing },
    )
    const chimney = [width * 0.28, wallHeight + roofHeight * 0.72, -depth * 0.2] as const
    addBox(sculpture, [0.34, 1, 0.34], { color: palette.stone }, { at: chimney })
    addBox(
      sculpture,
      [0.44, 0.14, 0.44],
      { color: palette.stoneDark, ...edges },
      { at: [chimney[0], chimney[1] + 0.5, chimney[2]] },
    )
  })
}

/** Rows of boards on both slopes, each lying a little over the one below. */
function addRoof(
  sculpture: Sculpture,
  { width, wallHeight, depth, roofHeight, roof, bevel = 0.035 }: HouseStyle,
): void {
  const run = width / 2 + overhang
  const rise = (roofHeight * run) / (width / 2)
  const slope = Math.atan2(rise, run)
  const row = Math.hypot(run, rise) / shingleRows
  for (const side of [-1, 1]) {
    for (let index = 0; index < shingleRows; index++) {
      const along = (index + 0.5) / shingleRows
      addBox(
        sculpture,
        [row * 1.22, 0.12, depth + overhang * 2],
        { color: roof, vary: 0.02, bevel, main: true },
        {
          at: [
            side * run * (1 - along),
            wallHeight + roofHeight - rise * (1 - along) + 0.05 + 0.02 * (shingleRows - index),
            0,
          ],
          turn: [0, 0, -side * (slope - 0.07)],
        },
      )
    }
  }
}
