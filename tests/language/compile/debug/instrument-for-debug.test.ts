import { describe, expect, test } from 'vitest'
import { instrumentForDebug } from '../../../../language/compile/debug/instrument-for-debug.ts'
import { numberPlace } from '../../../../language/compile/guard-name.ts'
import { instrument } from '../../../../language/compile/instrument.ts'
import type { LiveNumber } from '../../../../language/compile/live-numbers.ts'
import { parseScript } from '../../../../language/compile/parse-script.ts'
import { readProgram } from '../../../../language/compile/read-program.ts'
import { createDebugGuard } from '../../../../runtime/scripts/debug/debug-guard.ts'
import { createLoopGuard } from '../../../../runtime/scripts/loop-guard.ts'

const loopGuard = (numbers: readonly number[] = []) =>
  createLoopGuard({ now: () => 0, isStopped: () => false, onTrip: () => undefined, numbers }).guard
const programOf = (source: string) => {
  const parsed = parseScript(source)
  if (!parsed.ok) throw new Error(parsed.failure.message)
  return parsed.program
}

type Main = () => Promise<unknown>
const make = (text: string): ((...given: unknown[]) => Main) =>
  new Function('__g', 'console', 'wait', `"use strict";${text}`) as (...given: unknown[]) => Main

/** What a program writes, and how it ends. */
async function outcome(run: (log: (...values: unknown[]) => void) => Promise<unknown>): Promise<unknown> {
  const lines: unknown[] = []
  const result = await run(
    (...values) => void lines.push(values.map((value) => String(value)).join(' ')),
  ).then(
    (value) => ['ended', value],
    (thrown: unknown) => ['threw', String(thrown)],
  )
  return [lines, result]
}

const wait = () => Promise.resolve()

const plain = (source: string, live: readonly LiveNumber[] = []) =>
  outcome((log) =>
    make(`return async function main(){${instrument(source, readProgram(programOf(source)), live)}\n}`)(
      loopGuard(live.map(({ value }) => value)),
      { log },
      wait,
    )(),
  )

/** Runs it for debugging with stops at these lines; tells each stop, and goes on by itself. */
async function debugged(
  source: string,
  stops: readonly number[] = [],
  stride: 'on' | 'into' | 'over' = 'on',
  live: readonly LiveNumber[] = [],
) {
  const seen: { readonly line: number; readonly variables: Record<string, unknown> }[] = []
  const control = createDebugGuard({
    hasStop: (line) => stops.includes(line),
    onStopped(line, variables) {
      const told: Record<string, unknown> = {}
      for (const [name, look] of variables) {
        try {
          if (!(name in told)) told[name] = look()
        } catch {
          told[name] = 'not yet'
        }
      }
      seen.push({ line, variables: told })
      setTimeout(() => control.resume(stride))
    },
  })
  const made = instrumentForDebug(source, programOf(source), live)
  const body = made.isStoppable
    ? `return () => __g.drive((function* main(){${made.source}\n})())`
    : `return async function main(){${made.source}\n}`
  const numbers = live.map(({ value }) => value)
  const guard = Object.assign(loopGuard(numbers), control.guard)
  const ended = await outcome((log) => make(body)(guard, { log }, wait)())
  return { ended, seen, source: made.source }
}

const programs: Readonly<Record<string, string>> = {
  'arrows and values': 'const f=()=>({a:1});\nconst g=x=>x+1\nconsole.log(f().a, g(2))',
  'arrows in arrows': 'const h=a=>b=>c=>a+b+c\nconsole.log(h(1)(2)(3))',
  'functions before they stand': 'console.log(twice(4))\nfunction twice(n) { return n * 2 }',
  'functions that call themselves':
    'function fact(n) { return n < 2 ? 1 : n * fact(n - 1) }\nconsole.log(fact(6))',
  'named function expressions':
    'const f = function fact(n) { return n < 2 ? 1 : n * fact(n - 1) }\nconsole.log(f(5))',
  'callbacks of arrays':
    'const list = [3,1,2]\nlist.sort((a, b) => a - b)\nconsole.log(list.map(n => n * 2), list)',
  'callbacks that call functions':
    'function twice(n) { return n * 2 }\nconsole.log([1,2].map(twice), [1,2].map(n => twice(n)))',
  'loops without braces':
    'let x=0; for(const a of [1,2])for(const c of [1,2])x+=a*c\nwhile(x>5)x--\nconsole.log(x)',
  'branches without braces':
    'for (const n of [1,2,3]) if (n==1) console.log("a"); else if (n==2) console.log("b")\n else console.log("c")',
  labels:
    'outer: for (const a of [1,2,3]) { for (const b of [1,2,3]) { if (b === 2) continue outer; if (a === 3) break outer; console.log(a, b) } }',
  waiting:
    'async function slow(n) { await wait(1)\n return n + 1 }\nconsole.log(await slow(1), await (async () => 5)())',
  'waiting in loops':
    'for (let i = 0; i < 3; i += 1) { await wait(i)\n console.log(i) }\nwhile(false) await wait()',
  'waiting twice': 'const f = async x => await x\nconsole.log(await await f(3))',
  together:
    'const log = []\nasync function go(n) { for (let i = 0; i < 3; i++) { log.push(n + i); await wait() } }\nawait Promise.all([go("a"), go("b")])\nconsole.log(log)',
  'errors that are caught':
    'function bad() { throw new Error("oh") }\ntry { bad() } catch (e) { console.log(e.message) } finally { console.log("end") }',
  'errors that are not': 'const o = {}\no.jump(1)',
  'errors of nothing': 'let thing\nthing.jump(1)',
  'methods and this':
    'const o = { n: 1, up() { this.n++; return this }, get twice() { return this.n * 2 } }\nconsole.log(o.up().up().n, o.twice)',
  'functions in objects':
    'const o = { go: (n) => n + 1, ["a" + 1]: n => n }\nconsole.log(o.go(1), o["go"](2), o.a1(3))',
  'this of a function': 'function Dog(name) { this.name = name }\nconsole.log(new Dog("Rex").name)',
  classes:
    'class A { constructor(n) { this.n = n } twice() { return [1,2].map(k => k * this.n) } static make() { return new A(3) } }\nclass B extends A { twice() { return super.twice().concat(0) } }\nconsole.log(A.make().twice(), new B(2).twice())',
  'methods of all kinds':
    'const key = "said"\nclass A { n = 1\n twice() { return this.n * 2 } async later(k) { await wait()\n return k + this.n } static make() { return new this() } "a b"() { return 1 } 7() { return 2 } [key]() { return 3 } #own() { return 4 } get four() { return this.#own() } set five(v) { this.n = v } *many() { yield 1; yield this.n } async *slow() { yield 5 } static async wait() { await wait()\n return 6 } }\nconst a = A.make()\nconsole.log(a.twice(), await a.later(2), a["a b"](), a[7](), a.said(), a.four, [...a.many()], await A.wait())\na.five = 9\nfor await (const one of a.slow()) console.log(one, a.n)',
  'methods as they are seen':
    'class A { up(a, b) { return 1 } static make() {} }\nconst o = { up() { return 2 }, async go() {} }\nconst shape = (owner) => JSON.stringify(Object.getOwnPropertyDescriptor(owner, "up"))\nconsole.log(shape(A.prototype), shape(o), Object.keys(o), Object.getOwnPropertyNames(A.prototype), A.prototype.up.name, o.go.name, "prototype" in o.up)\ntry { new o.up() } catch (e) { console.log(e.name) }',
  'methods that inherit':
    'class A { say(n) { return "a" + n } static who() { return "A" } }\nclass B extends A { say(n) { return super.say(n) + [1, 2].map((k) => super["say"](k)) } static who() { return super.who() + "B" } }\nconst o = { __proto__: new A(), say() { return super.say(0) } }\nconsole.log(new B().say(3), B.who(), o.say())\nclass C extends A { say() { return super.shout() } }\nnew C().say()',
  'methods in the place of others':
    'const more = { *up() { yield 8 } }\nconst o = { up() { return 1 }, ...more }\nconst p = { up() { return 1 }, up: 5, async go() { return 1 }, get go() { return 2 } }\nclass A { up() { return 1 } *up() { yield 2 } static up() { return 3 } go() { return 3 } ["go"]() { return 4 } }\nconsole.log([...o.up()], p.up, p.go, [...new A().up()], A.up(), new A().go())',
  'a class with fields before its methods':
    'class A { a = 2\n static b = 3\n up() { return this.a }\n c = this.up()\n async\n go() { return 1 }\n static d = A.down() + this.down()\n static down() { return 4 } }\nconsole.log(new A().c, A.b, A.d, new A().go())',
  'methods that native code calls':
    'class N { constructor(n) { this.n = this.round(n) } round(n) { return Math.round(n) } valueOf() { return this.n } toJSON() { return "N" + this.n } toString() { return "n" } }\nconsole.log(new N(2) + new N(3.2), JSON.stringify(new N(1)), String(new N(1)), [3,1].map(N.prototype.round))',
  'arrows that use this':
    'class A { list = []\n up = (n) => { this.list.push(n); return this }\n all(more) { more.forEach((n) => this.up(n)); return more.map((n) => () => this.list.length + n).map((f) => f()) } }\nconst a = new A()\nconst { up } = a\nconsole.log(up(1) === a, a.all([2, 3]), a.list, (() => this)())',
  'this before there is one':
    'class A {}\nclass B extends A { constructor() { const f = () => this\n try { f() } catch (e) { console.log(e.name) }\n super()\n this.ok = f() === this } }\nconsole.log(new B().ok)',
  'named functions within themselves':
    'const f = function own(n) { try { own = 1 } catch (e) { return n < 1 ? e.name : own(n - 1) } }\nconst g = async function later(n) { await wait()\n return n < 1 ? typeof later : later(n - 1) }\nconsole.log(f(2), await g(2), typeof own)',
  'calls of what was just made':
    'console.log((function () { return 1 })(), (() => 2)(), { up() { return this.n }, n: 3 }.up(), new (class { up() { return 4 } })().up())',
  promises:
    'console.log(await Promise.resolve(1).then((n) => n + 1).finally(() => 5))\nawait Promise.reject(new Error("no")).catch((e) => console.log(e.message))',
  'handlers of its own':
    'class Bell { constructor() { this.all = [] } onRing(f) { this.all.push(f); return f } ring(n) { return this.all.map((f) => f(n)) } }\nconst bell = new Bell()\nfunction twice(n) { return n * 2 }\nbell.onRing(twice); bell.onRing((n) => n + 1); bell.onRing(async (n) => n)\nconsole.log(bell.ring(4).slice(0, 2), bell.all[0](3))\nbell.onRing(() => { throw new Error("oh") })\ntry { bell.ring(1) } catch (e) { console.log(e.message) }',
  'methods of its own that are called as helpers are':
    'class Bell { all = []\n onRing(f) { this.all.push(f) } offRing(f) { this.all = this.all.filter((one) => one !== f) } ring() { for (const f of this.all) f() } }\nconst bell = new Bell()\nconst f = () => {\n console.log("ring")\n}\nbell.onRing(f); bell.offRing(f); bell.ring()\nconst o = { onHit(g) { return g.call({ a: 1 }, 5) }, then(g) { return g(2) + 1 }, catch: (g) => g(3) + 1 }\no.onHit(function (n) {\n console.log(this.a, n)\n})\nfunction twice(n) {\n return n * 2\n}\nconsole.log(o.then(twice), o.catch((n) => {\n return n + 1\n}), [o].map((one) => one.onHit((n) => {\n return n\n})))\nfunction onKey(key, g) { return g(key) + "!" }\nconsole.log(onKey("a", (key) => {\n return key\n}))',
  'one promise that is another':
    'class Own extends Promise { then(f, g) { console.log(typeof f, typeof g); return super.then(f, g) } }\nconst f = (n) => {\n console.log(n)\n return n + 1\n}\nOwn.resolve(1).then(f, 5)\nawait wait()\nconsole.log(await { then(go) { go(3) } })',
  'functions as they are seen':
    'const shape = (f) => f.name + f.length + ("prototype" in f) + Object.keys(f)\nconst a = (n, m) => 1\nlet b = async (n) => 1\nconst c = function (n, m = 1, ...more) {}\nconst d = function own(n) {}\nfunction e(a, b) {}\nconst o = { up(a) {}, down: (a) => 1, async go(a, b) {}, "a b": () => 1 }\nclass K { up(a) {} side = (a) => this\n static down = () => 1\n #own = (n) => 1\n own() { return this.#own } }\nlet g\ng = (n) => 1\ng ??= () => 2\nconst [h = (a) => 1, { i = () => 1 }] = [undefined, {}]\nconsole.log([a, b, c, d, e, o.up, o.down, o.go, o["a b"], new K().up, new K().side, K.down, new K().own(), g, h, i, (() => 1), (n => n)].map(shape).join())\nfor (const f of [a, b]) try { new f() } catch (error) { console.log(error.name) }\nconsole.log(new c() instanceof c, a === a, new (function () { this.made = new.target !== undefined })().made)',
  arguments:
    'function sum() { let s = 0; for (const n of arguments) s += n; return s }\nconsole.log(sum(1,2,3), sum(...[4,5]))',
  'what may not be there':
    'const o = { a: { b: () => 7 } }\nconsole.log(o?.a.b(), o.x?.b(), o.a?.b?.(), o.y?.z.b())',
  'standards and patterns':
    'const f = ({a, b = 2}, [c] = [3], ...rest) => a + b + c + rest.length\nconsole.log(f({a: 1}), f({a: 1, b: 1}, [1], 9, 9))',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a program
  texts: 'const n = () => "x"\nconsole.log(`a${n()}b${`${n()}c`}`)',
  generators: 'function* numbers() { yield 1; yield 2 }\nconsole.log([...numbers()])',
  'await in a loop head':
    'async function* numbers() { yield 1; yield 2 }\nfor await (const n of numbers()) { console.log(n) }',
  choices:
    'const say = (n) => { switch (n) { case 1: return "one"; case f(2): { return "two" } default: return "many" } }\nfunction f(n) { return n }\nconsole.log(say(1), say(2), say(3))',
  'chained on lines':
    'const list = [1, 2, 3]\n  .map((n) => n + 1)\n  .filter(\n    (n) => n > 2,\n  )\nconsole.log(list)',
  'the end of main': 'if (1) return 5\nconsole.log("never")',
  'no semicolons':
    'let a = 1\nlet b = a\n;[a, b] = [b, a + 1]\nconsole.log(a, b)\nconst go = () => 3\ngo()\nconsole.log(go())',
}

const numberPrograms: Readonly<Record<string, string>> = {
  'a number behind a word': 'function f() { return.5 }\nconsole.log(f(), typeof.5, typeof-.5)',
  'a number that is asked':
    'console.log(5..toFixed(2), 5.0.toFixed(1), 1e3.toString(), (-5).toFixed(1), -5..toFixed(2))',
  'names of properties':
    "const o = { 1: 'a', 2() { return 3 }, [4]: 'b' }\nclass C { 5 = 6 }\nconsole.log(o[1], o[2](), o[4], new C()[5])",
  'lines without semicolons': 'let a = 1\nlet b = -2\nb\n-3\n4\n5\nconsole.log(a - -1, a -1, b)\n;[1][0]',
  'a minus on another line': 'const n = -\n7\nconsole.log(n)',
  'very large and very small ones': 'console.log(1e999, 0x10, 0b11, 1_000, 5n, -0 === 0, 1 / -0)',
  powers: 'console.log(2 ** 3 ** 2, (-2) ** 2)',
}

describe('code with numbers from a table', () => {
  test.each(Object.entries({ ...programs, ...numberPrograms }))(
    'means what it meant: %s',
    async (_, source) => {
      const live = readProgram(programOf(source)).numbers
      expect(await plain(source, live)).toEqual(await plain(source))
      const { ended, source: made } = await debugged(source, [], 'on', live)
      expect(ended).toEqual(await plain(source))
      expect(made.split('\n')).toHaveLength(source.split('\n').length)
    },
  )

  test('takes another number at its next use, in a loop that does not wait when it comes to it again', async () => {
    const source = `let sum = 0
for (let i = 0; i < 4; i++) { sum += 10; await change() }
for (let i = 0; i < 4; i++) { for (let j = 0; j < 2; j++) { sum += 100; changeAgain() } }
for (let n = 0; n < 2; n++) {
  await 0
  if (n < 9) { sum += 1000; here: while (true) { changeMore(); if (n < 8) break here; else sum += 7 } }
}
console.log(sum)`
    const live = readProgram(programOf(source)).numbers
    const control = createLoopGuard({
      now: () => 0,
      isStopped: () => false,
      onTrip: () => undefined,
      numbers: live.map(({ value }) => value),
    })
    const at = (value: number) => live.findIndex((number) => number.value === value)
    const become = (from: number, to: number) => () => control.setNumbers([[at(from), to]])
    const parts = [become(10, 1), become(100, 5), become(9, 1)]
    const main = make(
      `const [change, changeAgain, changeMore] = wait; return async () => {${instrument(source, readProgram(programOf(source)), live)}\n}`,
    )
    // Ten, then three times one; the hundreds were kept; the third number is asked again in the second round.
    const [lines] = (await outcome((log) => main(control.guard, { log }, parts)())) as unknown[]
    expect(lines).toEqual([String(13 + 800 + 1000)])
    const { shelf, place } = numberPlace(at(100))
    expect(control.guard[shelf]?.[place]).toBe(5)
  })

  test('a loop takes its numbers before its first round, unless something in it waits', () => {
    const made = (source: string) =>
      instrument(source, readProgram(programOf(source)), readProgram(programOf(source)).numbers)
    expect(made('if (a) own: while (a) f(5)')).toBe(
      'let __g0=0,__gv0;if (a) {__gv0=__g.v0.n0;own: while (a) {if(++__g0>__g.m)__g0=__g.t(1);f(__gv0)}}',
    )
    expect(made('for (let i = 3; ; ) { await f(5) }')).toContain('f(__g.v0.n1)')
    expect(made('for (;;) { for (;;) f(5); await 1 }')).toContain('{__gv0=__g.v0.n0;for (;;) {if(')
    expect(made('for (;;) { f(async () => { await 1 }); g(5) }')).toContain('g(__gv1)')
    expect(made('for (;;) f(() => 5)')).toContain('__g.v0.n0)')
    expect(made('for await (const a of b) f(5)')).toContain('f(__g.v0.n0)')
  })
})

describe('code for a debug run', () => {
  test.each(Object.entries(programs))('means what it meant: %s', async (_, source) => {
    const { ended, source: made } = await debugged(source)
    expect(ended).toEqual(await plain(source))
    expect(made.split('\n')).toHaveLength(source.split('\n').length)
  })

  test.each(Object.entries(programs))(
    'means the same when it is stopped at every statement: %s',
    async (_, source) => {
      const { ended, seen } = await debugged(source, [], 'into')
      expect(ended).toEqual(await plain(source))
      expect(seen).toEqual([])
      const all = source.split('\n').map((_line, index) => index + 1)
      const stopped = await debugged(source, all)
      expect(stopped.ended).toEqual(await plain(source))
    },
  )

  test('stops at a line with its variables, those of the block first, and goes on', async () => {
    const source =
      'let score = 1\nfunction add(n) {\n  const more = n * 2\n  score += more\n}\nadd(3)\nconsole.log(score)'
    const { ended, seen } = await debugged(source, [4])
    expect(ended).toEqual([['7'], ['ended', undefined]])
    expect(seen).toMatchObject([{ line: 4, variables: { more: 6, n: 3, score: 1 } }])
  })

  const stopsOf = async (source: string, stops: readonly number[]) =>
    (await debugged(source, stops)).seen.map(({ line }) => line)

  test('stops in methods of classes and objects, also in those that wait and those that are inherited', async () => {
    const source =
      'class A {\n  up(n) {\n    return n + 1\n  }\n  async later() {\n    await wait()\n    return this.up(1)\n  }\n}\nclass B extends A {\n  up(n) {\n    return super.up(n)\n  }\n}\nconst o = {\n  go() {\n    return 5\n  },\n}\no.go()\nawait new B().later()'
    expect(await stopsOf(source, [3, 6, 12, 17])).toEqual([17, 6, 12, 3])
    const { seen } = await debugged(source, [3])
    expect(seen).toMatchObject([{ line: 3, variables: { n: 1 } }])
  })

  test('stops in arrow functions that use `this`, and in functions of an own name', async () => {
    const source =
      'class A {\n  n = 1\n  up = () => {\n    this.n += 1\n  }\n}\nconst fact = function own(n) {\n  return n < 2 ? 1 : n * own(n - 1)\n}\nnew A().up()\nfact(2)'
    expect(await stopsOf(source, [4, 8])).toEqual([4, 8, 8])
  })

  test('stops in functions that whoever calls them later waits for, and nowhere in what native code calls', async () => {
    const source =
      'await wait().then(() => {\n  console.log(1)\n})\nfunction second() {\n  console.log(2)\n}\nawait wait().then(second)\n;[1, 2].sort((a, b) => {\n  return a - b\n})\nclass A {\n  constructor() {\n    console.log(3)\n  }\n}\nnew A()'
    expect(await stopsOf(source, [2, 5, 9, 13])).toEqual([2, 5])
  })

  test('stops in what promises call, whatever stands before it, and in a function that helpers call', async () => {
    const source =
      'const later = []\nconst o = { then: (f) => later.push(f), catch: () => 1 }\no.then(() => {\n  console.log(1)\n})\nawait Promise.reject(2).catch(later[0])'
    const { ended, seen } = await debugged(source, [4])
    expect(seen.map(({ line }) => line)).toEqual([4])
    expect(ended).toEqual([['1'], ['ended', undefined]])
  })

  test('tells on which lines it can stop, and what is to blame where it cannot', () => {
    const source =
      '// nothing\nclass A {\n  constructor() {\n    this.n = 1\n  }\n  get own() {\n    return 1\n  }\n  up() {\n    return 2\n  }\n}\n[2, 1].sort((a, b) => {\n  return a - b\n})\nbox.onClick(() => {\n  box.n = 1\n})\nfunction* many() {\n  yield 1\n}\n;(() => {\n  many()\n})()\nlist.forEach((n) => {\n  box.onClick(() => {\n    say(n)\n  })\n})\nlist.forEach(async (n) => {\n  say(n)\n})\nshowValue(1, () => {\n  return 2\n})'
    const { lines } = instrumentForDebug(source, programOf(source))
    const told = Object.fromEntries([...lines].map(([line, why]) => [line, why?.by ?? null]))
    const cannot = Object.fromEntries(
      Object.entries(told).filter(([line]) => lines.get(Number(line)) !== null),
    )
    expect(Object.keys(told).map(Number)).toEqual([
      2, 4, 7, 10, 13, 14, 16, 17, 20, 22, 23, 25, 26, 27, 30, 31, 33, 34,
    ])
    expect(cannot).toEqual({
      4: 'new',
      7: null,
      14: 'sort',
      20: null,
      23: null,
      26: 'forEach',
      34: 'showValue',
    })
    expect([
      ...instrumentForDebug('for await (const a of b) c()', programOf('for await (const a of b) c()')).lines,
    ]).toEqual([[1, { by: null }]])
    const ofOwn = 'const o = {\n  map(f) {\n    return f(1)\n  },\n}\no.map((n) => {\n  return n\n})'
    expect(instrumentForDebug(ofOwn, programOf(ofOwn)).lines.get(7)).toBeNull()
  })

  test('steps into functions, and over them', async () => {
    const source = 'function add(n) {\n  return n + 1\n}\nlet a = add(1)\na = add(a)\nconsole.log(a)'
    const lines = async (stride: 'into' | 'over') =>
      (await debugged(source, [4], stride)).seen.map(({ line }) => line)
    expect(await lines('into')).toEqual([4, 2, 5, 2, 6])
    expect(await lines('over')).toEqual([4, 5, 6])
  })

  test('steps over what it waits for, unless there is a stop in it', async () => {
    const source =
      'let a = 1\nasync function hop() {\n  await wait()\n  a += 1\n}\nawait hop()\na *= 5\nconsole.log(a)'
    const lines = async (stops: readonly number[], stride: 'into' | 'over') =>
      (await debugged(source, stops, stride)).seen.map(({ line }) => line)
    expect(await lines([6], 'into')).toEqual([6, 3, 4, 7, 8])
    expect(await lines([6], 'over')).toEqual([6, 7, 8])
    expect(await lines([6, 4], 'over')).toEqual([6, 4, 7, 8])
  })

  test('a step stays in its own flow while others go on', async () => {
    const source =
      'async function other() {\n  for (let i = 0; i < 3; i++) {\n    await wait()\n  }\n}\nother()\nlet a = 1\nawait wait()\na = 2\nconsole.log(a)'
    const { seen } = await debugged(source, [7], 'over')
    expect(seen.map(({ line }) => line)).toEqual([7, 8, 9, 10])
  })

  test('a variable that has no value yet is no error', async () => {
    const { seen } = await debugged('console.log(1)\nlet later = 2\nconsole.log(later)', [1, 3])
    expect(seen.map(({ variables }) => variables.later)).toEqual(['not yet', 2])
  })
})

test('what blocks mean is asked for inside of its functions only', () => {
  const source = 'const a = 1\nfunction f() {\n  return a\n}\nf()'
  const made = instrumentForDebug(source, programOf(source), [], false)
  const asked = (line: number) => made.source.split('\n')[line - 1]?.includes(`.at(${line},`)
  expect([1, 2, 3, 4, 5].map(asked)).toEqual([false, false, true, false, false])
  const whole = instrumentForDebug(source, programOf(source)).source
  expect(whole).toContain('.at(1,')
})
