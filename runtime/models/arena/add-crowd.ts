import { addGem } from '../kit/add-gem.ts'
import { addSpike } from '../kit/add-spike.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { alongRing } from './along-ring.ts'
import { arenaPlan } from './arena-plan.ts'

const shirts = [
  palette.berry,
  palette.sun,
  palette.water,
  palette.leafLight,
  palette.coral,
  palette.blue,
] as const
const skins = ['#f0c8a4', '#c68a5c', '#6e4530', '#e3ae83', '#9c6442'] as const

/** So many people on the seats, who cheer in two groups: the joints `even` and `odd`. */
export function addCrowd(sculpture: Sculpture, count: number): void {
  const places = Array.from({ length: count }, (_, person) => ({
    person,
    degrees: (((person + 0.5) / count) * 2 - 1) * 13,
    shirt: shirts[Math.floor(sculpture.between(0, shirts.length))] ?? shirts[0],
    skin: skins[Math.floor(sculpture.between(0, skins.length))] ?? skins[0],
    row: arenaPlan.seats[person % arenaPlan.seats.length] ?? arenaPlan.seats[0],
  }))
  for (const [group, rest] of [
    ['even', 0],
    ['odd', 1],
  ] as const)
    sculpture.joint(group, [0, 0, 0], () => {
      for (const { person, degrees, row, shirt, skin } of places) {
        if (person % 2 !== rest) continue
        sculpture.within(alongRing(degrees, (row.from + row.to) / 2 + 0.1, row.height), () => {
          addSpike(sculpture, 0.36, 1.1, { color: shirt, sides: 6, open: true }, { at: [0, 0.5, 0] })
          addGem(sculpture, 0.3, { color: skin, detail: 1, vary: 0.02 }, { at: [0, 1.05, 0] })
          addGem(
            sculpture,
            0.29,
            { color: person % 3 ? palette.hair : '#b86b2e', detail: 0 },
            { at: [0, 1.2, -0.08], turn: [0.3, 0.2, 0], size: [1.05, 0.8, 1.05] },
          )
          for (const x of [-0.11, 0.11])
            addGem(
              sculpture,
              0.045,
              { color: palette.ink, detail: 0 },
              { at: [x, 1.03, 0.265], size: [0.8, 1.3, 0.5] },
            )
        })
      }
    })
}
