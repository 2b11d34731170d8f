import { expect, test } from 'vitest'
import { BlocksView } from '../../../model/blocks/blocks-view.ts'
import type { StoredRecord } from '../../../model/document/records.ts'
import type { JsonValue } from '../../../model/json.ts'

let reads = 0

/** A list that counts what is read of it, and of every list that is made of it by `map` and `flatMap`. */
function watched(list: JsonValue[]): JsonValue[] {
  Object.defineProperty(list, 'constructor', { value: { [Symbol.species]: Watched } })
  return new Proxy(list, {
    get(target, key) {
      reads++
      return Reflect.get(target, key)
    },
  })
}

/** `new` gives what a function returns. */
function Watched(length: number): JsonValue[] {
  return watched(Array.from({ length }))
}

const at = (x: number, y: number) => ({ p: null, x, y, t: 1, c: 'ana' })

function definition(id: string, params: JsonValue[], x: number): [string, StoredRecord] {
  const extra = { 'f:NAME': id, 'o:extraState': { params } }
  return [id, Object.freeze({ type: 'procedures_defnoreturn', at: at(x, 0), ...extra })]
}

const call = (id: string, procedure: string, x: number): [string, StoredRecord] => [
  id,
  Object.freeze({ type: 'procedures_callnoreturn', at: at(x, 9), 'o:extraState': { procedure } }),
]

/** A file of two procedures with so many parameters and calls each. */
function file(count: number) {
  const paramsOf = (id: string) =>
    watched(Array.from({ length: count }, (_, index) => ({ name: `p${index}`, id: `${id}${index}` })))
  const [one, other] = [paramsOf('one'), paramsOf('other')]
  const view = new BlocksView()
  const change = (...blocks: readonly [string, StoredRecord][]) =>
    view.update({ blocks, variables: [], comments: [] })
  const calls = Array.from({ length: count }, (_, index) =>
    call(`call${index}`, index % 2 ? 'one' : 'other', 0),
  )
  const variables = ['one', 'other'].flatMap((id) =>
    Array.from({ length: count }, (_, index): [string, StoredRecord] => [
      `${id}${index}`,
      { name: `${id}${index}` },
    ]),
  )
  view.update({ blocks: [], variables, comments: [] })
  const begun = change(definition('one', one, 0), definition('other', other, 0), ...calls)
  const readsDuring = (work: () => void): number => {
    reads = 0
    work()
    return reads
  }
  return { begun, one, change, readsDuring }
}

test('a definition that is moved costs its parameters once, and not again for each call and each later change', () => {
  const moving = (count: number) => {
    const { begun, one, change, readsDuring } = file(count)
    const first = readsDuring(() => {
      const moved = change(definition('one', one, 5))
      for (const [id, block] of moved.blocks) if (id !== 'one') expect(block).toBe(begun.blocks.get(id))
    })
    const second = readsDuring(() => change(definition('one', one, 6)))
    expect(second).toBeLessThanOrEqual(first)
    return first
  }
  const few = moving(50)
  expect(few).toBeGreaterThan(50)
  expect(moving(200)).toBeLessThan(4 * 1.5 * few)
})

test('a call that is moved costs no look at the parameters of any procedure', () => {
  const { one, change, readsDuring } = file(50)
  expect(readsDuring(() => change(call('call1', 'one', 7)))).toBe(0)
  change(definition('one', one, 5))
  expect(readsDuring(() => change(call('call1', 'one', 8)))).toBe(0)
})

test('what a procedure is called and has for parameters reaches its calls, and no other ones', () => {
  const { begun, change } = file(4)
  const renamed = change(definition('one', [{ name: 'new' }], 0))
  expect(renamed.blocks.get('call1')?.extra).toEqual({
    extraState: { name: 'one', params: ['new'], procedure: 'one' },
  })
  expect(renamed.blocks.get('call0')).toBe(begun.blocks.get('call0'))
})
