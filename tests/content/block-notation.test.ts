import * as Blockly from 'blockly/core'
import { beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { block } from '../../content/templates/block-notation.ts'
import { call, define, type ProcedureBlueprint } from '../../content/templates/procedure-notation.ts'
import type { FileBlueprint, VariableBlueprint } from '../../content/templates/scene-blueprint.ts'
import { sceneBytes } from '../../content/templates/scene-bytes.ts'
import { blank } from '../../content/templates/worlds/blank.ts'
import { itField } from '../../language/blocks/it-field.ts'
import { generateCode } from '../../language/generator/generate-code.ts'
import { toBlocklyState } from '../../model/blocks/blocks-state.ts'
import { materialise } from '../../model/project/materialise.ts'
import { ownState } from '../../src/blocks/binding/own-state.ts'
import { prepareBlockly } from '../blocks/canvas.ts'

const score: VariableBlueprint = { id: 'score', name: 'score' }
const step: VariableBlueprint = { id: 'step', name: 'step' }
const names: VariableBlueprint = { id: 'names', name: 'names', type: 'List' }
const hop: ProcedureBlueprint = { id: 'hop', name: 'hop', parameters: [step] }
const twice: ProcedureBlueprint = { id: 'twice', name: 'twice', parameters: [step], answers: true }
const read = (variable: VariableBlueprint) => block('variables_get', { VAR: variable })
const times = (a: Parameters<typeof block<'math_arithmetic'>>[1]['A'], b: number) =>
  block('math_arithmetic', { A: a ?? 0, OP: 'MULTIPLY', B: b })

const file: FileBlueprint = {
  name: 'index',
  kind: 'blocks',
  variables: [score, step, names],
  stacks: [
    {
      at: [40, 40],
      statements: [
        block('event_start', {}, 'All begins here.'),
        block('list_add', { VALUE: 'Mars', VAR: names }),
        block('list_add', { VALUE: 4, VAR: names }),
        block('control_copy', { ITEM: 'player', PLACE: [1, 2, 3] }),
        block('control_forever', {
          DO: [
            block('control_if_else', {
              IF: block('logic_compare', { A: read(score), OP: 'GT', B: times(times(read(step), 2), 3) }),
              DO: [block('math_change', { VAR: score, DELTA: call(twice, [2]) }), call(hop, [4])],
              ELSE: [
                block('looks_say', {
                  ITEM: 'player',
                  TEXT: block('operator_join', { A: 'Step ', B: read(step) }),
                }),
              ],
            }),
          ],
        }),
      ],
    },
    {
      at: [40, 500],
      statements: [
        block('event_copied', { ITEM: 'player' }),
        block('motion_move', { ITEM: itField, DIRECTION: 'moveUp', METRES: read(score) }),
      ],
    },
    {
      at: [500, 40],
      statements: [
        define(
          hop,
          [block('motion_move', { ITEM: 'player', DIRECTION: 'moveUp', METRES: read(step) })],
          'Hops.',
        ),
      ],
    },
    { at: [500, 300], statements: [define(twice, [], 'Two times as much.', times(read(step), 2))] },
  ],
}

function opened() {
  const document = new Y.Doc()
  Y.applyUpdate(document, sceneBytes({ ...blank, files: [file] }))
  const project = materialise(document)
  const [first] = project.files(project.defaultScene.id)
  if (!first) throw new Error('no tab')
  return project.blocks(first.id)
}

beforeAll(prepareBlockly)

const script = `const player2 = scene.byId('player');
let names = [];
let score = 0;
let step = 0;

onStart(async () => {
  names.push('Mars');
  names.push(4);
  player2.clone({at: {x: 1, y: 2, z: 3}});
  while (true) {
    if (score > step * 2 * 3) {
      score += await twice(2);
      await hop(4);
    } else {
      await player2.say('Step ' + String(step), {seconds: 2});
    }
    await nextFrame();
  }
});
async function hop(step) {
  await player2.moveUp(step, {seconds: 1});
}
async function twice(step) {
  return step * 2;
}
player2.onClone(async (it) => {
  await it.moveUp(score, {seconds: 1});
});
`

test('blocks in slots, in several mouths, own blocks, variables and lists mean the JavaScript that one would expect', () => {
  const stored = opened()
  expect([...stored.broken, ...stored.displaced]).toEqual([])
  expect(generateCode(toBlocklyState(stored), new Map([['player', 'Player']])).code).toBe(script)
})

test('a program that was written down is stored as the editor stores it, register by register', () => {
  const stored = opened()
  const workspace = new Blockly.Workspace()
  Blockly.serialization.workspaces.load(toBlocklyState(stored), workspace)
  const real = workspace.getAllBlocks(false).filter((one) => !one.isShadow())
  expect(real.map(({ id }) => id).toSorted()).toEqual([...stored.records.keys()].toSorted())
  for (const one of real) {
    const { type, hasNext, fields, extra, shadows } = stored.records.get(one.id) ?? {}
    expect(ownState(one)).toEqual({ type, hasNext, fields, extra, shadows })
  }
  const saved = Blockly.serialization.workspaces.save(workspace)
  expect(generateCode(saved, new Map([['player', 'Player']])).code).toBe(script)
  workspace.dispose()
})

test('a choice that a block does not have is refused', () => {
  expect(() => block('motion_move', { ITEM: 'player', DIRECTION: 'sideways' })).toThrow(
    'motion_move.DIRECTION',
  )
})
