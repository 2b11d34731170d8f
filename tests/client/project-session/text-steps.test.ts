import { expect, test } from 'vitest'
import { createValue } from '../../../src/client/observable-value.ts'
import { watchText } from '../../../src/client/project-session/text-watch.ts'
import { scriptId, workbench } from '../../commands/support/workbench.ts'

/** A script and what an editor does with it, all in the same moment. */
function script(text: string) {
  const { document, bus } = workbench()
  const room = { peers: createValue([]), tellCaret: () => {} }
  const watch = watchText({ document, bus, room }, scriptId, () => {})
  const start = bus.project.text(scriptId)?.length ?? 0
  watch.ownEdit([{ at: 0, remove: start, insert: text }])
  bus.endMerge()
  return { watch, bus, read: () => bus.project.text(scriptId) }
}

test('a name that is changed wherever it stands is a step of its own, however soon it follows what was typed', () => {
  const { watch, bus, read } = script('egg = egg')
  watch.ownEdit([{ at: 9, remove: 0, insert: ';' }])
  watch.ownEdit([
    { at: 6, remove: 3, insert: 'apple' },
    { at: 0, remove: 3, insert: 'apple' },
  ])
  watch.ownEdit([{ at: 14, remove: 0, insert: ';' }])
  expect(read()).toBe('apple = apple;;')
  bus.undo(`file:${scriptId}`)
  expect(read()).toBe('apple = apple;')
  bus.undo(`file:${scriptId}`)
  expect(read()).toBe('egg = egg;')
  bus.undo(`file:${scriptId}`)
  expect(read()).toBe('egg = egg')
})

test('letters that are typed at several carets at once are one step with those that follow', () => {
  const { watch, bus, read } = script('a\na')
  for (const insert of ['b', 'c'])
    watch.ownEdit([
      { at: insert === 'b' ? 3 : 5, remove: 0, insert },
      { at: insert === 'b' ? 1 : 2, remove: 0, insert },
    ])
  expect(read()).toBe('abc\nabc')
  bus.undo(`file:${scriptId}`)
  expect(read()).toBe('a\na')
})
