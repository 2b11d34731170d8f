import { readFileSync } from 'node:fs'

/** The bytes of a file; when there are none to be had, prints why and lets the process end with 1. */
export function readOrSay(path: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    console.error(isMissing ? `There is no file ${path}.` : `${path} cannot be read.`)
    process.exitCode = 1
    return undefined
  }
}
