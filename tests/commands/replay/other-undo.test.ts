import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { chainEntry } from '../../../commands/core/journal.ts'
import type { JournalEntry, JournalEvent } from '../../../commands/core/journal-entry.ts'
import { type Recording, recordingBase } from '../../../commands/core/recording.ts'
import { encodeRecording } from '../../../commands/core/recording-file.ts'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { redactRecording } from '../../../commands/replay/redact-recording.ts'
import { replayRecording } from '../../../commands/replay/replay-recording.ts'
import { entityId, scriptId, type Workbench, workbench } from '../support/workbench.ts'

const a = entityId('a')
const rename = ({ bus }: Workbench, name: string) => bus.execute(renameEntity, { entityId: a, name })
const type = ({ bus }: Workbench, insert: string) =>
  bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert }] })

/** The recording with its last entry replaced by an undo that did something else to the document. */
function undoneOtherwise(
  bench: Workbench,
  base: Recording['base'],
  entries: readonly JournalEntry[],
  commandId: string,
  change: (document: Y.Doc) => void,
): Recording {
  const event: JournalEvent = { kind: 'undo', commandId, actor: 'ana', at: 0, lamport: bench.bus.lamport + 1 }
  const before = Y.encodeStateVector(bench.document)
  change(bench.document)
  const last = entries.at(-1) ?? base.position
  return {
    base,
    entries: [...entries, chainEntry(last, event, Y.encodeStateAsUpdate(bench.document, before))],
  }
}

test('[invariant 40] a bus that undoes something else than the step said is named by its entry', () => {
  const bench = workbench()
  const base = recordingBase(bench.document, bench.bus, 'test')
  rename(bench, 'Second')
  const entries = [...bench.journal]
  const wrong = undoneOtherwise(bench, base, entries, 'ana-1', (document) => {
    const record = document.getMap(`ents:${bench.bus.project.defaultScene.id}`).get(a)
    if (record instanceof Y.Map) record.set('name', 'Neither')
  })
  expect(replayRecording(encodeRecording(wrong))).toMatchObject({
    diverged: 1,
    firstDivergence: { at: 2, why: 'other-effect' },
  })
})

test('[invariant 40] an undo that took nothing back, and one of a step that nobody made, are named', () => {
  for (const [commandId, why] of [
    ['ana-1', 'other-effect'],
    ['eve-9', 'no-step'],
  ] as const) {
    const bench = workbench()
    const base = recordingBase(bench.document, bench.bus, 'test')
    rename(bench, 'Second')
    const entries = [...bench.journal]
    const wrong = undoneOtherwise(bench, base, entries, commandId, (document) => {
      document.getMap('meta').set('description', 'beside')
    })
    expect(replayRecording(encodeRecording(wrong)).firstDivergence).toEqual({ at: 2, why })
  }
})

/** Steps of before the recording began, of merged runs, of texts and of registers, undone and redone in it. */
function busySession(): { readonly bench: Workbench; readonly recording: Recording } {
  const bench = workbench()
  rename(bench, 'Geheim')
  type(bench, 'Verborgen ')
  bench.wait(1_000)
  const base = recordingBase(bench.document, bench.bus, 'test')
  const skipped = bench.journal.length
  bench.bus.undo('scene')
  for (const letter of 'abc') type(bench, letter)
  bench.bus.undo(`file:${scriptId}`)
  bench.bus.undo(`file:${scriptId}`)
  bench.bus.redo(`file:${scriptId}`)
  bench.bus.redo('scene')
  rename(bench, 'Danach')
  bench.bus.undoCommand('ana-1')
  return { bench, recording: { base, entries: bench.journal.slice(skipped) } }
}

test('[invariant 40] steps of before the recording, of runs and of texts are undone and redone again as they were', () => {
  const { recording } = busySession()
  const kinds = recording.entries.map(({ event }) => event.kind)
  expect(kinds.filter((kind) => kind === 'undo')).toHaveLength(3)
  expect(replayRecording(encodeRecording(recording))).toMatchObject({ entries: kinds.length, diverged: 0 })
})

test('in other words the same steps are undone and redone, and none of their words is left', () => {
  const { recording } = busySession()
  const redacted = redactRecording(recording, 'salt')
  if (!redacted.ok) throw new Error(`${redacted.why} at ${redacted.at}`)
  expect(redacted.commandsAsUpdates).toEqual([])
  expect(replayRecording(encodeRecording(redacted.recording)).diverged).toBe(0)
  const kindsOf = ({ entries }: Recording) => entries.map(({ event }) => event.kind)
  expect(kindsOf(redacted.recording)).toEqual(kindsOf(recording))
  expect(JSON.stringify(redacted.recording.base.undo)).not.toMatch(/Geheim|Verborgen/)
})
