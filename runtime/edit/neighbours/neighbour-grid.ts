import type { Bounds } from '../../view/framing.ts'
import { type AxisIndex, gapAlong } from './box-axes.ts'

/** Metres. */
const cell = 4
/** Cells over which a box may reach; a larger one is looked at everywhere. */
const mostCells = 100
/** Metres from which on things have nothing to do with each other: so many, or twice the size of what is moved. */
const reach = 8

const axes = [0, 1, 2] as const satisfies readonly AxisIndex[]

/** Boxes by where they lie on the ground, so that few of thousands are looked at while one is moved among them. */
export class NeighbourGrid {
  readonly #cells = new Map<string, Bounds[]>()
  readonly #large: Bounds[] = []

  constructor(boxes: readonly Bounds[]) {
    for (const box of boxes) {
      const names = cellsOf(box, 0)
      if (names === null) this.#large.push(box)
      else for (const name of names) this.#cells.set(name, [...(this.#cells.get(name) ?? []), box])
    }
  }

  /** Those that lie near a box in every direction. */
  near(box: Bounds): Bounds[] {
    const far = Math.max(reach, ...axes.map((axis) => 2 * (box.max[axis] - box.min[axis])))
    const names = cellsOf(box, far) ?? [...this.#cells.keys()]
    const candidates = new Set([...this.#large, ...names.flatMap((name) => this.#cells.get(name) ?? [])])
    return [...candidates].filter((other) => axes.every((axis) => gapAlong(axis, box, other) <= far))
  }
}

/** Names of the cells that a box lies over that is so much larger to every side; `null` for too many. */
function cellsOf({ min, max }: Bounds, margin: number): string[] | null {
  const [left, right] = [Math.floor((min[0] - margin) / cell), Math.floor((max[0] + margin) / cell)]
  const [back, front] = [Math.floor((min[2] - margin) / cell), Math.floor((max[2] + margin) / cell)]
  if (!((right - left + 1) * (front - back + 1) <= mostCells)) return null
  const names: string[] = []
  for (let x = left; x <= right; x++) for (let z = back; z <= front; z++) names.push(`${x} ${z}`)
  return names
}
