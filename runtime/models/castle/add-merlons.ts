import { addBox } from '../kit/add-box.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { paleStone } from './stone.ts'

/** The teeth of a wall along x: so many, over `length` metres, on a wall that ends at `y`. */
export function addMerlons(
  sculpture: Sculpture,
  {
    count,
    length,
    y,
    z,
  }: { readonly count: number; readonly length: number; readonly y: number; readonly z: number },
): void {
  const step = length / count
  for (let merlon = 0; merlon < count; merlon++)
    addBox(
      sculpture,
      [step * 0.58, 0.44, 0.26],
      { ...paleStone, bevel: 0.04 },
      { at: [(merlon + 0.5) * step - length / 2, y + 0.2, z] },
    )
}
