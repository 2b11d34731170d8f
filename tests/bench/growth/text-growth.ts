import * as Y from 'yjs'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { FileId } from '../../../model/ids.ts'
import type { BenchRow } from '../bench-row.ts'
import { bigProject, bigScene } from '../document/big-project.ts'
import { busForBench } from '../document/open-for-bench.ts'
import { constant, growthRow, middleTime, sizes } from './growth-row.ts'

const fileId = FileId.parse('bench-script')
const rounds = 200
/** Characters that one edit brought. */
const word = 'hop(12);\n '

/** How a keystroke grows with the text that it is typed into. */
export function textGrowth(): BenchRow[] {
  return [growthRow('one keystroke in a text of as many characters', sizes.map(typed), constant)]
}

/** Keystrokes one behind the other, as one types, in the middle of a text that was put together in any order. */
function typed(length: number): number {
  const { bus, document } = busForBench(bigProject(10))
  bus.execute(createFile, { fileId, sceneId: bigScene, kind: 'js' })
  const text = document.getMap<Y.Map<unknown>>('files').get(fileId)?.get('text')
  if (!(text instanceof Y.Text)) throw new Error('the script has no text')
  for (let step = 0; text.length < length; step++) text.insert((step * 7_919) % (text.length + 1), word)
  const middle = Math.floor(text.length / 2)
  return middleTime(rounds, (index) => {
    const verdict = bus.execute(editText, { fileId, edits: [{ at: middle + index, remove: 0, insert: 'x' }] })
    if (!verdict.ok) throw new Error(verdict.code)
  })
}
