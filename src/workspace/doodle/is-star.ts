import type { Shape } from '../../../model/doodle/shape.ts'

/** Whether corners of a polygon point inwards: that of a star, however it was pulled and turned. */
export function isStar(shape: Shape): boolean {
  if (shape.kind !== 'polygon') return false
  const { points } = shape
  const corner = (index: number) => {
    const at = (2 * index) % points.length
    return [points[at] ?? 0, points[at + 1] ?? 0] as const
  }
  const turns = Array.from({ length: points.length / 2 }, (_, index) => {
    const [[ax, ay], [bx, by], [cx, cy]] = [corner(index), corner(index + 1), corner(index + 2)]
    return (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
  })
  return turns.some((turn) => turn > 1) && turns.some((turn) => turn < -1)
}
