import { addBox } from '../kit/add-box.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addCap, addCube, addInlays } from './add-cube.ts'

const soil = { color: '#84532f', top: palette.earth } as const
const rock = { color: palette.stoneDark, top: palette.stone } as const

/** Earth with grass on it; the tint colours the grass. */
export function sculptGrassBlock(sculpture: Sculpture): void {
  addCube(sculpture, soil)
  addCap(sculpture, { color: palette.grass, top: palette.grassLight, main: true })
}

/** Earth with pebbles in it. */
export function sculptEarthBlock(sculpture: Sculpture): void {
  addCube(sculpture, { ...soil, main: true })
  addInlays(sculpture, { color: '#7a4c2b' }, [
    [0.24, 0.7, 0.2],
    [-0.2, 0.34, 0.24],
  ])
}

export function sculptSandBlock(sculpture: Sculpture): void {
  addCube(sculpture, { color: '#e3c184', top: palette.sand, main: true })
}

export function sculptStoneBlock(sculpture: Sculpture): void {
  addCube(sculpture, { ...rock, main: true })
  addInlays(sculpture, { color: palette.stone }, [
    [-0.22, 0.68, 0.26],
    [0.2, 0.3, 0.3],
  ])
}

/** Rock under snow; the tint colours the snow. */
export function sculptSnowBlock(sculpture: Sculpture): void {
  addCube(sculpture, rock)
  addCap(sculpture, { color: '#e9e6ea', top: '#fbfaf7', main: true })
}

/** Rock with gold in it that shines. */
export function sculptGoldBlock(sculpture: Sculpture): void {
  addCube(sculpture, rock)
  addInlays(sculpture, { color: palette.sun, glow: 1.08, main: true, vary: 0.05 }, [
    [-0.22, 0.7, 0.26],
    [0.18, 0.52, 0.2],
    [-0.1, 0.26, 0.24],
    [0.3, 0.22, 0.14],
  ])
  for (const [x, z] of [
    [-0.2, 0.16],
    [0.22, -0.14],
  ] as const)
    addBox(
      sculpture,
      [0.26, 0.06, 0.26],
      { color: palette.sun, glow: 1.08, main: true, vary: 0.05, bevel: 0.02 },
      { at: [x, 0.98, z] },
    )
}

/** A piece of a trunk, upright. */
export function sculptWoodBlock(sculpture: Sculpture): void {
  addCube(sculpture, { color: palette.barkDark, top: palette.bark, main: true })
  addInlays(sculpture, { color: palette.barkDark }, [
    [-0.26, 0.6, 0.16],
    [0.12, 0.36, 0.16],
  ])
  addBox(sculpture, [0.72, 0.06, 0.72], { color: palette.plankLight, bevel: 0.02 }, { at: [0, 0.97, 0] })
}

/** Leaves, cut as a block. */
export function sculptLeafBlock(sculpture: Sculpture): void {
  addCube(sculpture, { color: palette.leaf, top: palette.leafLight, main: true, vary: 0.04 })
  addInlays(sculpture, { color: palette.leafLight, main: true }, [
    [-0.22, 0.72, 0.28],
    [0.24, 0.32, 0.24],
  ])
}

/** A cloud of boards, 3 m long; it floats. */
export function sculptBlockCloud(sculpture: Sculpture): void {
  const white = { color: '#f3ece2', top: palette.cloud, vary: 0.008, bevel: 0.06, main: true }
  addBox(sculpture, [3, 0.5, 1.5], white, { at: [0, -0.2, 0] })
  addBox(sculpture, [1.5, 0.5, 1.1], white, { at: [0.3, 0.2, -0.1] })
}

/** So many blocks along each side of a field. */
export const fieldBlocks = 6

/** A field of 6 × 6 blocks of grass, one block high, that stands on its origin in one piece; the tint colours the grass. */
export function sculptBlockField(sculpture: Sculpture): void {
  const edge = fieldBlocks - 0.02
  addBox(sculpture, [edge, 0.98, edge], { ...soil, bevel: 0.05 }, { at: [0, 0.49, 0] })
  for (let cell = 0; cell < fieldBlocks * fieldBlocks; cell++) {
    const [column, row] = [cell % fieldBlocks, Math.floor(cell / fieldBlocks)]
    const isLight = (column + row) % 2 === 0
    addCap(sculpture, { color: palette.grass, top: isLight ? palette.grassLight : '#a3c766', main: true }, [
      column - (fieldBlocks - 1) / 2,
      0,
      row - (fieldBlocks - 1) / 2,
    ])
  }
}
