import { addLeafBall } from '../kit/add-leaf-ball.ts'
import type { Nearness } from '../kit/nearness.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

/** A bush, 0.9 m high and twice as wide. */
export function sculptBush(sculpture: Sculpture, nearness: Nearness = 'near'): void {
  const leaves = {
    color: palette.leaf,
    top: palette.leafLight,
    main: true,
    detail: nearness === 'far' ? 0 : 1,
  }
  addLeafBall(sculpture, 0.55, leaves, { at: [0, 0.42, 0] })
  addLeafBall(sculpture, 0.4, leaves, { at: [0.52, 0.28, 0.12] })
  addLeafBall(
    sculpture,
    0.36,
    { ...leaves, color: palette.leafLight, top: palette.leafPale },
    { at: [-0.46, 0.25, 0.2] },
  )
  addLeafBall(sculpture, 0.34, leaves, { at: [-0.22, 0.3, -0.36] })
}
