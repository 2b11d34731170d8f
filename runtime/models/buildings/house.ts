import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addHouse } from '../parts/add-house.ts'

/** A cottage, 2.7 m to the ridge; the tint colours its roof. */
export function sculptHouse(sculpture: Sculpture): void {
  addHouse(sculpture, {
    width: 2,
    wallHeight: 1.5,
    depth: 1.8,
    roofHeight: 1.1,
    wall: palette.cream,
    roof: palette.terracotta,
    ridge: palette.barkDark,
    door: palette.blueDark,
  })
}
