import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { chainEntry, journalStart } from '../../../commands/core/journal.ts'
import { decodeRecording, encodeRecording } from '../../../commands/core/recording-file.ts'
import type { RevertWay } from '../../../commands/core/revert-way.ts'
import type { UndoState } from '../../../commands/core/undo-state.ts'
import { replayRecording } from '../../../commands/replay/replay-recording.ts'
import { openReplayer } from '../../../commands/replay/replayer.ts'
import { FileId } from '../../../model/ids.ts'

const client = 5
/** Who wrote one letter behind them and deleted it. */
const other = 6

/** A tab with ten letters; the first five are deleted. Their clocks begin at `start`. */
function someText(): { document: Y.Doc; start: number } {
  const document = new Y.Doc({ gc: false })
  document.clientID = client
  const scene = new Y.Map(Object.entries({ name: 'Scene' }))
  document.getMap('scenes').set('s', scene)
  const file = new Y.Map<unknown>(Object.entries({ scene: 's', name: 'Tab', kind: 'js' }))
  document.getMap('files').set('f', file)
  const text = new Y.Text()
  file.set('text', text)
  const start = Y.getState(document.store, client)
  text.insert(0, 'helloworld')
  text.delete(0, 5)
  document.clientID = other
  text.insert(5, '!')
  text.delete(5, 1)
  return { document, start }
}

/** What an undo says of how it went, now and in recordings made before. */
type Way = { readonly way?: Exclude<RevertWay, 1> }
const ways: readonly Way[] = [{ way: 3 }, { way: 2 }, {}]

/** A recording in which the typing of those letters is undone, with what its base says of texts that came back. */
function recordingWith(redoneOf: (start: number) => UndoState['redone'], way: Way): Uint8Array {
  const { document, start } = someText()
  const step: UndoState['stacks'][number]['undo'][number] = {
    commandId: 'c',
    joined: [],
    surface: 'project',
    lamport: 1,
    made: 1,
    label: { key: 'k', params: {} },
    registers: [],
    texts: [{ fileId: 'f', insertions: [[client, start, 10]], deletions: [] }],
  }
  const undo: UndoState = {
    format: 1,
    lamport: 1,
    stacks: [{ surface: 'project', undo: [step], redo: [] }],
    redone: redoneOf(start),
    clients: [],
    restored: [],
  }
  const base = {
    app: 'test',
    clientId: 7,
    lamport: 1,
    position: journalStart,
    undo,
    document: Y.encodeStateAsUpdateV2(document),
  }
  const event = { kind: 'undo', commandId: 'c', actor: 'ana', at: 1, lamport: 2, ...way } as const
  return encodeRecording({ base, entries: [chainEntry(journalStart, event)] })
}

test.each<[string, (start: number) => UndoState['redone']]>([
  ['as itself', (start) => [[client, start, 5, client, start]]],
  ['as a part of itself', (start) => [[client, start, 5, client, start + 1]]],
  [
    'as each other',
    (start) => [
      [client, start, 2, client, start + 2],
      [client, start + 2, 2, client, start],
    ],
  ],
  ['before the first operation', () => [[client, -3, 1, client, 0]]],
  ['as something before the first operation', (start) => [[client, start, 1, client, -3]]],
  [
    'as what people had written in turns',
    (start) => [
      [client, start, 1, other, 0],
      [other, 0, 1, client, start],
    ],
  ],
])('[invariant 43] a recording whose text came back %s is read to its end', (_what, redone) => {
  for (const way of ways) {
    const report = replayRecording(recordingWith(redone, way))
    expect(report).toMatchObject({ diverged: expect.any(Number) })
  }
})

test('what was never deleted, and what lies in no text, does not count as come back', () => {
  for (const [way, from] of ways.flatMap((one) => [5, -4].map((at) => [one, at] as const))) {
    const redone = (start: number): UndoState['redone'] => [[client, start + from, 1, client, start + 9]]
    const decoded = decodeRecording(recordingWith(redone, way))
    const replayer = decoded.ok && openReplayer(decoded.recording)
    if (!replayer) throw new Error('no recording')
    replayer.next()
    expect(replayer.project.text(FileId.parse('f'))).toBe('')
  }
})
