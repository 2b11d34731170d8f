import type { Sides } from '../../../model/components/physics.ts'

/** The names of the movements in model files, by what components call the file. */
export type FileMoves = ReadonlyMap<string, readonly string[]>

/** Sides of model files, by what components call the file. */
export type FileSides = ReadonlyMap<string, Sides>

/** Files of which something is kept in mind; the frame tells of one again when it reads it anew. */
const mostFiles = 500

/** The same with what is known of one more file, which it may have known before. */
export function withNewest<T>(
  known: ReadonlyMap<string, T>,
  source: string,
  facts: T,
): ReadonlyMap<string, T> {
  const others = [...known].filter(([other]) => other !== source)
  return new Map([[source, facts] as const, ...others].slice(0, mostFiles))
}
