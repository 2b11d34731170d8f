import { addBox } from '../kit/add-box.ts'
import { palette } from '../kit/palette.ts'
import type { Placement, Sculpture } from '../kit/sculpture.ts'

/** A lit window of four panes, 0.54 m wide, that looks towards +z; `bevel` metres are cut off its edges. */
export function addWindow(sculpture: Sculpture, placement: Placement, bevel = 0.03): void {
  const frame = { color: palette.plankLight, bevel }
  const bar = { ...frame, bevel: 0 }
  sculpture.within(placement, () => {
    addBox(sculpture, [0.54, 0.54, 0.1], frame)
    addBox(
      sculpture,
      [0.4, 0.4, 0.12],
      { color: palette.glow, glow: 1.05, bevel: 0, vary: 0 },
      { at: [0, 0, 0.01] },
    )
    addBox(sculpture, [0.05, 0.42, 0.05], bar, { at: [0, 0, 0.06] })
    addBox(sculpture, [0.42, 0.05, 0.05], bar, { at: [0, 0, 0.06] })
    addBox(sculpture, [0.64, 0.08, 0.16], frame, { at: [0, -0.3, 0.03] })
  })
}
