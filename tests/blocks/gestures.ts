import * as Blockly from 'blockly/core'
import { blockTypes, isGrowing, mutate } from './canvas.ts'

export type Random = () => number

/** A seeded source of numbers in [0, 1) (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const below = (random: Random, count: number) => Math.floor(random() * count)
const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[below(random, list.length)]

/** Real blocks; half of the time only the oldest few, so that people meet at the same ones. */
function someBlocks(workspace: Blockly.Workspace, random: Random): Blockly.Block[] {
  const blocks = workspace.getAllBlocks(false).filter((block) => !block.isShadow())
  const shared = blocks.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, 6)
  return random() < 0.5 ? shared : blocks
}

type Gesture = (workspace: Blockly.Workspace, random: Random, newId: () => string) => void

const create: Gesture = (workspace, random, newId) => {
  const type = pick(random, blockTypes) ?? 'control_wait'
  const state: Blockly.serialization.blocks.State = {
    type,
    id: newId(),
    x: below(random, 500),
    y: below(random, 500),
  }
  if (['variables_set', 'variables_get', 'math_change'].includes(type)) {
    const variable = pick(random, workspace.getVariableMap().getAllVariables())
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
  const child = pick(
    random,
    workspace.getAllBlocks(false).filter((block) => !block.isShadow()),
  )
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

const changeShape: Gesture = (workspace, random) => {
  const block = pick(random, someBlocks(workspace, random).filter(isGrowing))
  if (block) mutate(block, 1 + below(random, 3), random() < 0.5)
}

const remove: Gesture = (workspace, random) =>
  pick(random, someBlocks(workspace, random))?.dispose(random() < 0.5)

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

const makeVariable: Gesture = (workspace, random, newId) => {
  const name = `v${below(random, 5)}`
  const map = workspace.getVariableMap()
  if (!map.getVariable(name)) map.createVariable(name, '', newId())
}

const renameVariable: Gesture = (workspace, random) => {
  const map = workspace.getVariableMap()
  const variable = pick(random, map.getAllVariables())
  if (variable) map.renameVariable(variable, `v${below(random, 5)}`)
}

const removeVariable: Gesture = (workspace, random) => {
  const map = workspace.getVariableMap()
  const variable = pick(random, map.getAllVariables())
  if (variable) map.deleteVariable(variable)
}

const weights: readonly (readonly [Gesture, number])[] = [
  [create, 20],
  [connect, 34],
  [unplug, 8],
  [move, 7],
  [changeField, 14],
  [changeShape, 8],
  [remove, 4],
  [decorate, 4],
  [copy, 3],
  [makeVariable, 4],
  [renameVariable, 2],
  [removeVariable, 1],
]
const deck = weights.flatMap(([gesture, weight]) => Array.from({ length: weight }, () => gesture))

/** One random gesture of a person on a canvas, with Blockly's events as one group. */
export function randomGesture(workspace: Blockly.Workspace, random: Random, newId: () => string): void {
  const gesture = pick(random, deck) ?? create
  Blockly.Events.setGroup(true)
  gesture(workspace, random, newId)
  Blockly.Events.setGroup(false)
}
