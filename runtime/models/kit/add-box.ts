import { bevelledBox } from './bevelled-box.ts'
import type { Paint, Placement, Sculpture, Triple } from './sculpture.ts'

interface BoxPaint extends Paint {
  /** Metres cut off the edges. */
  readonly bevel?: number
}

/** Something sawn or built: a box (width, height, depth in metres) with bevelled edges. */
export function addBox(sculpture: Sculpture, size: Triple, paint: BoxPaint, placement?: Placement): void {
  const geometry = bevelledBox(sculpture.three, ...size, paint.bevel)
  sculpture.add(geometry, { vary: 0.012, ...paint }, placement)
}
