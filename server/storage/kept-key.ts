import type { ServerKeys } from './ports/server-keys.ts'

/** Reads a key of the server once. A failure is not kept: the next one who needs the key asks again. */
export function keptKey(keys: ServerKeys, name: string): () => Promise<string> {
  let key: Promise<string> | undefined
  return async () => {
    key ??= keys.key(name)
    try {
      return await key
    } catch (error) {
      key = undefined
      throw error
    }
  }
}
