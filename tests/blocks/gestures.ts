import * as Blockly from 'blockly/core'
import { contend, cross, makeHolder } from './contention-gestures.ts'
import { type Gesture, mutate, someBlocks } from './gesture.ts'
import { changeBlockNote, editNote, makeNote, removeNote } from './note-gestures.ts'
import { changeParameters, makeCall, makeDefinition, renameDefinition } from './procedure-gestures.ts'
import { below, pick, type Random } from './random.ts'
import { makeVariable, removeVariable, renameVariable } from './variable-gestures.ts'

/** Types that the random gestures make; half of them can hold others, four have a mutator. */
const types = [
  'controls_if',
  'lists_create_with',
  'text_join',
  'control_if_else',
  'control_forever',
  'controls_repeat_ext',
  'control_wait',
  'math_arithmetic',
  'math_number',
  'logic_compare',
  'text',
  'event_start',
  'variables_set',
  'variables_get',
  'math_change',
  'looks_say',
]

const create: Gesture = (workspace, random, newId) => {
  const type = pick(random, types) ?? 'control_wait'
  const state: Blockly.serialization.blocks.State = {
    type,
    id: newId(),
    x: below(random, 500),
    y: below(random, 500),
  }
  if (['variables_set', 'variables_get', 'math_change'].includes(type)) {
    const variable = pick(random, workspace.getVariableMap().getVariablesOfType(''))
    if (!variable) return
    state.fields = { VAR: { id: variable.getId() } }
  }
  if (type === 'control_wait')
    state.inputs = { SECONDS: { shadow: { type: 'math_number', fields: { NUM: 1 } } } }
  if (type === 'looks_say') state.inputs = { TEXT: { shadow: { type: 'text', fields: { TEXT: 'hi' } } } }
  Blockly.serialization.blocks.append(state, workspace, { recordUndo: true })
}

const connect: Gesture = (workspace, random) => {
  const blocks = someBlocks(workspace, random)
  const child = pick(random, someBlocks(workspace, random))
  const plug = child?.outputConnection ?? child?.previousConnection
  if (!child || !plug) return
  const inside = new Set(child.getDescendants(false))
  const slots = blocks
    .filter((block) => !inside.has(block))
    .flatMap((block) => [...block.inputList.map((input) => input.connection), block.nextConnection])
    .filter((slot) => slot !== null && workspace.connectionChecker.canConnect(slot, plug, false))
  if (child.getParent()) child.unplug(random() < 0.5)
  const slot = pick(random, slots)
  if (slot && workspace.connectionChecker.canConnect(slot, plug, false)) slot.connect(plug)
}

const unplug: Gesture = (workspace, random) => {
  const block = pick(
    random,
    someBlocks(workspace, random).filter((one) => one.getParent()),
  )
  block?.unplug(random() < 0.5)
  block?.moveBy(below(random, 50), below(random, 50))
}

const move: Gesture = (workspace, random) => {
  pick(random, workspace.getTopBlocks(false))?.moveBy(below(random, 90), below(random, 90), ['drag'])
}

const changeField: Gesture = (workspace, random) => {
  const block = pick(random, workspace.getAllBlocks(false))
  if (block?.type === 'math_number') block.setFieldValue(below(random, 100), 'NUM')
  if (block?.type === 'text') block.setFieldValue(`t${below(random, 100)}`, 'TEXT')
  if (block?.type === 'math_arithmetic')
    block.setFieldValue(pick(random, ['ADD', 'MINUS', 'MULTIPLY']) ?? 'ADD', 'OP')
  if (block?.type === 'looks_say') block.setFieldValue(`e${below(random, 9)}`, 'ITEM')
}

/** Gives a block with a mutator another number of inputs. */
const changeShape: Gesture = (workspace, random) => {
  const mutable = someBlocks(workspace, random).filter(({ type }) => shapes.has(type))
  const block = pick(random, mutable)
  const shape = block && shapes.get(block.type)?.(below(random, 3), random() < 0.5)
  if (block && shape) mutate(block, shape)
}

const shapes = new Map<string, (count: number, last: boolean) => object>([
  ['controls_if', (count, last) => ({ elseIfCount: count, hasElse: last })],
  ['lists_create_with', (count) => ({ itemCount: count + 1 })],
  ['text_join', (count) => ({ itemCount: count + 1 })],
])

const remove: Gesture = (workspace, random) =>
  pick(random, someBlocks(workspace, random))?.dispose(random() < 0.5)

/** As with several blocks selected. */
const removeSeveral: Gesture = (workspace, random) => {
  const heal = random() < 0.5
  for (let n = 0; n < 3; n++) pick(random, someBlocks(workspace, random))?.dispose(heal)
}

const decorate: Gesture = (workspace, random) => {
  const block = pick(random, someBlocks(workspace, random))
  const what = random()
  if (what < 0.3) block?.setCollapsed(!block.isCollapsed())
  else if (what < 0.6) block?.setDisabledReason(random() < 0.5, 'MANUALLY_DISABLED')
  else block?.setInputsInline(random() < 0.5)
}

/** A copy with everything inside it gets fresh ids from Blockly, as pasting does. */
const copy: Gesture = (workspace, random, newId) => {
  const block = pick(random, someBlocks(workspace, random))
  const state = block && Blockly.serialization.blocks.save(block, { addCoordinates: true })
  if (state) Blockly.serialization.blocks.append(withFreshIds(state, newId), workspace, { recordUndo: true })
}

function withFreshIds<T>(state: T, newId: () => string): T {
  return JSON.parse(JSON.stringify(state), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('type' in value) || !('id' in value)) return value
    return { ...value, id: newId() }
  })
}

const weights: readonly (readonly [Gesture, number])[] = [
  [create, 16],
  [connect, 24],
  [contend, 14],
  [cross, 18],
  [unplug, 7],
  [move, 5],
  [changeField, 10],
  [changeShape, 7],
  [remove, 4],
  [removeSeveral, 1],
  [decorate, 4],
  [copy, 2],
  [makeVariable, 5],
  [renameVariable, 3],
  [removeVariable, 1],
  [makeNote, 3],
  [editNote, 5],
  [removeNote, 1],
  [changeBlockNote, 3],
  [makeDefinition, 2],
  [renameDefinition, 3],
  [changeParameters, 3],
  [makeCall, 4],
]
const deck = weights.flatMap(([gesture, weight]) => Array.from({ length: weight }, () => gesture))

/** What a file begins with, so that people have something to meet at. */
const beginning: readonly (readonly [Gesture, number])[] = [
  [makeHolder, 3],
  [makeVariable, 5],
  [makeDefinition, 2],
  [create, 24],
  [connect, 24],
  [makeCall, 2],
  [makeNote, 2],
]

/** Fills an empty canvas. */
export function begin(workspace: Blockly.Workspace, random: Random, newId: () => string): void {
  for (const [gesture, count] of beginning) for (let n = 0; n < count; n++) gesture(workspace, random, newId)
}

/** One random gesture of a person on a canvas, with Blockly's events as one group. */
export function randomGesture(workspace: Blockly.Workspace, random: Random, newId: () => string): void {
  asOneGesture(pick(random, deck) ?? create, workspace, random, newId)
}

/** Blockly's events of a gesture are one group. */
export function asOneGesture(
  gesture: Gesture,
  workspace: Blockly.Workspace,
  random: Random,
  newId: () => string,
): void {
  Blockly.Events.setGroup(true)
  gesture(workspace, random, newId)
  Blockly.Events.setGroup(false)
}
