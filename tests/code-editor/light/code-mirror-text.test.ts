// @vitest-environment jsdom
import { EditorView } from '@codemirror/view'
import { afterEach, expect, test, vi } from 'vitest'
import type { TextReplacement } from '../../../src/code-editor/bind-text.ts'
import { CodeMirrorText } from '../../../src/code-editor/light/code-mirror-text.ts'
import { insertBelow, openLightView, tidyLines, typeText } from '../../../src/code-editor/light/light-view.ts'
import { mistakeLines, showMistakes } from '../../../src/code-editor/light/mistake-lines.ts'
import { runLines, shownStops, showRunLines } from '../../../src/code-editor/light/run-lines.ts'

const opened: EditorView[] = []
/** Before anything is measured, which needs a screen. */
afterEach(() => {
  for (const view of opened.splice(0)) view.destroy()
})

function open(doc: string, at = 0) {
  const text = new CodeMirrorText()
  const view = new EditorView({
    doc,
    selection: { anchor: at },
    extensions: [text.extension, mistakeLines, runLines],
  })
  opened.push(view)
  text.attach(view)
  return { text, view }
}

test('what a person types is told in the text from before it, and what the document does is not told', () => {
  const { text, view } = open('one\ntwo', 3)
  const told: (readonly TextReplacement[])[] = []
  const forget = text.onEdit((replacements) => {
    told.push(replacements)
    return true
  })
  typeText(view, { text: 'ce()', length: 1, caret: 3 })
  expect(told).toEqual([[{ offset: 2, length: 1, text: 'ce()' }]])
  expect(view.state.selection.main.head).toBe(5)
  text.replace({ at: 0, remove: 2, insert: 'tw\n' })
  expect(text.read()).toBe('tw\nce()\ntwo')
  expect(view.state.selection.main.head).toBe(6)
  expect(told).toHaveLength(1)
  forget()
  typeText(view, { text: 'x', length: 0, caret: 1 })
  expect(told).toHaveLength(1)
})

test('after an edit that was taken back the caret is where it was', () => {
  const { text, view } = open('abc', 1)
  text.onEdit(([replacement]) => {
    text.replace({ at: 1, remove: replacement?.text.length ?? 0, insert: '' })
    return false
  })
  typeText(view, { text: 'xyz', length: 0, caret: 3 })
  expect(text.read()).toBe('abc')
  expect(view.state.selection.main.head).toBe(1)
})

test('lines are put below the caret, as far to the right, and in place of an empty line', () => {
  const { text, view } = open('if (a) {\n  b()\n}', 11)
  insertBelow(view, 'c(1)\nd()')
  expect(text.read()).toBe('if (a) {\n  b()\n  c(1)\n  d()\n}')
  const { text: empty, view: other } = open('a()\n\n', 4)
  insertBelow(other, 'b()')
  expect(empty.read()).toBe('a()\nb()\n')
})

test('stops move with the lines around them, and lines that are not there are not marked', () => {
  const { view } = open('a\nb\nc')
  view.dispatch({
    effects: showRunLines.of({
      ran: [1, 9],
      next: 2,
      stops: [2, 3, 7].map((line) => ({ line, isHollow: line === 3 })),
    }),
  })
  expect([...shownStops(view)]).toEqual([
    [2, false],
    [3, true],
  ])
  view.dispatch({ changes: { from: 0, insert: 'new\n' } })
  expect([...shownStops(view)]).toEqual([
    [3, false],
    [4, true],
  ])
})

test('a mistake underlines its word; at the end of a line all of it', () => {
  const { view } = open('drgon.say(1)\nwait(')
  const marked = () => {
    const words: string[] = []
    for (const at = view.state.field(mistakeLines).iter(); at.value; at.next())
      words.push(view.state.sliceDoc(at.from, at.to))
    return words
  }
  const mistake = { code: 'unknown-name', params: {}, severity: 'error' } as const
  view.dispatch({
    effects: showMistakes.of([
      { ...mistake, line: 1, column: 1 },
      { ...mistake, line: 2, column: 6 },
      { ...mistake, line: 9, column: 1, severity: 'warning' },
    ]),
  })
  expect(marked()).toEqual(['drgon', 'wait', 'wait('])
  view.dispatch({ effects: showMistakes.of([]) })
  expect(marked()).toEqual([])
})

test.each([0, 1_000])(
  'lines are set in order by their brackets, where each look at the clock takes %i ms too',
  (slowness) => {
    let late = 0
    const { now } = Date
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      late += slowness
      return now() + late
    })
    const view = openLightView(document.body, {
      text: 'if (a) {\nb()\n      c()\n}',
      label: 'JavaScript',
      isReadOnly: false,
      onNumber: () => undefined,
      extension: [],
    })
    opened.push(view)
    clock.mockRestore()
    tidyLines(view)
    expect(view.state.doc.toString()).toBe('if (a) {\n  b()\n  c()\n}')
  },
)
