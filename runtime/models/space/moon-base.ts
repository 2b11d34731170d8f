import { addBox } from '../kit/add-box.ts'
import { addEgg } from '../kit/add-egg.ts'
import { addHoop } from '../kit/add-hoop.ts'
import { addPole } from '../kit/add-pole.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addLamp } from '../parts/add-lamp.ts'

const shell = { color: palette.cream }
const trim = { color: palette.coral, main: true }
/** Middle of the round wall, metres from the axis, and its sections; the two that look towards +z are the way in. */
const wall = { radius: 4.2, height: 1, sections: 20 } as const
const dome = { radius: 4.02, rise: 3.5, foot: 0.95 } as const
const way = { width: 1.9, from: 3.9, to: 6, height: 2.5 } as const

/** A garden under the sky of the moon: a round wall, the ribs of a dome of 4.5 m and an airlock towards +z; the tint colours its stripes. */
export function sculptMoonBase(sculpture: Sculpture): void {
  addPole(sculpture, [4.15, 4.25, 0.1], { color: palette.grass, sides: 20, vary: 0.03 }, { at: [0, 0.05, 0] })
  addWall(sculpture)
  addRibs(sculpture)
  addAirlock(sculpture)
}

function addWall(sculpture: Sculpture): void {
  const { radius, height, sections } = wall
  for (let section = 1; section < sections; section++) {
    const angle = (section / sections) * Math.PI * 2
    const at = (y: number, reach = radius) => [Math.sin(angle) * reach, y, Math.cos(angle) * reach] as const
    if (section > 1) {
      const middle = angle - Math.PI / sections
      sculpture.within(
        { at: [Math.sin(middle) * radius, 0, Math.cos(middle) * radius], turn: [0, middle, 0] },
        () => {
          addBox(sculpture, [1.36, height, 0.46], shell, { at: [0, height / 2, 0] })
          addBox(sculpture, [1.38, 0.14, 0.54], { color: palette.stoneLight, bevel: 0 }, { at: [0, 0.07, 0] })
          if (section % 2 === 0)
            addBox(
              sculpture,
              [0.62, 0.34, 0.06],
              { color: palette.glow, glow: 1.08, bevel: 0 },
              { at: [0, 0.6, 0.23] },
            )
        },
      )
    }
    addBox(
      sculpture,
      [0.2, height + 0.14, 0.62],
      { ...trim, bevel: 0 },
      { at: at(height / 2 + 0.05), turn: [0, angle, 0] },
    )
  }
}

function addRibs(sculpture: Sculpture): void {
  const { radius, rise, foot } = dome
  for (let rib = 0; rib < 3; rib++)
    addHoop(
      sculpture,
      radius,
      0.07,
      { color: palette.cream, arc: Math.PI, steps: 18, sides: 4 },
      { at: [0, foot, 0], turn: [0, (rib / 3) * Math.PI, 0], size: [1, rise / radius, 1] },
    )
  const across = 0.62
  addHoop(
    sculpture,
    radius * Math.sqrt(1 - across * across),
    0.06,
    { color: palette.cream, steps: 24, sides: 4 },
    { at: [0, foot + rise * across, 0], turn: [Math.PI / 2, 0, 0] },
  )
  addPole(sculpture, [0.34, 0.46, 0.2], { ...trim, sides: 10 }, { at: [0, foot + rise + 0.04, 0] })
  addEgg(sculpture, 0.2, { color: palette.sun, glow: 1.15, segments: 10 }, { at: [0, foot + rise + 0.26, 0] })
}

function addAirlock(sculpture: Sculpture): void {
  const { width, from, to, height } = way
  const middle = (from + to) / 2
  const outside = width / 2 + 0.2
  for (const side of [-1, 1]) {
    addBox(sculpture, [0.4, height, to - from], shell, { at: [side * outside, height / 2, middle] })
    addBox(
      sculpture,
      [0.5, height + 0.1, 0.26],
      { ...trim, bevel: 0.06 },
      { at: [side * outside, height / 2, to] },
    )
    addLamp(sculpture, { at: [side * (outside + 0.34), height - 0.25, to + 0.1] })
  }
  addBox(
    sculpture,
    [width + 0.8, 0.36, to - from + 0.1],
    { ...shell, bevel: 0.12 },
    { at: [0, height + 0.14, middle] },
  )
  addBox(sculpture, [width + 0.9, 0.42, 0.3], { ...trim, bevel: 0.1 }, { at: [0, height + 0.14, to] })
  addBox(
    sculpture,
    [width + 0.5, 0.1, to - from + 0.7],
    { color: palette.stone, bevel: 0.03 },
    { at: [0, 0.05, middle + 0.3] },
  )
  // The door stands open, pushed into the wall on one side.
  addBox(
    sculpture,
    [0.5, height - 0.1, 0.12],
    { color: palette.terracotta, bevel: 0.03 },
    { at: [width / 2 - 0.12, height / 2, to - 0.3] },
  )
}
