import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { type Recording, recordingBase } from '../../../commands/core/recording.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { openReplayer } from '../../../commands/replay/replayer.ts'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import { FileId } from '../../../model/ids.ts'
import { seededRandom } from '../../../runtime/random/seeded-random.ts'
import { Recorder } from '../../../src/client/project-session/recorder.ts'
import type { Segment } from '../../../src/client/project-session/segment.ts'

/** Somebody who writes and deletes all over a long text, while it is recorded. */
function writer(seed: number) {
  const random = seededRandom(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  const { document, loaded } = openDocument(7)
  Y.applyUpdate(document, templateBytes('blank'))
  loaded()
  let now = 0
  const recorder = new Recorder('session', () => recordingBase(document, bus, 'test'))
  const bus = createCommandBus({
    document,
    actor: 'mia',
    clock: () => (now += 600),
    newId: () => `c${bus.journalPosition.seq}`,
    journal: { append: (entry) => recorder.add(entry) },
  })
  const { project } = bus
  const fileId = FileId.parse('long')
  const edit = (at: number, remove: number, insert: string) =>
    bus.execute(editText, { fileId, edits: [{ at, remove, insert }] })
  recorder.cut()
  const text = 'a line of a long program\n'.repeat(400)
  bus.execute(createFile, { fileId, sceneId: project.defaultScene.id, kind: 'js', text })
  let length = text.length
  let lately: number[] = []
  return {
    recorder,
    /** Mostly where something was deleted lately: there a text has neighbours that nobody sees. */
    write(times: number): void {
      for (let n = 0; n < times; n++) {
        const known = lately[below(lately.length * 2)]
        const at = Math.min(known ?? below(length), length - 10)
        const remove = below(2) * below(8)
        const insert = remove > 0 ? '' : 'let x = 1\n'.slice(0, 1 + below(9))
        edit(at, remove, insert)
        length += insert.length - remove
        lately = [at, ...lately].slice(0, 30)
      }
    },
  }
}

/** The first entry that does something else when the recording is done again. */
function divergence(recording: Recording) {
  const replayer = openReplayer(recording)!
  for (const { seq } of recording.entries) {
    const why = replayer.next()
    if (why) return { seq, why }
  }
  return undefined
}

/** What a writer would take to the disk, segment by segment. */
function segmentsOf(recorder: Recorder): readonly Segment[] {
  const segments = new Set<Segment>()
  let seq = -1
  for (let batch = recorder.after(seq); batch; batch = recorder.after(seq)) {
    segments.add(batch.segment)
    seq = Math.max(seq + 1, batch.entries.at(-1)?.seq ?? 0)
  }
  return [...segments]
}

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

test(`[invariant 40] a long text replays over all its segments, and each segment from its own base (seed ${seed})`, () => {
  const { recorder, write } = writer(seed)
  write(5_100)
  const segments = segmentsOf(recorder)
  expect(segments.length).toBeGreaterThan(1)
  expect(recorder.entries.filter(({ bytes }) => bytes)).toHaveLength(5_101)
  expect(recorder.recording.base.position.seq).toBe(0)
  expect(divergence(recorder.recording)).toBeUndefined()
  for (const segment of segments) expect(divergence(segment), segment.id).toBeUndefined()
}, 60_000)

test(`[invariant 40] a session whose disk is lost in the middle replays whole, and from where it was written again (seed ${seed})`, () => {
  const { recorder, write } = writer(seed)
  for (let n = 0; n < 5; n++) {
    write(200)
    const before = recorder.recording
    recorder.restart()
    write(200)
    const [written, ...more] = segmentsOf(recorder)
    expect(more).toEqual([])
    expect(written?.base.position.seq).toBe(before.entries.at(-1)?.seq)
    expect(divergence(written!)).toBeUndefined()
  }
  expect(recorder.recording.base.position.seq).toBe(0)
  expect(divergence(recorder.recording)).toBeUndefined()
}, 60_000)
