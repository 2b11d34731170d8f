import vm from 'node:vm'
import { expect, test } from 'vitest'
import { instrument } from '../../../language/compile/instrument.ts'
import { parseScript } from '../../../language/compile/parse-script.ts'
import { readProgram } from '../../../language/compile/read-program.ts'
import { createLoopGuard } from '../../../runtime/scripts/loop-guard.ts'

/** Loops that go in strips of 1,024 rounds, on both sides of where a strip ends. */
const programs = [
  ...[0, 1, 1023, 1024, 1025, 2048, 5000].flatMap((rounds) => [
    `let n = 0; while (n < ${rounds}) n += 1; return n`,
    `let n = 0, left = ${rounds}; while (left-- > 0) { n += left }; return [n, left]`,
    `let sum = 0; for (let i = 0; i < ${rounds}; i += 1) { if (i % 3) continue; sum += i }; return sum`,
    `let i = 0; while (true) { i += 1; if (i > ${rounds}) break }; return i`,
    `for (let i = 0; i < 9999; i++) { if (i === ${rounds}) return i }; return 'none'`,
  ]),
  'let n = 0\nfor (var i = 0, j = 5000;\n i < j;\n i++, j--)\n n += j\nreturn [n, i, j]',
  'let n = 0; outer: for (let a = 0; a < 3; a++) { for (let b = 0; b < 2000; b++) { if (b > 1500) continue outer; n += b } } return n',
  'let n = 0; outer: while (true) { for (let b = 0; b < 3000; b++) { if (b > 2000) break outer; n += b } } return n',
  'let n = 0; own: for (let b = 0; b < 3000; b++) { if (b % 2) continue own; n += b } return n',
  'let n = 0; for (let i = 0; i < 3000; i++) switch (i % 3) { case 0: n += 1; break; case 1: continue; default: n += 10 } return n',
  'let n = 0; for (let i = 0; i < 40; i++) for (let j = 0; j < 40; j++) { let k = i * j; n += k } return n',
  'let a = 1, n = 0; for (; a < 5000; ) { a += 2; n -= a } return [a, n]',
  'let n = 0; while ((n) < 3000) n++; for (let i = 0; (i < 3000); i++) n++; return n',
  'let n = 0; while (/* as long as */ n < 3000) n++; while(n > 5) { n -=.5 } return n',
  'const list = []; for (let i = 0; i < 3000; i++) list[i] = Math.abs(1500 - i); let n = 0; for (let i = 0; i < 2999; i++) { if (list[i] > list[i + 1]) { const kept = list[i]; list[i] = list[i + 1]; list[i + 1] = kept } n += list[i] * i } return n',
  'let n = 0; const thing = { get place() { return n }, set place(value) { n += value / 2 } }; for (let i = 0; i < 3000; i++) thing.place = i; return n',
  'let n = 5000; while (n) n--\nfor (let i = 3; i; ) i--\nreturn n',
]

/** What a program gives back; with `how`, as it is run. */
function result(source: string, how?: 'guarded' | 'live'): unknown {
  const parsed = parseScript(source)
  if (!parsed.ok) throw new Error(parsed.failure.message)
  const numbers = how === 'live' ? readProgram(parsed.program).numbers : []
  const control = createLoopGuard({
    now: () => 0,
    isStopped: () => false,
    onTrip: () => undefined,
    numbers: numbers.map(({ value }) => value),
  })
  const code = how ? instrument(source, readProgram(parsed.program), numbers) : source
  expect(code.split('\n')).toHaveLength(source.split('\n').length)
  return vm.runInThisContext(`(function (__g) { "use strict"; ${code}\n})`)(control.guard)
}

test.each(programs)('a loop in strips means what it meant: %s', (source) => {
  const plain = result(source)
  expect(result(source, 'guarded')).toEqual(plain)
  expect(result(source, 'live')).toEqual(plain)
})

const inStrips = (source: string): boolean => {
  const parsed = parseScript(source)
  return parsed.ok && instrument(source, readProgram(parsed.program)).includes('__g.s(')
}

test('only what does nothing slow and keeps nothing of a round goes in strips', () => {
  expect(inStrips('let n = 0; while (n < 5) n++')).toBe(true)
  expect(inStrips('let n = 0; for (let i = 0; i < list.length; i++) n += list[i]')).toBe(true)
  expect(inStrips('while (true) dragon.size += Math.sin(n) * list[0]')).toBe(true)
  expect(
    inStrips('for (let i = 0; i < 9; i++) { const kept = list[i]; list[i] = list[9 - i]; list[9 - i]++ }'),
  ).toBe(true)
  for (const slow of [
    'while (true) f()',
    'while (f()) { }',
    'while (true) await x',
    'while (true) { while (true) { y() } }',
    'for (let i = 0; i < 5; i++) list[i] = () => i',
    'while (true) list.sort()',
    'while (true) n += Math.max(...list)',
    'while (true) { list.length = 0; list.length = 3e7 }',
    "while (true) list['length'] = 3e7",
    'while (true) x = [...x, ...x]',
    'while (true) new Thing()',
    'do { n++ } while (n < 5)',
    'for (;;) n++',
    'for (const x of list) n += x',
  ])
    expect(inStrips(slow), slow).toBe(false)
})
