import { palette } from './palette.ts'
import type { Sculpture, Triple } from './sculpture.ts'
import type { Cover } from './seen-corners.ts'

/** A short arc of ink, open upwards; `width` in metres. */
export function addSmile(
  sculpture: Sculpture,
  at: Triple,
  width: number,
  thickness: number,
  covers: readonly Cover[] = [],
): void {
  const geometry = new sculpture.three.TorusGeometry(width / 2, thickness, 6, 10, Math.PI)
  sculpture.add(geometry, { color: palette.ink, vary: 0, covers }, { at, turn: [0, 0, Math.PI] })
}
