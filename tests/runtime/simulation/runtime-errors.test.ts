import { expect, test } from 'vitest'
import { frameEntity } from '../../support/scripts/frame-entities.ts'
import { runProgram } from '../../support/scripts/run-program.ts'

const entities = [frameEntity('d', { name: 'Dragon' })]
const run = (source: string) => runProgram({ entities, tabs: { 'My tab': source }, seconds: 1 })

type Row = [what: string, source: string, line: number | null, code: string, params?: object]
const rows: Row[] = [
  ['sync', 'let a = 1\nlet b = 2\nfoo.bar()', 3, 'unknown-name', { name: 'foo' }],
  ['after an await', 'await wait(0.1)\n\nnull.x', 3, 'empty-value.named', { name: 'x', owner: 'null' }],
  ['in a callback', 'onStart(() => {\n  missing()\n})', 2, 'unknown-name', { name: 'missing' }],
  ['in an async callback', 'onStart(async () => {\n  await wait(0.1)\n  missing()\n})', 3, 'unknown-name'],
  [
    'in a nested function',
    'function f() {\n  return g.h\n}\nconst g = null\nf()',
    2,
    'empty-value.named',
    { name: 'h', owner: 'g' },
  ],
  [
    'misspelt global',
    'onStrat(() => 1)',
    1,
    'unknown-name.suggest',
    { name: 'onStrat', suggestion: 'onStart' },
  ],
  [
    'misspelt own name',
    'const dragon = 1\nconsole.log(dragno)',
    2,
    'unknown-name.suggest',
    { name: 'dragno', suggestion: 'dragon' },
  ],
  [
    'misspelt item',
    "\nscene.get('Dargon')",
    2,
    'no-such-item.suggest',
    { name: 'Dargon', suggestion: 'Dragon' },
  ],
  [
    'misspelt call',
    "const d = scene.get('Dragon')\nd.moveForwad(1)",
    2,
    'not-a-function.suggest',
    { name: 'moveForwad', suggestion: 'moveForward' },
  ],
  ['no function', 'let x = 3\nx()', 2, 'not-a-function', { name: 'x' }],
  [
    'misspelt property',
    "scene.get('Dragon').colr = 'red'",
    1,
    'unknown-property.suggest',
    { name: 'colr', suggestion: 'color' },
  ],
  ['no number', "scene.get('Dragon').size = 'big'", 1, 'needs-number', { name: 'size', found: '“big”' }],
  ['no colour', "scene.get('Dragon').color = 'reddish'", 1, 'needs-colour', { found: '“reddish”' }],
  ['no place', "scene.get('Dragon').glideTo(7)", 1, 'needs-place', { name: 'glideTo' }],
  ['no function to call', 'onStart(3)', 1, 'needs-function', { name: 'onStart' }],
  ['too early', 'console.log(a)\nlet a = 1', 1, 'name-too-early', { name: 'a' }],
  ['const', 'const a = 1\na = 2', 2, 'constant-changed'],
  ['read-only', "scene.get('Dragon').name = 'x'", 1, 'read-only', { name: 'name' }],
  ['list', 'for (const a of 5) wait(a)', 1, 'not-a-list'],
  ['too big', 'new Array(-1)', 1, 'too-big'],
  ['recursion', 'function f() {\n  return f() + 1\n}\nf()', null, 'stack-overflow.named', { name: 'f' }],
  ['thrown text', "throw 'enough'", null, 'thrown', { text: 'enough' }],
  ['own error', "\nthrow new Error('boom')", 2, 'thrown', { text: 'boom' }],
  ['endless own error', "throw new Error('a'.repeat(5000))", 1, 'thrown', { text: `${'a'.repeat(200)}…` }],
  ['own error without words', 'throw new Error()', 1, 'other'],
  ['no text at all', 'throw Object.create(null)', null, 'other'],
]

test.each<Row>(rows)('[S25] %s: the error names tab and line', async (_, source, line, code, params) => {
  const { errors } = await run(source)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatchObject({ fileName: 'My tab', code, ...(params ? { params } : {}) })
  if (line !== null) expect(errors[0]?.line).toBe(line)
})

test('[S25] recursion names a line of the function', async () => {
  const { errors } = await run('\n\nfunction f() {\n  return f() + 1\n}\nf()')
  expect([3, 4]).toContain(errors[0]?.line)
})

test('[S25] errors belong to their script; the others go on', async () => {
  const { errors, logs } = await runProgram({
    entities,
    tabs: { Tab1: '\noops()', Tab2: "await wait(0.2)\nconsole.log('still here')\nalso()" },
    seconds: 1,
  })
  expect(errors.map(({ fileId, line }) => [fileId, line])).toEqual([
    ['Tab1', 2],
    ['Tab2', 3],
  ])
  expect(logs).toEqual(['still here'])
})
