import type { WorldFiles } from '../files/world-files.ts'
import { patternOf, patternSource } from '../simulation/patterns.ts'
import { paintPattern } from './paint-pattern.ts'

/** Makes the picture of a pattern when a texture asks for one that is not there yet. */
export function providePattern(texture: unknown, files: WorldFiles): void {
  const name = patternOf(texture)
  if (name === null || files.known(patternSource(name)) !== undefined) return
  files.set([[patternSource(name), { path: paintPattern(name).toDataURL() }]])
}
