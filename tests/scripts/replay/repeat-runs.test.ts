import { expect, test } from 'vitest'
import { chainEntry, type JournalPosition } from '../../../commands/core/journal.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import type { Recording } from '../../../commands/core/recording.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { redactRecording } from '../../../commands/replay/redact-recording.ts'
import { isJsonObject } from '../../../model/document/is-json-object.ts'
import { FileId } from '../../../model/ids.ts'
import type { JsonValue } from '../../../model/json.ts'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import { repeatRuns } from '../../../scripts/replay/repeat-runs.ts'
import { entityId } from '../../commands/support/workbench.ts'
import { recordRun, tab } from './record-run.ts'

const key = (name: string, phase: 'down' | 'up' = 'down'): RunInput => ({ kind: 'key', phase, key: name })
const look = (yaw: number): RunInput => ({ kind: 'look', yaw, pitch: 0 })

const source = `
const a = scene.get('Dragon')
onKey('e', async () => { await a.moveForward(random(1, 3), {seconds: Math.random()}); a.turnLeft(37) })
a.onClick(() => { a.moveUp(random()); scene.get('Chick').push({x: random(), y: 2}, 3) })
while (true) { scene.get('Kid').rotation.y += random(); await nextFrame() }
`
const session = {
  source,
  seed: 42,
  steps: 400,
  inputs: {
    5: [key('w'), look(30)],
    60: [key('e'), key('e', 'up')],
    130: [{ kind: 'click', entityId: entityId('dragon') }],
    200: [key('w', 'up'), key(' ')],
    390: [key('d')],
  } satisfies Record<number, RunInput[]>,
}

/** The recording with other data in its notes of runs, chained anew. */
function withNotes(
  recording: Recording,
  change: (data: { [key: string]: JsonValue }) => JsonValue,
): Recording {
  const entries: JournalEntry[] = []
  let last: JournalPosition = recording.base.position
  for (const { event, bytes } of recording.entries) {
    const isRun = event.kind === 'run' && isJsonObject(event.data)
    const other = isRun ? { ...event, data: change({ ...event.data }) } : event
    const entry = chainEntry(last, other, bytes)
    last = entry
    entries.push(entry)
  }
  return { ...recording, entries }
}

test('a run that was recorded is done again from its seed and inputs, and its world is the same at every hash', async () => {
  const recording = await recordRun(session)
  const states = recording.entries.flatMap(({ event }) =>
    event.kind === 'run' && isJsonObject(event.data) ? (event.data.state ?? []) : [],
  )
  expect(states).toMatchObject([{ step: 120 }, { step: 240 }])
  expect(await repeatRuns(recording)).toEqual({ runs: 1, runsDiverged: 0, runsNotRepeated: 0 })
})

test('numbers that were edited while it ran are edited again', async () => {
  const edit: RunInput = { kind: 'numbers', fileId: tab, changes: [[0, 5]] }
  const live = {
    source: "const a = scene.get('Dragon')\nwhile (true) { a.moveUp(1); await wait(0.25) }",
    seed: 1,
    steps: 250,
  }
  const recording = await recordRun({ ...live, inputs: { 130: [edit] } })
  expect(await repeatRuns(recording)).toEqual({ runs: 1, runsDiverged: 0, runsNotRepeated: 0 })
  const other = withNotes(recording, (data) => JSON.parse(JSON.stringify(data).replace('[0,5]', '[0,6]')))
  expect(await repeatRuns(other)).toMatchObject({ runsDiverged: 1, firstRunDivergence: { step: 240 } })
})

test('a stack that ran alone runs alone again', async () => {
  const alone = { fileId: FileId.parse('index'), blockId: 'nobody' }
  const recording = await recordRun({ ...session, alone })
  expect(await repeatRuns(recording)).toEqual({ runs: 1, runsDiverged: 0, runsNotRepeated: 0 })
  const other = withNotes(recording, ({ alone: _, ...data }) => data)
  expect(await repeatRuns(other)).toMatchObject({
    runsNotRepeated: 1,
    firstNotRepeated: { why: 'other-scripts' },
  })
})

test('another input, another seed and another world are named by the step after which it is seen', async () => {
  const recording = await recordRun(session)
  const text = (from: string, to: string) =>
    withNotes(recording, (data) => JSON.parse(JSON.stringify(data).replace(from, to)))
  const diverged = (step: number) => ({
    runs: 1,
    runsDiverged: 1,
    firstRunDivergence: { run: 1, step },
    runsNotRepeated: 0,
  })
  expect(await repeatRuns(text('"key":"w"', '"key":"s"'))).toEqual(diverged(120))
  expect(
    await repeatRuns(text('"kind":"click","entityId":"dragon"', '"kind":"click","entityId":"kid"')),
  ).toEqual(diverged(240))
  expect(await repeatRuns(text('"seed":42', '"seed":43'))).toEqual(diverged(120))
})

test('the scene is the one of the start, the scripts are those that were compiled, also when somebody edits in between', async () => {
  const recording = await recordRun({
    ...session,
    beforeStart({ bus }) {
      bus.execute(editText, { fileId: tab, edits: [{ at: 0, remove: 0, insert: 'stop(' }] })
      bus.execute(transformEntities, { changes: [{ entityId: entityId('kid'), position: [3, 4, 5] }] })
    },
  })
  expect(await repeatRuns(recording)).toEqual({ runs: 1, runsDiverged: 0, runsNotRepeated: 0 })
})

test('scripts that the recording does not hold are not run', async () => {
  const recording = await recordRun(session)
  const other = withNotes(recording, (data) =>
    data.what === 'start' ? { ...data, scripts: [['tab2', '0'.repeat(16)]] } : data,
  )
  expect(await repeatRuns(other)).toEqual({
    runs: 0,
    runsDiverged: 0,
    runsNotRepeated: 1,
    firstNotRepeated: { run: 1, why: 'other-scripts' },
  })
})

test('a script that asks for what only a page has is told apart from one that has a slip', async () => {
  const asks = await recordRun({
    ...session,
    source: `if (confetti === undefined) player.jump()\n${source}`,
  })
  expect(await repeatRuns(asks), 'it failed there as well').toMatchObject({ runs: 1, runsDiverged: 0 })
  const elsewhere = (recording: Recording) =>
    withNotes(recording, (data) =>
      JSON.parse(JSON.stringify(data).replace(/"hash":"\w+"/, `"hash":"${'0'.repeat(16)}"`)),
    )
  expect(await repeatRuns(elsewhere(asks)), 'so it is no excuse').toMatchObject({
    runsDiverged: 1,
    firstRunDivergence: { run: 1, step: 120 },
  })
  const entries = asks.entries.filter(({ event }) => event.kind !== 'error')
  expect(await repeatRuns(elsewhere({ ...asks, entries }))).toEqual({
    runs: 0,
    runsDiverged: 0,
    runsNotRepeated: 1,
    firstNotRepeated: { run: 1, why: 'needs-page', name: 'confetti' },
  })
})

test('a redacted run, one whose start is older than the recording, and notes of nonsense are counted and not run', async () => {
  const recording = await recordRun(session)
  const notRepeated = {
    runs: 0,
    runsDiverged: 0,
    runsNotRepeated: 1,
    firstNotRepeated: { run: 1, why: 'no-start' },
  }
  const redacted = redactRecording(recording, 'salt')
  if (!redacted.ok) throw new Error(redacted.why)
  expect(await repeatRuns(redacted.recording)).toEqual(notRepeated)
  const startless = withNotes(recording, (data) => (data.what === 'start' ? null : data))
  expect(await repeatRuns(startless)).toEqual(notRepeated)
  expect(await repeatRuns(withNotes(recording, () => 'run'))).toMatchObject({ runs: 0, runsNotRepeated: 0 })
})
