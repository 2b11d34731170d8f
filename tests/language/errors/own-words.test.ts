import { expect, test } from 'vitest'
import { asPublished, inDebugger, inWorkspace } from '../../../language/compile/how-to-compile.ts'
import { describeError } from '../../../language/errors/describe-error.ts'
import { createSimulation } from '../../../runtime/simulation/create-simulation.ts'
import { createNodeScriptHost } from '../../../scripts/replay/node-script-host.ts'
import { compileTab } from '../../support/scripts/compile-tab.ts'

/** Programs that fail, and what their error names. */
const failing: readonly (readonly [
  source: string,
  code: string,
  params: Readonly<Record<string, string>>,
])[] = [
  ['const score = 5\nscore = 6', 'constant-changed', { name: 'score' }],
  ['const lives = 3\nlives -= 1', 'constant-changed', { name: 'lives' }],
  ['let hero\nhero.jump(5, 2)', 'empty-value.named', { owner: 'hero', name: 'jump' }],
  ['const team = []\nteam[3].name = "Mia"', 'empty-value.named', { owner: 'team[3]', name: 'name' }],
  ['for (const one of 7) console.log(one)', 'not-a-list', { name: '7' }],
  ['for (let i = 0; i < 2; i += 1) { for (const one of 7) console.log(one) }', 'not-a-list', { name: '7' }],
  ['5()', 'not-a-function', { name: '5' }],
  ['function add(n) { return 1 + add(n) }\nadd(1)', 'stack-overflow.named', { name: 'add' }],
  ['let counter = 1\nconsole.log(countr)', 'unknown-name.suggest', { name: 'countr', suggestion: 'counter' }],
  ['vv()', 'unknown-name', { name: 'vv' }],
  ['console.log(globalThis.document.cookie)', 'page.outside', { name: 'document' }],
  ['globalThis.fetch(1)', 'page.network', { name: 'fetch' }],
  ['globalThis.score = 1', 'page.outside', { name: 'globalThis' }],
]

/** The first error of a program, compiled in one of the ways. */
async function firstError(source: string, how: typeof asPublished) {
  const host = createNodeScriptHost(4)
  const simulation = createSimulation({ entities: [], seed: 1, host })
  simulation.start([compileTab(source, { how })])
  await host.turn()
  simulation.stop()
  await host.turn()
  return host.errors[0]
}

test.for(failing)(
  '%s: is told in the learner’s own words, however it was made ready to run',
  async ([source, code, params]) => {
    for (const how of [asPublished, inWorkspace, inDebugger])
      expect(await firstError(source, how)).toMatchObject({ code, params })
  },
)

test('words of other engines are taken from the learner’s text as well', () => {
  const script = compileTab('let a = 2\na()\nfor (const x of 30) a()')
  const said = (message: string, stack = '') =>
    describeError(Object.assign(new TypeError(message), { stack }), script).params
  expect(said('__g.v0.n1 is not iterable')).toEqual({ name: '30' })
  expect(said('__gv1 is not a function')).toEqual({ name: '30' })
  expect(said('too much recursion', 'invoke@frame.js:1:2\n__g_add@Tab1.js:2:4\n')).toEqual({ name: 'add' })
})
