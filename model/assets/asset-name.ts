import { cutText } from '../document/cut-text.ts'
import { limits } from '../document/limits.ts'

/** What an asset made of a file is called: the part of the file's name before the first dot (spec 5). May be empty. */
export function assetName(fileName: string): string {
  const [name = ''] = fileName.split('.', 1)
  return cutText(name.trim(), limits.nameLength).trim()
}
