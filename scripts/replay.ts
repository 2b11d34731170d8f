import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { decodeRecording, encodeRecording } from '../commands/core/recording-file.ts'
import { redactRecording } from '../commands/replay/redact-recording.ts'
import { replayRecording } from '../commands/replay/replay-recording.ts'
import { blockWords } from '../language/blocks/block-words.ts'
import { generateRecording } from './replay/generate-recording.ts'
import { recordedRuns } from './replay/recorded-runs.ts'
import { repeatRunsApart } from './replay/repeat-runs-apart.ts'

/**
 * `npm run replay --`
 *   `FILE`                           does a recording and the runs in it again, prints one line of JSON, exits 1 when anything differs or
 *                                    the file is damaged
 *   `FILE --redact OUT`              writes it to OUT without the words and names of people
 *   `--generate N [--seed S] OUT`    writes what one of three people records while they send N random commands, and prints how many
 *                                    commands each of them sent and how many entries of each kind the recording has
 */
const usage = `npm run replay -- FILE.nestling
npm run replay -- FILE.nestling --redact OUT.nestling
npm run replay -- --generate N [--seed S] OUT.nestling`

const noRuns = { runs: 0, runsDiverged: 0, runsNotRepeated: 0 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { generate: { type: 'string' }, seed: { type: 'string' }, redact: { type: 'string' } },
})
const [file] = positionals
if (file === undefined || positionals.length > 1) {
  console.error(usage)
  process.exitCode = 2
} else if (values.generate !== undefined) generate(file, Number(values.generate), Number(values.seed ?? 1))
else if (values.redact !== undefined) redact(file, values.redact)
else replay(file)

function replay(path: string): void {
  const bytes = bytesOf(path)
  if (!bytes) return
  const start = performance.now()
  const { entries, diverged, firstDivergence, hash } = replayRecording(bytes)
  const ms = Math.round(performance.now() - start)
  const runs = hasRuns(bytes) ? repeatRunsApart(path) : noRuns
  const isSame = firstDivergence === undefined && 'runs' in runs && runs.runsDiverged === 0
  tell({ entries, diverged, hash, ms, ...runs, ...firstDivergence }, isSame)
}

function hasRuns(file: Uint8Array): boolean {
  const decoded = decodeRecording(file)
  const recording = decoded.ok ? decoded.recording : decoded.readable
  return recordedRuns(recording?.entries ?? []).length > 0
}

function generate(path: string, commands: number, seed: number): void {
  if (!Number.isSafeInteger(commands) || commands < 0 || !Number.isSafeInteger(seed)) {
    tell({ why: '--generate and --seed take whole numbers' }, false)
    return
  }
  const recording = generateRecording({ commands, seed })
  writeFileSync(path, encodeRecording(recording))
  const { entries, commandsBy } = recording
  const kinds: Record<string, number> = {}
  for (const { event } of entries) kinds[event.kind] = (kinds[event.kind] ?? 0) + 1
  const sent = Object.values(commandsBy).reduce((sum, count) => sum + count, 0)
  const line = {
    commands: sent,
    commandsBy,
    seed,
    entries: entries.length,
    kinds,
    hash: entries.at(-1)?.hash,
  }
  tell(line, sent === commands)
}

/** A damaged recording is not redacted: what cannot be read cannot be cleaned of names either. */
function redact(path: string, out: string): void {
  const bytes = bytesOf(path)
  if (!bytes) return
  const decoded = decodeRecording(bytes)
  const redacted = decoded.ok
    ? redactRecording(decoded.recording, crypto.randomUUID(), blockWords())
    : decoded
  if (!redacted.ok) {
    tell({ entries: 0, at: redacted.at, why: redacted.why }, false)
    return
  }
  const { recording, commandsAsUpdates } = redacted
  writeFileSync(out, encodeRecording(recording))
  tell({ entries: recording.entries.length, commandsAsUpdates, hash: recording.entries.at(-1)?.hash }, true)
}

function bytesOf(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    tell({ entries: 0, diverged: 0, why }, false)
    return undefined
  }
}

function tell(line: object, isGood: boolean): void {
  console.log(JSON.stringify(line))
  if (!isGood) process.exitCode = 1
}
