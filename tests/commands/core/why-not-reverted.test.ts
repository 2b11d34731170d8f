import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { RegisterStep, UndoEntry } from '../../../commands/core/undo-entry.ts'
import { whyNotReverted } from '../../../commands/core/why-not-reverted.ts'
import { undoStep } from '../support/undo-step.ts'

const label = { key: 'do', params: {} }
const register = (key: string, after: string, id: string | null = null): RegisterStep => ({
  root: id === null ? 'meta' : 'scenes',
  id,
  key,
  before: 'before',
  after,
})
const step = (...registers: readonly RegisterStep[]): UndoEntry => undoStep({ registers })
/** Why a step cannot be reverted in a document whose scene `one` and whose meta hold `now`, beside these other steps. */
function why(
  entry: UndoEntry,
  others: readonly UndoEntry[] = [],
  writers: Readonly<Record<string, string>> = {},
  undone: readonly UndoEntry[] = [],
) {
  const document = new Y.Doc()
  for (const [client, key] of ['a', 'b'].entries()) {
    document.clientID = client + 1
    document.getMap('meta').set(key, 'now')
  }
  document.clientID = 100
  document.getMap('scenes').set('one', new Y.Map([['a', 'now']]))
  const stacks = [{ undo: [entry, ...others], redo: undone }]
  const nameOf = (client: number) => writers[client === 1 ? 'a' : 'b']
  return whyNotReverted(entry, { document, stacks, nameOf })
}

test('what a step did may be gone, or written over by somebody: who, as far as it is known of any of its parts', () => {
  const mine = step(register('a', 'mine'), register('b', 'mine'))
  expect(why(step())).toEqual({ ok: false, reason: 'nothing-left', label })
  expect(why(mine)).toEqual({ ok: false, reason: 'changed-since', label, by: '' })
  expect(why(mine, [], { b: 'ben' })).toEqual({ ok: false, reason: 'changed-since', label, by: 'ben' })
  expect(why(mine, [], { a: 'ana', b: 'ben' })).toMatchObject({ by: 'ana' })
  const unknown = whyNotReverted(mine, { document: new Y.Doc(), stacks: [], nameOf: undefined })
  expect(unknown).toEqual({ ok: false, reason: 'changed-since', label, by: '' })
})

test('it was the person when what lies there is what another step of theirs wrote there', () => {
  const mine = step(register('a', 'mine'), register('b', 'mine'))
  const byMe = { ok: false, reason: 'changed-by-you', label }
  expect(why(mine, [step(register('c', 'x')), step(register('x', 'x'), register('b', 'now'))])).toEqual(byMe)
  const others = [
    step(register('b', 'other')),
    step(register('c', 'now')),
    step(register('b', 'now', 'one')),
    step({ ...register('b', 'now'), root: 'progress' }),
  ]
  expect(why(mine, others)).toMatchObject({ reason: 'changed-since' })
  expect(why(mine, [], {}, [step(register('b', 'now'))])).toMatchObject({ reason: 'changed-since' })
  expect(why(step(register('a', 'now')))).toMatchObject({ reason: 'changed-since' })
})
