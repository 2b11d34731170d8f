import { addBox } from '../kit/add-box.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addMerlons } from './add-merlons.ts'
import { masonry, paleStone, shadowStone } from './stone.ts'

const steps = 7
/** As high as one walks up without a jump, and as deep as it is walked on (m). */
const rise = 0.3
const tread = 0.6
const width = 2.4
const platform = 3.2

/** Seven steps up to a platform of 3.2 m square, 2.1 m high, at the −z end; the tint colours the platform. */
export function sculptCastleStairs(sculpture: Sculpture): void {
  const height = steps * rise
  for (let step = 0; step < steps; step++) {
    const tall = (step + 1) * rise
    addBox(
      sculpture,
      [width, tall, tread],
      { ...(step % 2 ? masonry : paleStone), bevel: 0.04 },
      { at: [0, tall / 2, 0.5 + (steps - step) * tread - tread / 2] },
    )
  }
  const middle = 0.5 - platform / 2
  addBox(sculpture, [platform, height, platform], { ...masonry, main: true }, { at: [0, height / 2, middle] })
  addBox(sculpture, [platform + 0.12, 0.26, platform + 0.12], { ...shadowStone }, { at: [0, 0.12, middle] })
  addBox(
    sculpture,
    [platform + 0.1, 0.16, platform + 0.1],
    { ...paleStone, bevel: 0.03, main: true },
    { at: [0, height - 0.07, middle] },
  )
  addMerlons(sculpture, { count: 5, length: platform, y: height, z: 0.5 - platform + 0.12 })
  for (const side of [-1, 1])
    sculpture.within({ at: [0, 0, middle], turn: [0, (side * Math.PI) / 2, 0] }, () =>
      addMerlons(sculpture, { count: 5, length: platform, y: height, z: platform / 2 - 0.12 }),
    )
}
