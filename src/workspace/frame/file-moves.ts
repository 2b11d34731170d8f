/** The names of the movements in model files, by what components call the file. */
export type FileMoves = ReadonlyMap<string, readonly string[]>

/** Files whose movements are kept in mind; the frame tells of one again when it reads it anew. */
const mostFiles = 500

/** The same with those of one more file, which it may have known before. */
export function withNewest(moves: FileMoves, source: string, names: readonly string[]): FileMoves {
  const others = [...moves].filter(([other]) => other !== source)
  return new Map([[source, names] as const, ...others].slice(0, mostFiles))
}
