import 'fake-indexeddb/auto'
import { recordingBase } from '../../../commands/core/recording.ts'
import type { SessionBus } from '../../../commands/core/session-bus.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { FileId } from '../../../model/ids.ts'
import { openJournalStore } from '../../../src/client/project-session/journal-store.ts'
import { createJournalWriter } from '../../../src/client/project-session/journal-writer.ts'
import { Recorder } from '../../../src/client/project-session/recorder.ts'
import { watchPuts } from '../../client/project-session/support/watch-puts.ts'
import { bigScene } from './big-project.ts'
import { benchBus, openForBench } from './open-for-bench.ts'

/** The tab in which the keystrokes are made. */
export const typedFile = FileId.parse('bench-script')

/** What one keystroke takes when its undo state goes to the disk with it. */
export interface KeystrokeCost {
  readonly bytes: number
  /** For the state alone, in µs. */
  readonly micros: number
}

/** What a keystroke costs with the journal on the disk, after somebody did `before`. */
export async function keystrokeCost(
  update: Uint8Array,
  before: (bus: SessionBus) => void,
): Promise<KeystrokeCost> {
  const document = openForBench(update)
  const bus = benchBus(document, { append: (entry) => recorder.add(entry) })
  const recorder = new Recorder('bench', () => recordingBase(document, bus, 'bench'))
  recorder.cut()
  const store = await openJournalStore(crypto.randomUUID(), () => {})
  const state = () => ({ undo: bus.saveUndo(), waiting: 0 })
  const writer = createJournalWriter(store, recorder, 'tab', state, false)
  const write = (): Promise<void> => {
    writer.write()
    return new Promise((resolve) => {
      const stop = writer.stored.subscribe(() => {
        if (writer.stored.get() < bus.journalPosition.seq) return
        stop()
        resolve()
      })
    })
  }
  bus.execute(createFile, { fileId: typedFile, sceneId: bigScene, kind: 'js' })
  before(bus)
  await write()
  let bytes = 0
  const stop = watchPuts((put) => {
    bytes += put.bytes
  })
  const type = () => bus.execute(editText, { fileId: typedFile, edits: [{ at: 0, remove: 0, insert: 'x' }] })
  type()
  await write()
  stop()
  writer.close()
  store.close()
  return { bytes, micros: microsOf(bus, type) }
}

/** The least of many keystrokes: what else the machine does only adds to one. */
function microsOf(bus: SessionBus, type: () => unknown): number {
  const times = Array.from({ length: 100 }, () => {
    type()
    const start = performance.now()
    bus.saveUndo()
    return performance.now() - start
  })
  return Math.min(...times) * 1_000
}
