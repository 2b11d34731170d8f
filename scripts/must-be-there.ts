import { existsSync } from 'node:fs'

/**
 * The same files. A list in a settings file names tests one by one, and one that was moved would lose its place there without a word,
 * so it throws where one of them is not there.
 */
export function mustBeThere(
  files: readonly string[],
  exists: (file: string) => boolean = existsSync,
): readonly string[] {
  const gone = files.filter((file) => !exists(file))
  if (gone.length > 0) throw new Error(`No such tests: ${gone.join(', ')}`)
  return files
}
