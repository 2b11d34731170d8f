import { expect, test } from 'vitest'
import { editText } from '../../../commands/file/edit-text.ts'
import { reloaded } from '../support/reloaded.ts'
import { twoPeople } from '../support/two-people.ts'
import { scriptId, textIn, type Workbench } from '../support/workbench.ts'

const file = `file:${scriptId}` as const
const step = ({ bus }: Workbench, at: number, remove: number, insert: string) => {
  bus.endMerge()
  bus.execute(editText, { fileId: scriptId, edits: [{ at, remove, insert }] })
}

type People = ReturnType<typeof twoPeople>

/** Takes back and does again what was done last, so often that its way would be shortened. */
function toAndFro({ bus }: Workbench): void {
  for (let press = 0; press < 20; press++) {
    bus.undo(file)
    bus.redo(file)
  }
}

/** What the text is after each of three undos, with ways shortened and stored, and as they were. */
function undone(work: (...people: People) => void, isStored: boolean): readonly string[] {
  const people = twoPeople()
  work(...people)
  let [ana] = people
  if (isStored) {
    ana.bus.saveUndo()
    ana = reloaded(ana)
  }
  return [0, 1, 2].map(() => {
    ana.bus.undo(file)
    return textIn(ana)
  })
}

test.each<[string, (...people: People) => void]>([
  [
    'the first part of a text that came back as one has come and gone',
    (ana) => {
      step(ana, 0, 0, 'abc')
      step(ana, 3, 0, 'def')
      step(ana, 0, 6, '')
      ana.bus.undo(file)
      step(ana, 0, 3, '')
      toAndFro(ana)
      ana.bus.undo(file)
    },
  ],
  [
    'somebody wrote into the midst of a text that has come and gone',
    (ana, ben, meet) => {
      step(ana, 0, 0, 'abc')
      step(ana, 3, 0, 'def')
      meet()
      step(ana, 0, 6, '')
      step(ben, 3, 0, 'BEN')
      ana.bus.undo(file)
      ana.bus.redo(file)
      meet()
      toAndFro(ana)
      ana.bus.undo(file)
    },
  ],
])('[S27] undo does the same with ways that were shortened when %s', (_what, work) => {
  const before = undone(work, false)
  expect(undone(work, true)).toEqual(before)
  expect(new Set(before).size).toBeGreaterThan(1)
})
