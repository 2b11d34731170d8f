import 'fake-indexeddb/auto'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { recordingBase } from '../../../commands/core/recording.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { EntityId, FileId } from '../../../model/ids.ts'
import { openJournalStore } from '../../../src/client/project-session/journal-store.ts'
import { createJournalWriter } from '../../../src/client/project-session/journal-writer.ts'
import { Recorder } from '../../../src/client/project-session/recorder.ts'
import { watchPuts } from '../../client/project-session/support/watch-puts.ts'
import { type BenchRow, ratioRow } from '../bench-row.ts'
import { bigProject, bigScene } from './big-project.ts'
import { openForBench } from './open-for-bench.ts'

const things = 1_000

/** What a keystroke writes to the journal on the disk while undo holds a large step, against the same keystroke without it. */
export async function keystrokeRow(): Promise<BenchRow> {
  const [without, withStep] = [await keystrokeBytes(false), await keystrokeBytes(true)]
  const against = { name: 'the same without that command', value: without / 1_000 }
  const name = `keystroke after one command over ${things} things: written to the journal`
  return ratioRow(name, withStep / 1_000, 'kB', against, 1.1)
}

async function keystrokeBytes(hasLargeStep: boolean): Promise<number> {
  const document = openForBench(bigProject(things))
  let now = 0
  const bus = createCommandBus({
    document,
    actor: 'ana',
    clock: () => ++now * 1_000,
    newId: () => `c${now}`,
    journal: { append: (entry) => recorder.add(entry) },
  })
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
  const fileId = FileId.parse('bench-script')
  bus.execute(createFile, { fileId, sceneId: bigScene, kind: 'js' })
  const changes = Array.from({ length: things }, (_, index) => ({
    entityId: EntityId.parse(`e${index}`),
    position: [index, 7, 9] as const,
  }))
  if (hasLargeStep) bus.execute(transformEntities, { changes })
  await write()
  let bytes = 0
  const stop = watchPuts((put) => {
    bytes += put.bytes
  })
  bus.execute(editText, { fileId, edits: [{ at: 0, remove: 0, insert: 'x' }] })
  await write()
  stop()
  writer.close()
  store.close()
  return bytes
}
