import { addBox } from '../kit/add-box.ts'
import type { Paint, Sculpture, Triple } from '../kit/sculpture.ts'

/** Metres from one block to the next, and the little by which a block is smaller, so that one sees where it ends. */
export const blockEdge = 1
const seam = 0.02
const capHeight = 0.26

/** A block of 1 m that stands on its origin, or at a place in a field of blocks. */
export function addCube(sculpture: Sculpture, paint: Paint, at: Triple = [0, 0, 0]): void {
  const edge = blockEdge - seam
  const middle = [at[0], at[1] + blockEdge / 2, at[2]] as const
  addBox(sculpture, [edge, edge, edge], { vary: 0.022, ...paint, bevel: 0.05 }, { at: middle })
}

/** What has grown or fallen on a block: a cap over its upper quarter. */
export function addCap(sculpture: Sculpture, paint: Paint, at: Triple = [0, 0, 0]): void {
  const place = [at[0], at[1] + blockEdge - capHeight / 2 + 0.005, at[2]] as const
  addBox(
    sculpture,
    [blockEdge - 0.004, capHeight, blockEdge - 0.004],
    { vary: 0.028, ...paint, bevel: 0.05 },
    { at: place },
  )
}

/** Flat stones that look out of all four sides of a block, each at (along the side, height) in metres. */
export function addInlays(
  sculpture: Sculpture,
  paint: Paint,
  places: readonly (readonly [along: number, height: number, size: number])[],
): void {
  for (const side of [0, 1, 2, 3])
    sculpture.within({ turn: [0, (side * Math.PI) / 2, 0] }, () => {
      for (const [along, height, size] of places)
        addBox(
          sculpture,
          [size, size * 0.8, 0.06],
          { ...paint, bevel: 0 },
          { at: [side % 2 ? along : -along, height, blockEdge / 2 - 0.02] },
        )
    })
}
