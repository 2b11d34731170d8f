import { expect, test } from 'vitest'
import { generateCode } from '../../../language/generator/generate-code.ts'
import { block, number, program, text } from '../../support/scripts/block-state.ts'
import { frameEntity } from '../../support/scripts/frame-entities.ts'
import { runProgram } from '../../support/scripts/run-program.ts'

const names = new Map([
  ['d1', 'Dragon'],
  ['t1', 'Tree house'],
])
const entities = [
  frameEntity('d1', { name: 'Dragon' }),
  frameEntity('t1', { name: 'Tree house', position: [0, 0, 5] }),
]

test('stacks become readable calls of the helper API, things become constants', () => {
  const state = program(
    block('event_start', 'a', {
      next: block('control_forever', 'b', {
        inputs: {
          DO: block('motion_move', 'c', {
            fields: { ITEM: 'd1', DIRECTION: 'moveForward' },
            inputs: { METRES: number(5), SECONDS: number(8) },
            next: block('looks_say', 'd', {
              fields: { ITEM: 't1' },
              inputs: { TEXT: text("It's here!"), SECONDS: number(2) },
            }),
          }),
        },
      }),
    }),
    block('motion_turn', 'loose', { fields: { ITEM: 'd1' } }),
  )
  const { code, blockOfLine } = generateCode(state, names)
  expect(code).toBe(`const dragon = scene.byId('d1');
const treeHouse = scene.byId('t1');

onStart(async () => {
  while (true) {
    await dragon.moveForward(5, {seconds: 8});
    await treeHouse.say('It\\'s here!', {seconds: 2});
    await nextFrame();
  }
});
`)
  expect(blockOfLine).toEqual(['c', 'd', null, 'a', 'b', 'c', 'd', 'b', 'b', 'a'])
})

test('values get only the brackets that they need', () => {
  const sum = (op: string, a: object, b: object) =>
    block('math_arithmetic', '', { fields: { OP: op }, inputs: { A: a, B: b } })
  const inner = sum('MINUS', number(1), sum('MINUS', number(2), number(3)))
  const state = program(
    block('event_start', 'a', {
      next: block('control_wait', 'b', { inputs: { SECONDS: sum('MULTIPLY', inner, number(-4)) } }),
    }),
  )
  expect(generateCode(state, names).code).toContain('await wait((1 - (2 - 3)) * -4);')
})

test('names of variables and things never clash with each other or with the helper API', () => {
  const state = {
    ...program(
      block('event_click', 'a', {
        fields: { ITEM: 'x' },
        next: block('math_change', 'b', { fields: { VAR: { id: 'v1' } }, inputs: { DELTA: number(1) } }),
      }),
    ),
    variables: [
      { id: 'v1', name: 'player' },
      { id: 'v2', name: '7 §' },
    ],
  }
  const { code } = generateCode(state, new Map([['x', 'Player 2!']]))
  expect(code).toBe(`const player22 = scene.byId('x');
let player2 = 0;
let variable = 0;

player22.onClick(async () => {
  player2 += 1;
});
`)
})

test('what is no workspace, and blocks of other versions, mean nothing', () => {
  expect(generateCode(null, names).code).toBe('')
  expect(generateCode({ blocks: { blocks: [7, { type: 'nope' }] } }, names).code).toBe('')
  const state = program(block('event_start', 'a', { next: block('from_the_future', 'b', {}) }))
  expect(generateCode(state, names).code).toBe('onStart(async () => {\n});\n')
})

test('golden: blocks → JavaScript → places', async () => {
  const distance = block('sensing_distance', 's', { fields: { FROM: 'd1', TO: 't1' } })
  const isFar = block('logic_compare', 'q', { fields: { OP: 'GT' }, inputs: { A: distance, B: number(2) } })
  const state = {
    ...program(
      block('event_start', 'a', {
        next: block('controls_repeat_ext', 'b', {
          inputs: {
            TIMES: number(4),
            DO: block('control_if_else', 'c', {
              inputs: {
                IF: isFar,
                DO: block('motion_move', 'd', {
                  fields: { ITEM: 'd1', DIRECTION: 'moveForward' },
                  inputs: { METRES: number(1), SECONDS: number(0.5) },
                  next: block('math_change', 'e', {
                    fields: { VAR: { id: 'v' } },
                    inputs: { DELTA: number(1) },
                  }),
                }),
                ELSE: block('motion_turn', 'f', {
                  fields: { ITEM: 'd1', DIRECTION: 'turnLeft' },
                  inputs: { DEGREES: number(90), SECONDS: number(0.5) },
                }),
              },
            }),
          },
          next: block('looks_say', 'g', {
            fields: { ITEM: 'd1' },
            inputs: {
              TEXT: block('variables_get', 'h', { fields: { VAR: { id: 'v' } } }),
              SECONDS: number(1),
            },
          }),
        }),
      }),
    ),
    variables: [{ id: 'v', name: 'steps' }],
  }
  const { code } = generateCode(state, names)
  const { simulation, errors, changes } = await runProgram({
    entities,
    tabs: { Tab1: code },
    blockTabs: ['Tab1'],
    seconds: 4,
  })
  expect(errors).toEqual([])
  expect(simulation.entities.get(entities[0]!.id)).toMatchObject({
    position: [0, 0, 3],
    rotation: [0, 90, 0],
  })
  expect(changes.filter((change) => change.text !== undefined).map((change) => change.text)).toEqual([
    '3',
    null,
  ])
})

test('an error in a block names the block by its line', async () => {
  const state = program(
    block('event_start', 'a', {
      next: block('control_wait', 'b', {
        inputs: { SECONDS: number(0.1) },
        next: block('motion_turn', 'c', { fields: { ITEM: 'gone' } }),
      }),
    }),
  )
  const { code, blockOfLine } = generateCode(state, names)
  const { errors } = await runProgram({ entities, tabs: { Tab1: code }, blockTabs: ['Tab1'], seconds: 1 })
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatchObject({ code: 'item-gone', fileName: 'Tab1' })
  expect(blockOfLine[errors[0]!.line! - 1]).toBe('c')
})

test('one stack alone is done at once, with or without its event, beside the own blocks only', () => {
  const turn = (id: string, next = {}) => block('motion_turn', id, { fields: { ITEM: 'd1' }, ...next })
  const own = block('procedures_defnoreturn', 'own', {
    fields: { NAME: 'dance' },
    inputs: { STACK: turn('own-turn') },
  })
  const key = block('event_key', 'key', { next: block('looks_say', 'said', { fields: { ITEM: 't1' } }) })
  const state = program(block('event_start', 'a', { next: turn('b') }), key, turn('loose'), own)
  const lines = (alone: string) => generateCode(state, names, alone)
  expect(lines('key').code).toMatch(/onStart\(async \(\) => \{\n {2}await treeHouse\.say\(/)
  expect(lines('key').code).not.toContain('onKey')
  expect(lines('key').code).toContain('dance')
  expect(lines('loose').code.match(/turn/g)).toHaveLength(2)
  expect(lines('loose').blockOfLine).toContain('loose')
  expect(lines('own').code).not.toContain('onStart')
  const grow = block('looks_colour', 'grow', { fields: { ITEM: '@it', COLOUR: '#e5484d' } })
  const clicked = program(block('event_click', 'click', { fields: { ITEM: 'd1' }, next: grow }))
  expect(generateCode(clicked, names, 'click').code).toContain('dragon.onClick(async (it) =>')
})

test('“it” is the thing that a stack is about, and nothing where there is none', () => {
  const grow = (id: string) => block('looks_colour', id, { fields: { ITEM: '@it', COLOUR: '#e5484d' } })
  const clicked = block('event_click', 'a', { fields: { ITEM: 'd1' }, next: grow('b') })
  expect(generateCode(program(clicked), names).code).toContain(
    "dragon.onClick(async (it) => {\n  it.color = '#e5484d';",
  )
  const { code } = generateCode(program(block('event_start', 'a', { next: grow('b') })), names)
  expect(code).toContain("const thing = scene.byId('');")
  expect(code).toContain('onStart(async () => {')
})
