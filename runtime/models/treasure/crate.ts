import { addBox } from '../kit/add-box.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'

const edge = 0.9

/** A wooden crate of 0.9 m to stack; the tint colours its frame. */
export function sculptCrate(sculpture: Sculpture): void {
  const frame = { color: palette.plank, bevel: 0.03, main: true }
  addBox(
    sculpture,
    [edge - 0.1, edge - 0.1, edge - 0.1],
    { color: palette.plankLight, bevel: 0.02 },
    { at: [0, edge / 2, 0] },
  )
  const rim = edge / 2 - 0.06
  for (const a of [-rim, rim]) {
    for (const b of [-rim, rim]) {
      addBox(sculpture, [0.12, edge, 0.12], frame, { at: [a, edge / 2, b] })
      addBox(sculpture, [edge - 0.2, 0.12, 0.12], frame, { at: [0, edge / 2 + a, b] })
      addBox(sculpture, [0.12, 0.12, edge - 0.2], frame, { at: [a, edge / 2 + b, 0] })
    }
  }
  const face = edge / 2 - 0.03
  for (const turn of [0, 1, 2, 3]) {
    sculpture.within({ at: [0, edge / 2, 0], turn: [0, (turn * Math.PI) / 2, 0] }, () =>
      addBox(sculpture, [0.12, 0.98, 0.06], frame, {
        at: [0, 0, face],
        turn: [0, 0, turn % 2 ? 0.78 : -0.78],
      }),
    )
  }
}
