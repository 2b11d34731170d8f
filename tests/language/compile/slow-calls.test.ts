import { expect, test } from 'vitest'
import { instrumentForDebug } from '../../../language/compile/debug/instrument-for-debug.ts'
import { instrument } from '../../../language/compile/instrument.ts'
import { parseScript } from '../../../language/compile/parse-script.ts'
import { readProgram } from '../../../language/compile/read-program.ts'
import { createDebugGuard } from '../../../runtime/scripts/debug/debug-guard.ts'
import { createLoopGuard } from '../../../runtime/scripts/loop-guard.ts'

type Main = (guard: object, log: (value: unknown) => void) => Promise<void>

/** What a program logs, and the calls that it told of. */
async function run(source: string, isForDebug: boolean) {
  const parsed = parseScript(source)
  if (!parsed.ok) throw new Error(parsed.failure.message)
  const live = readProgram(parsed.program).numbers
  const made = isForDebug
    ? instrumentForDebug(source, parsed.program, live).source
    : instrument(source, readProgram(parsed.program), live)
  const [told, logged]: [string[], unknown[]] = [[], []]
  const { guard } = createLoopGuard({
    now: () => 0,
    isStopped: () => false,
    onTrip: () => undefined,
    onSlowCall: (line, name) => told.push(`${line} ${name}`),
    numbers: live.map(({ value }) => value),
  })
  const debug = createDebugGuard({ hasStop: () => false, onStopped: () => undefined })
  const body = isForDebug ? `return __g.drive((function*(){${made}\n})())` : `return (async()=>{${made}\n})()`
  await (new Function('__g', 'log', body) as Main)({ ...guard, ...debug.guard }, (value) =>
    logged.push(value),
  )
  return { told, logged, lines: made.split('\n').length }
}

const source = [
  "log(/^(a+)+$/.test('a'.repeat(3) + 'b'))",
  "log('a-b'",
  "  .split('-', 2).join('+').replace(/a/, (letter) => letter.toUpperCase()))",
  'log([3, 1, 2].sort((a, b) => a - b).length, [1].concat(...[[2]]).length)',
  'const nothing = null',
  "log(nothing?.a.test('x').length)",
  'log([2, 1].sort()[0])',
].join('\n')

test.each([false, true])(
  'calls that may take very long are told with line and name, the inner ones first (debug: %s)',
  async (isForDebug) => {
    const { told, logged, lines } = await run(source, isForDebug)
    expect(told).toEqual(['1 repeat', '1 test', '2 split', '2 join', '2 replace', '4 sort'])
    expect(logged).toEqual([false, 'A+b', 3, undefined, 1])
    expect(lines).toBe(source.split('\n').length)
  },
)

test.each([false, true])(
  "room that is asked for is told, with `new` and without, and functions of one's own are not (debug: %s)",
  async (isForDebug) => {
    const rooms = [
      'const sortArray = (list) => list',
      'log(new Array(3).length)',
      'log(Array(2 + 2).length)',
      'log(new Uint8Array(5).length)',
      'function make(n) {',
      '  return [new Array(n), Array(n)]',
      '}',
      'log(make(2).length)',
      'class Crate { room = new Array(1) }',
      'log(new Crate().room.length)',
      'log(sortArray([1]).length, new Date(0).getTime())',
    ].join('\n')
    const { told, logged } = await run(rooms, isForDebug)
    expect(told).toEqual(['2 Array', '3 Array', '4 Uint8Array', '6 Array', '6 Array', '9 Array'])
    expect(logged).toEqual([3, 4, 5, 2, 1, 1])
  },
)

test.each([false, true])(
  'what asks for room means the same when the guard sees how much (debug: %s)',
  async (isForDebug) => {
    const rooms = [
      'const game = { list: [3, 1, 2] }',
      'const own = { slice: (n) => n + 1 }',
      'const sum = (...all) => all.reduce((a, b) => a + b)',
      'log([...game.list, ...[4].slice()].length, sum(...game.list))',
      'log(String([...game.list.slice(1), ...game.list.toSorted().toReversed()]))',
      'log(own.slice(...[1]))',
      'let copy = game.list.concat(game.list.slice(0, 1).concat([9]))',
      'copy.length -= 1',
      "copy['length'] = copy.length - 1",
      'log(String(copy), { ...own, a: 1 }.a)',
      'log([...new Set([1, 1]), ...new Map([[1, 2]]).values()].length)',
    ].join('\n')
    const { logged, lines } = await run(rooms, isForDebug)
    expect(logged).toEqual([4, '1,2,3,2,1', 2, '3,1,2', 2])
    expect(lines).toBe(rooms.split('\n').length)
  },
)

test.each([false, true])(
  'a list that is made of nothing but its length takes room too, before it is made (debug: %s)',
  async (isForDebug) => {
    const made =
      'log(Array.from({ length: 3 }, (_, i) => i * 2).join())\nlog(Array.from({ length: 1e3, 0: 5 })[0])'
    expect((await run(made, isForDebug)).logged).toEqual(['0,2,4', 5])
    for (const length of ['length: 1e9', '"length": 2e8', 'length: 10 ** 9'])
      await expect(run(`Array.from({ ${length} })`, isForDebug)).rejects.toThrow('Invalid array length')
  },
)
