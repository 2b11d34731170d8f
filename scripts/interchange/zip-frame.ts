import { strToU8, type Zippable, zipSync } from 'fflate'
import { frameFiles } from './frame-files.ts'

/** The built scene frame as one archive, from which the app makes worlds that run on any web server. */
export function zipFrame(): Uint8Array {
  const { page, files } = frameFiles()
  const all: Zippable = { 'frame.html': strToU8(page), ...Object.fromEntries(files) }
  return zipSync(all, { mtime: new Date(1980, 0, 1), level: 6 })
}
