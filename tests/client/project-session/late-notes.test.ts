import { expect, test } from 'vitest'
import { createLateNotes } from '../../../src/client/project-session/late-notes.ts'

function journal() {
  const notes: unknown[] = []
  return { notes, note: (_: string, data: unknown) => notes.push(data) }
}

test('notes wait for the session, in order, and what follows goes there at once', () => {
  const late = createLateNotes()
  const first = journal()
  late.note('machine', 'loading')
  late.note('machine', 'loaded')
  expect(first.notes).toEqual([])
  late.give(first)
  late.note('machine', 'more')
  expect(first.notes).toEqual(['loading', 'loaded', 'more'])
  late.give(null)
  late.note('machine', 'again')
  const second = journal()
  late.give(second)
  expect(first.notes).toHaveLength(3)
  expect(second.notes).toEqual(['again'])
})

test('of many notes that wait the newest are kept', () => {
  const late = createLateNotes()
  for (let number = 1; number <= 250; number++) late.note('machine', number)
  const session = journal()
  late.give(session)
  expect(session.notes).toHaveLength(100)
  expect(session.notes.at(-1)).toBe(250)
})
