import { expect, test } from 'vitest'
import type { controlBlocks } from '../../../../language/blocks/definitions/control-blocks.ts'
import { coinEntity, frameEntity } from '../../../support/scripts/frame-entities.ts'
import {
  type BlockState,
  type BlocksRan,
  chain,
  mark,
  number,
  one,
  runBlocks,
  say,
  start,
  wait,
} from '../../../support/scripts/offered-block.ts'

const entities = [
  frameEntity('dragon', { position: [0, 0, 0] }),
  coinEntity('coin-1', 4),
  coinEntity('coin-2', 6),
  frameEntity('reader'),
]
const n = { id: 'v', name: 'n' }
const getN = one('variables_get', { fields: { VAR: { id: 'v' } } })
const countUp = one('math_change', { fields: { VAR: { id: 'v' } } })
const isMore = (than: number) =>
  one('logic_compare', { fields: { OP: 'GT' }, inputs: { A: getN, B: number(than) } })
const boolean = (value: 'TRUE' | 'FALSE') => one('logic_boolean', { fields: { BOOL: value } })
const scenes = { current: 'Cave', all: ['Cave', 'Sky'] }

interface Row {
  readonly stacks: readonly BlockState[]
  readonly seconds?: number
  readonly is: (ran: BlocksRan) => void
}
const marks = (expected: string) => (ran: BlocksRan) => expect(ran.marks, ran.code).toBe(expected)
const said = (expected: string) => (ran: BlocksRan) => expect(ran.said.at(-1), ran.code).toBe(expected)
const things =
  (...expected: readonly string[]) =>
  (ran: BlocksRan) =>
    expect([...ran.simulation.entities.keys()]).toEqual(expected)
const opens = (name: string | null) => (ran: BlocksRan) => {
  expect(ran.effects).toEqual([{ kind: 'scene', name }])
  expect(ran.marks).toBe('a')
}
const forever = one('control_forever', { inputs: { DO: chain(mark('b'), wait(0.3)) } })

/** What each block makes of a small program. */
const rows: Readonly<Record<keyof typeof controlBlocks, Row>> = {
  control_wait: { stacks: [start(mark('a'), one('control_wait'), mark('b'))], seconds: 0.9, is: marks('a') },
  control_wait_until: {
    stacks: [
      start(one('control_wait_until', { inputs: { IF: isMore(2) } }), mark('b')),
      start(countUp, countUp, wait(0.2), mark('a'), countUp),
    ],
    is: marks('ab'),
  },
  control_if: {
    stacks: [
      start(
        one('control_if', { inputs: { IF: boolean('TRUE'), DO: mark('a') } }),
        one('control_if', { inputs: { IF: boolean('FALSE'), DO: mark('b') } }),
      ),
    ],
    is: marks('a'),
  },
  control_if_else: {
    stacks: [
      start(one('control_if_else', { inputs: { IF: boolean('FALSE'), DO: mark('a'), ELSE: mark('b') } })),
    ],
    is: marks('b'),
  },
  control_together: {
    stacks: [
      start(
        one('control_together', {
          inputs: { DO: chain(wait(0.2), mark('b')), AND: chain(mark('a'), wait(0.3)) },
        }),
        mark('c'),
      ),
    ],
    is: marks('abc'),
  },
  controls_repeat_ext: {
    stacks: [start(one('controls_repeat_ext', { inputs: { DO: countUp } }), say(getN))],
    is: said('10'),
  },
  control_forever: { stacks: [start(forever)], is: marks('bbbb') },
  control_repeat_until: {
    stacks: [start(one('control_repeat_until', { inputs: { IF: isMore(3), DO: countUp } }), say(getN))],
    is: said('4'),
  },
  control_repeat_while: {
    stacks: [
      start(
        one('control_repeat_while', {
          inputs: { IF: one('logic_negate', { inputs: { BOOL: isMore(4) } }), DO: countUp },
        }),
        say(getN),
      ),
    ],
    is: said('5'),
  },
  controls_for: {
    stacks: [
      start(
        one('controls_for', {
          fields: { VAR: { id: 'v' } },
          inputs: { FROM: number(6), TO: number(1), BY: number(2), DO: chain(say(getN), wait(0.1)) },
        }),
      ),
    ],
    is: (ran) => expect(ran.said).toEqual(['6', '4', '2']),
  },
  control_each_like: {
    stacks: [
      start(
        one('control_each_like', {
          fields: { ITEM: 'coin-1' },
          inputs: { DO: one('control_delete', { fields: { ITEM: '@it' } }) },
        }),
      ),
    ],
    is: things('dragon', 'reader'),
  },
  control_break: {
    stacks: [
      start(
        one('control_forever', {
          inputs: {
            DO: chain(countUp, one('control_if', { inputs: { IF: isMore(2), DO: one('control_break') } })),
          },
        }),
        say(getN),
      ),
    ],
    is: said('3'),
  },
  control_stop: {
    stacks: [start(mark('a'), one('control_stop')), start(wait(0.1), mark('b'))],
    is: marks('ab'),
  },
  control_stop_others: {
    stacks: [start(forever), start(wait(0.4), one('control_stop_others'), wait(0.2), mark('a'))],
    seconds: 2,
    is: marks('bba'),
  },
  control_copy: {
    stacks: [start(one('control_copy', { fields: { ITEM: 'dragon' } }))],
    is: ({ simulation }) => expect([...simulation.entities.values()].at(-1)?.position).toEqual([0, 1, 0]),
  },
  event_copied: {
    stacks: [
      chain(
        one('event_copied', { fields: { ITEM: 'coin-1' } }),
        one('motion_move', { fields: { ITEM: '@it', DIRECTION: 'moveUp' } }),
      ),
      start(one('control_copy', { fields: { ITEM: 'coin-1' } })),
    ],
    seconds: 2,
    is: ({ simulation }) => expect([...simulation.entities.values()].at(-1)?.position).toEqual([0, 2, 0]),
  },
  control_delete: {
    stacks: [start(one('control_delete', { fields: { ITEM: 'dragon' } }))],
    is: things('coin-1', 'coin-2', 'reader'),
  },
  control_scene: {
    stacks: [
      start(mark('a'), wait(0.1), one('control_scene', { fields: { SCENE: 'Sky' } })),
      start(wait(0.5), mark('b')),
    ],
    is: opens('Sky'),
  },
  control_restart: {
    stacks: [start(mark('a'), wait(0.1), one('control_restart')), start(wait(0.5), mark('b'))],
    is: opens(null),
  },
}

test.each(Object.keys(rows))('%s does in a program what it says', async (type) => {
  const { stacks, seconds = 1, is } = rows[type as keyof typeof rows]
  const ran = await runBlocks(stacks, { entities, variables: [n], seconds, scenes })
  expect(ran.errors).toEqual([])
  is(ran)
})

test('stop all ends every stack of every tab, and the world goes on without them', async () => {
  const stop = one('control_stop', { fields: { WHAT: 'all' } })
  const ran = await runBlocks([start(mark('a'), wait(0.1), stop), start(wait(0.2), mark('b'))], {
    beside: "repeatEvery(0.25, () => console.log('tick')); onKey('a', () => console.log('key'))",
    inputs: { 30: [{ kind: 'key', phase: 'down', key: 'a' }] },
  })
  expect(ran.errors).toEqual([])
  expect(ran.logs).toEqual(['a'])
})

test('stopping others also ends a stack that was to go on in the very same step, and spares other tabs', async () => {
  const stopping = start(
    one('control_forever', {
      inputs: {
        DO: one('control_if', {
          inputs: { IF: isMore(0), DO: chain(one('control_stop_others'), mark('c'), one('control_break')) },
        }),
      },
    }),
    mark('d'),
  )
  const running = start(one('control_forever', { inputs: { DO: countUp } }))
  const beside = "while (true) { await wait(0.3); console.log('e') }"
  for (const stacks of [
    [stopping, running],
    [running, stopping],
  ]) {
    const ran = await runBlocks([...stacks, start(wait(0.8), say(getN))], {
      entities,
      variables: [n],
      beside,
    })
    expect(ran.errors).toEqual([])
    expect(ran.marks).toBe('cdeee')
    expect(ran.said).toEqual([])
  }
})

test('what a stopped stack said goes with it', async () => {
  const long = one('looks_say', {
    fields: { ITEM: 'reader' },
    inputs: { SECONDS: number(60) },
  })
  const ran = await runBlocks(
    [start(long), start(wait(0.2), one('control_stop_others'), wait(0.3), mark('a'))],
    { entities },
  )
  expect(ran.changes.map(({ text }) => text)).toEqual(['Hello!', null])
  expect(ran.marks).toBe('a')
})

test('leaving a loop where there is none means nothing, also in a part that is done together', async () => {
  const inPart = one('control_together', { inputs: { DO: one('control_break'), AND: mark('a') } })
  const ran = await runBlocks([
    start(one('controls_repeat_ext', { inputs: { DO: inPart, TIMES: number(2) } }), one('control_break')),
  ])
  expect(ran.code).not.toContain('break')
  expect(ran.marks).toBe('aa')
})

test('a scene that does not exist is an error with the name that was meant', async () => {
  const { errors } = await runBlocks([start(one('control_scene', { fields: { SCENE: 'Sy' } }))], { scenes })
  expect(errors).toMatchObject([{ code: 'no-such-scene.suggest', params: { name: 'Sy', suggestion: 'Sky' } }])
})
