import { readFileSync } from 'node:fs'
import { replayRecording } from '../commands/replay/replay-recording.ts'

/** `npm run replay -- FILE`: does a recording again, prints one line of JSON, exits 1 when anything differs or the file cannot be read. */
const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('npm run replay -- FILE.nestling')
  process.exit(2)
}
const start = performance.now()
const { entries, diverged, firstDivergence, hash } = replayRecording(bytesOf(file))
const ms = Math.round(performance.now() - start)
console.log(JSON.stringify({ entries, diverged, hash, ms, ...firstDivergence }))
process.exitCode = firstDivergence ? 1 : 0

function bytesOf(path: string): Uint8Array {
  try {
    return readFileSync(path)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    console.log(JSON.stringify({ entries: 0, diverged: 0, why }))
    process.exit(1)
  }
}
