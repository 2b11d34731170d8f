import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const steel = { color: palette.coral, bevel: 0.03, main: true }
const floors = 6
const floorHeight = 1.14
const half = 0.62

/** A tower of 7.8 m of steel bars with an arm towards +x that crews walk to their rocket; the tint colours its bars. */
export function sculptLaunchTower(sculpture: Sculpture): void {
  addBox(sculpture, [1.9, 0.3, 1.9], { color: palette.stone }, { at: [0, 0.15, 0] })
  const height = floors * floorHeight
  for (const x of [-half, half])
    for (const z of [-half, half])
      addBox(sculpture, [0.18, height, 0.18], steel, { at: [x, 0.25 + height / 2, z] })
  const across = Math.hypot(half * 2, floorHeight)
  const lean = Math.atan2(half * 2, floorHeight)
  for (let floor = 0; floor < floors; floor++) {
    const y = 0.25 + (floor + 1) * floorHeight
    addBox(sculpture, [1.44, 0.12, 1.44], steel, { at: [0, y, 0] })
    const side = floor % 2 === 0 ? 1 : -1
    for (const z of [-half, half])
      addBox(
        sculpture,
        [0.1, across, 0.1],
        { ...steel, bevel: 0 },
        { at: [0, y - floorHeight / 2, z], turn: [0, 0, side * lean] },
      )
    for (const x of [-half, half])
      addBox(
        sculpture,
        [0.1, across, 0.1],
        { ...steel, bevel: 0 },
        { at: [x, y - floorHeight / 2, 0], turn: [side * lean, 0, 0] },
      )
  }
  addArm(sculpture)
  addBox(sculpture, [0.12, 0.5, 0.12], steel, { at: [0, 7.3, 0] })
  sculpture.joint('lamp', [0, 7.6, 0], () => {
    addEgg(sculpture, 0.22, { color: palette.sun, glow: 1.15, segments: 10 }, { at: [0, 7.64, 0] })
    addBox(sculpture, [0.18, 0.16, 0.3], { color: palette.terracotta, bevel: 0.02 }, { at: [0, 7.62, 0.16] })
  })
}

/** A walkway with rails, 1.7 m long, at the height of the rocket's window. */
function addArm(sculpture: Sculpture): void {
  const y = 4.6
  addBox(sculpture, [1.9, 0.14, 0.8], { ...steel, bevel: 0.04 }, { at: [1.5, y, 0] })
  for (const z of [-0.36, 0.36]) {
    addBox(sculpture, [1.9, 0.08, 0.08], steel, { at: [1.5, y + 0.6, z] })
    for (const x of [0.9, 1.6, 2.36])
      addBox(sculpture, [0.08, 0.6, 0.08], { ...steel, bevel: 0 }, { at: [x, y + 0.32, z] })
  }
  addBox(sculpture, [0.12, 1.5, 0.12], { ...steel, bevel: 0 }, { at: [1.1, y - 0.55, 0], turn: [0, 0, -0.9] })
}
