import { expect, test } from 'vitest'
import { frameEntity } from '../../support/scripts/frame-entities.ts'
import { runProgram } from '../../support/scripts/run-program.ts'

const entities = [frameEntity('d', { name: 'Dragon' })]

type Row = [what: string, source: string, code: string, line: number]
const floods: readonly Row[] = [
  ['a loop', 'let i = 0\nwhile (true) {\n  i += 1\n}', 'endless-loop', 2],
  ['a loop without a body', 'for (;;);', 'endless-loop', 1],
  ['a loop that turns back', 'do {\n  continue\n} while (true)', 'endless-loop', 1],
  [
    'a loop over a list that grows',
    'const list = [1]\nfor (const one of list) list.push(one)',
    'endless-loop',
    2,
  ],
  ['a loop that waits for nothing', 'while (true) {\n  await null\n}', 'endless-loop', 1],
  ['a loop that catches all', 'while (true) {\n  try { while (true) {} } catch {}\n}', 'endless-loop', 2],
  [
    'a generator that never ends',
    'function* all() {\n  while (true) yield 1\n}\n[...all()]',
    'endless-loop',
    2,
  ],
  [
    'promises that call each other',
    'const again = () => Promise.resolve().then(again)\nawait again()',
    'endless-loop',
    1,
  ],
  [
    'a function that calls itself',
    'function again() {\n  return again() + 1\n}\nagain()',
    'stack-overflow.named',
    2,
  ],
  [
    'a list that is made long again and again',
    'const list = []\nwhile (true) {\n  list.length = 1e7\n  list.length = 0\n}',
    'too-big',
    3,
  ],
  ['a list that is made very long', 'const list = [1]\nlist.length = 1e8', 'too-big', 2],
  ['room for very much', 'const list = new Array(1e8)\nlist.fill(1)', 'too-big', 1],
  [
    'copies of a long list that are kept',
    'const big = new Array(1e6).fill(1)\nconst all = []\nwhile (true) all.push(big.slice())',
    'too-big',
    3,
  ],
  [
    'a long list that is spread again and again',
    'const big = new Array(1e6).fill(1)\nwhile (true) {\n  const one = [...big]\n}',
    'too-big',
    3,
  ],
  ['a list that doubles', 'let all = [1]\nwhile (true)\n  all = [...all, ...all]', 'too-big', 3],
  ['a text that doubles', "let text = 'a'\nwhile (true)\n  text = text + text", 'too-big', 3],
  [
    'a loop within a callback',
    "onStart(() => {\n  while (true) scene.get('Dragon').size += 1\n})",
    'endless-loop',
    2,
  ],
  [
    '10,000 clones',
    "const dragon = scene.get('Dragon')\nfor (let i = 0; i < 10_000; i += 1)\n  dragon.clone()",
    'too-many-items',
    3,
  ],
  [
    'messages that call two of their own',
    "onMessage('a', () => {\n  broadcast('a')\n  broadcast('a')\n})\nbroadcast('a')",
    'too-many-messages',
    2,
  ],
  [
    'movements without end',
    "const dragon = scene.get('Dragon')\nfor (let i = 0; i < 30_000; i += 1)\n  dragon.moveUp(1, {seconds: 9})",
    'too-much-at-once',
    3,
  ],
  [
    'handlers without end',
    "for (let i = 0; i < 5000; i += 1)\n  onKey('space', () => console.log(i))",
    'too-many-handlers',
    2,
  ],
  ['a text that doubles', "let text = 'a'\nfor (let i = 0; i < 60; i += 1)\n  text += text", 'too-big', 3],
  ['a list that is too long', 'const list = []\nlist.length = -1', 'too-big', 2],
]

test.each(floods)('[S25] %s ends with a reason at its line', async (_, source, code, line) => {
  // A busy machine must not take what is too much for what does not end: the watch on time all but stands.
  const hurry = code === 'endless-loop' ? 4 : 0.001
  const { errors } = await runProgram({ entities, tabs: { Tab1: source }, seconds: 2, hurry })
  expect(errors[0]).toMatchObject({ code })
  expect(errors[0]?.line).toSatisfy((found: number) => Math.abs(found - line) <= 1)
})

test('[S25] a flood of one tab leaves the others running', async () => {
  const tabs = {
    Flood: "for (let i = 0; i < 10_000; i += 1) scene.get('Dragon').clone()",
    Calm: "await wait(0.5)\nconsole.log('still here')",
  }
  const { errors, logs } = await runProgram({ entities, tabs, seconds: 1 })
  expect(errors.map(({ code }) => code)).toEqual(['too-many-items'])
  expect(logs).toContain('still here')
})

test('[S25] what pages of the web have is answered with a sentence of its own', async () => {
  for (const [source, code] of [
    ["alert('hi')", 'page.talk'],
    ["prompt('name?')", 'page.ask'],
    ['document.cookie', 'page.outside'],
    ["document.cookie = 'a=b'", 'page.outside'],
    ["fetch('https://example.org')", 'page.network'],
    ["new XMLHttpRequest().open('GET', 'x')", 'page.network'],
    ["localStorage.setItem('a', 'b')", 'page.storage'],
    ["window.parent.postMessage('x', '*')", 'page.outside'],
    ['setTimeout(() => 1, 10)', 'page.later'],
    ["scene.get('Dragon').el.setAttribute('position', '1 2 3')", 'page.element'],
    ["scene.get('Dragon').el.object3D.position.y = 2", 'page.element'],
    ["scene.get('Dragon').setAttribute('color', 'red')", 'page.element'],
    [
      "const dragon = scene.get('Dragon')\nconst el = dragon.el\nel.setAttribute('scale', '2 2 2')",
      'page.element',
    ],
  ] as const) {
    const { errors } = await runProgram({ entities, tabs: { Tab1: source }, seconds: 0.5 })
    expect(
      errors.map((error) => error.code),
      source,
    ).toEqual([code])
  }
})
