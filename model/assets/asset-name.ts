import { limits } from '../document/limits.ts'

/** What an asset made of a file is called: the part of the file's name before the first dot (spec 5). May be empty. */
export function assetName(fileName: string): string {
  const [name = ''] = fileName.split('.', 1)
  return name.trim().slice(0, limits.nameLength).trim()
}
