import type { SessionBus } from '../../../commands/core/session-bus.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { type BenchRow, ratioRow } from '../bench-row.ts'
import { bigProject } from './big-project.ts'
import { keystrokeCost, typedFile } from './keystroke-disk.ts'

const lines = 5_000
const presses = 2_000
/** Steps that the undo is full of either way, so that only the text and what came back in it differ. */
const steps = 200

/** What a keystroke's undo state costs in a long text in which much was undone and redone, against the same in a short text. */
export async function undoneOftenRows(): Promise<BenchRow[]> {
  const update = bigProject(1)
  const short = await keystrokeCost(update, (bus) => work(bus, steps, 1))
  const long = await keystrokeCost(update, (bus) => work(bus, lines, presses))
  const what = `keystroke in a text of ${lines} edits after ${presses} undos and redos`
  const name = 'the same in a short text after one'
  return [
    ratioRow(
      `${what}: written to the journal`,
      long.bytes / 1_000,
      'kB',
      { name, value: short.bytes / 1_000 },
      1.15,
    ),
    ratioRow(`${what}: its undo state`, long.micros, 'µs', { name, value: short.micros }, 2),
  ]
}

/** Types in places all over the text; then takes back and does again what is the last, as often as told. */
function work(bus: SessionBus, edits: number, times: number): void {
  const edit = (at: number, remove: number, insert: string) =>
    bus.execute(editText, { fileId: typedFile, edits: [{ at, remove, insert }] })
  for (let index = 0; index < edits; index++) {
    edit((index * 7_919) % (index + 1), 0, 'ab')
    bus.endMerge()
  }
  edit(0, 0, 'abc')
  bus.endMerge()
  edit(0, 3, '')
  for (let press = 0; press < times; press++) {
    bus.undo(`file:${typedFile}`)
    bus.redo(`file:${typedFile}`)
  }
  bus.undo(`file:${typedFile}`)
}
