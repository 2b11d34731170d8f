// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { storeNotes } from '../../../src/blocks/canvas/store-notes.ts'

/** A canvas with a note that somebody writes into; `heard` says what Blockly hears of it. */
function writtenNote() {
  const host = document.body.appendChild(document.createElement('div'))
  const note = host.appendChild(document.createElement('textarea'))
  note.className = 'blocklyCommentText'
  const heard: string[] = []
  note.addEventListener('change', () => heard.push(note.value))
  const end = storeNotes({
    fireChangeListener: () => {},
    getInjectionDiv: () => host,
    getTopComments: () => [],
  })
  note.value = 'half a sent'
  note.dispatchEvent(new Event('input', { bubbles: true }))
  return { host, note, heard, end }
}

test('what was just written into a note is stored when its canvas was taken out of the page', () => {
  const { host, heard, end } = writtenNote()
  host.remove()
  expect(heard).toEqual([])
  end()
  expect(heard).toEqual(['half a sent'])
})

test('nothing is said of a note that was deleted meanwhile', () => {
  const { note, heard, end } = writtenNote()
  note.remove()
  end()
  expect(heard).toEqual([])
})
