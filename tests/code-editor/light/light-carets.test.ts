// @vitest-environment jsdom
import { EditorView } from '@codemirror/view'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FileId } from '../../../model/ids.ts'
import { createValue } from '../../../src/client/observable-value.ts'
import type {
  Peer,
  PeerCaret,
  TextCaret,
  TextWatch,
} from '../../../src/client/project-session/project-session.ts'
import { followCarets } from '../../../src/code-editor/carets/follow-carets.ts'
import { lightCarets } from '../../../src/code-editor/light/light-carets.ts'

const fileId = FileId.parse('tab1')
let view: EditorView

beforeEach(() => {
  vi.useFakeTimers()
  view = new EditorView({ doc: 'one two\nthree', parent: document.body })
})
afterEach(() => {
  view.destroy()
  vi.useRealTimers()
})

/** A session in which others have carets, and what is told to them. */
function room() {
  const peers = createValue<readonly Peer[]>([])
  const told: (TextCaret | null)[] = []
  let carets: readonly PeerCaret[] = []
  let isWatched = true
  const watch: TextWatch = {
    ownEdit: () => ({ ok: true, changed: false }),
    tellCaret: (caret) => void told.push(caret),
    carets: () => carets,
    stop() {
      isWatched = false
    },
  }
  return {
    peers,
    told,
    watchText: () => watch,
    isWatched: () => isWatched,
    come(...others: readonly PeerCaret[]) {
      carets = others
      peers.set(others.map(({ clientId, name, colour }) => ({ clientId, name, colour })))
      vi.advanceTimersByTime(50)
    },
  }
}

const tom = (caret: TextCaret): PeerCaret => ({ clientId: 7, name: 'Tom', colour: 2, ...caret })
const flag = () => view.dom.querySelector<HTMLElement>('[data-peer="Tom"]')
/** The letters of its line before the caret of the other person. */
const before = () => {
  const at = flag()
  const line = at?.closest('.cm-line')
  if (!at || !line) return null
  const range = document.createRange()
  range.setStart(line, 0)
  range.setEndBefore(at)
  return range.toString()
}
const selected = () => [...view.dom.querySelectorAll('[class*="person2"]')].map((mark) => mark.textContent)

test('the caret of somebody else stands in the small editor with their name, and what they have selected has their colour', () => {
  const session = room()
  const end = followCarets(lightCarets(view), session, fileId)
  expect(flag()).toBeNull()
  session.come(tom({ anchor: 4, head: 7 }))
  expect(flag()?.textContent).toBe('Tom')
  expect(before()).toBe('one two')
  expect(selected()).toEqual(['two'])
  expect(view.state.doc.toString()).toBe('one two\nthree')

  view.dispatch({ changes: { from: 0, insert: 'minus ' } })
  expect(before(), 'it moves with its letters before anybody tells anew').toBe('minus one two')

  session.come(tom({ anchor: 900, head: 900 }))
  expect(before(), 'a place behind the end is the end').toBe('three')
  expect(selected()).toEqual([])
  session.come()
  expect(flag()).toBeNull()

  session.come(tom({ anchor: 0, head: 0 }))
  end()
  expect(flag()).toBeNull()
  expect(session.isWatched()).toBe(false)
})

test('where the own caret is, is told at once, then at most eight times a second, and that it is gone', () => {
  const session = room()
  const end = followCarets(lightCarets(view), session, fileId)
  expect(session.told).toEqual([{ anchor: 0, head: 0 }])
  for (let head = 1; head <= 6; head++) {
    view.dispatch({ selection: { anchor: 6, head } })
    vi.advanceTimersByTime(20)
  }
  expect(session.told).toHaveLength(1)
  vi.advanceTimersByTime(130)
  expect(session.told).toEqual([
    { anchor: 0, head: 0 },
    { anchor: 6, head: 6 },
  ])
  vi.advanceTimersByTime(1000)
  expect(session.told).toHaveLength(2)
  view.dispatch({ selection: { anchor: 2 } })
  vi.advanceTimersByTime(1)
  expect(session.told.at(-1)).toEqual({ anchor: 2, head: 2 })
  end()
  expect(session.told.at(-1)).toBeNull()
})
