import { StrokeId } from '../../../model/ids.ts'

/** Directions in which a finger or a pen may miss a thin line. */
const around = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
] as const

/** The uppermost shape at a point of the window, or within `reach` of it; CSS pixels. */
export function shapeAt(x: number, y: number, reach: number): StrokeId | undefined {
  for (const [dx, dy] of around) {
    for (const element of document.elementsFromPoint(x + dx * reach, y + dy * reach)) {
      const id = element instanceof SVGElement ? element.dataset.shape : undefined
      if (id !== undefined) return StrokeId.safeParse(id).data
    }
  }
  return undefined
}
