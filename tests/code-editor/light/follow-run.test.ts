// @vitest-environment jsdom
import { EditorView } from '@codemirror/view'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileId } from '../../../model/ids.ts'
import { followRun, keepStops, toggleStop } from '../../../src/code-editor/light/follow-run.ts'
import { runLines, shownStops } from '../../../src/code-editor/light/run-lines.ts'
import { createWatchState, setStops } from '../../../src/workspace/watch/watch-state.ts'

const fileId = FileId.parse('tab1')
const moment = { isPaused: true, stepsBack: 0, age: 0, mostBack: 0, variables: [] }
let view: EditorView

beforeEach(() => {
  view = new EditorView({ parent: document.body, extensions: [runLines] })
})
afterEach(() => view.destroy())

/** The texts of the lines that are shown like this. */
const shown = (className: string) =>
  [...view.dom.querySelectorAll(`.${className}`)].map(({ textContent }) => textContent)

test('lines of a run are marked where they stand since the text was edited, and one that is gone nowhere', () => {
  const watch = createWatchState()
  watch.program.set(
    new Map([
      [
        fileId,
        {
          source: 'one()\ntwo()\nthree()',
          blockOfLine: new Map(),
          givenNames: new Map(),
          isForStops: false,
          isStoppable: true,
        },
      ],
    ]),
  )
  const text = '// new\n// too\none()\nthree()'
  view.dispatch({ changes: { from: 0, insert: text } })
  const end = followRun(view, { text: () => text }, fileId, watch)
  watch.lines.set([1, 2].map((line) => ({ fileId, line })))
  watch.moment.set({ ...moment, next: { fileId, line: 3 } })
  expect([shown('nestling-ran'), shown('nestling-next')]).toEqual([['one()'], ['three()']])
  watch.moment.set({ ...moment, next: { fileId: FileId.parse('other'), line: 1 } })
  expect(shown('nestling-next')).toEqual([])
  end()
})

test('a stop that will never be reached is hollow, stays so while it moves with the text, and others are not', () => {
  const watch = createWatchState()
  const text = 'const list = [2, 1]\nlist.sort((a, b) => {\n  return a - b\n})'
  view.dispatch({ changes: { from: 0, insert: text } })
  const end = followRun(view, { text: () => text }, fileId, watch)
  toggleStop(view, fileId, watch, 1)
  toggleStop(view, fileId, watch, 3)
  const stops = () => [...shownStops(view)]
  expect(stops()).toEqual([
    [1, false],
    [3, true],
  ])
  view.dispatch({ changes: { from: view.state.doc.line(2).from, insert: '// between\n' } })
  keepStops(view, fileId, watch)
  expect(stops()).toEqual([
    [1, false],
    [4, true],
  ])
  toggleStop(view, fileId, watch, 4)
  expect(stops()).toEqual([[1, false]])
  end()
})

test('a stop that was hollow is so again when its tab is opened after another one was read', () => {
  const watch = createWatchState()
  const other = FileId.parse('tab2')
  const text = 'const list = [2, 1]\nlist.sort((a, b) => {\n  return a - b\n})'
  setStops(watch, fileId, { lines: new Set([3]), text })
  const otherText = 'one()\ntwo()'
  view.dispatch({ changes: { from: 0, insert: otherText } })
  const endOther = followRun(view, { text: () => otherText }, other, watch)
  toggleStop(view, other, watch, 2)
  endOther()
  view.destroy()
  view = new EditorView({ parent: document.body, doc: text, extensions: [runLines] })
  const end = followRun(view, { text: () => text }, fileId, watch)
  expect([...shownStops(view)]).toEqual([[3, true]])
  end()
})
