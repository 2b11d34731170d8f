import * as Blockly from 'blockly/core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { BlockChange } from '../../commands/blocks/block-change.ts'
import { limits } from '../../model/document/limits.ts'
import { prepareBlockly } from './canvas.ts'
import { mutate } from './gesture.ts'
import { createReplica, fileId, type Replica, startBytes } from './replica.ts'
import { type BoundCanvas, headlessStage } from './session.ts'

type Device = Replica & BoundCanvas

let mia: Device
let ben: Device

async function rest(): Promise<void> {
  for (let n = 0; n < 4; n++) await headlessStage.heard()
}

/** What each has made since the last time goes to the other. */
async function exchange(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await rest()
    const [from, to] = [mia, ben].map(({ document }) => Y.encodeStateAsUpdate(document))
    if (to) mia.bus.applyRemote(to, 'ben')
    if (from) ben.bus.applyRemote(from, 'mia')
  }
  await rest()
}

function open(clientId: number, start = startBytes()): Device {
  const replica = createReplica(clientId, start)
  return { ...replica, ...headlessStage.open(replica) }
}

const make = (device: Device, state: Blockly.serialization.blocks.State) =>
  Blockly.serialization.blocks.append(state, device.workspace, { recordUndo: true })

function blockOf({ workspace }: Device, id: string): Blockly.Block {
  const block = workspace.getBlockById(id)
  if (!block) throw new Error(`no block ${id}`)
  return block
}

function plug(device: Device, id: string, parent: string, input: string): void {
  const block = blockOf(device, id)
  const slot = blockOf(device, parent).getInput(input)?.connection
  const own = block.outputConnection ?? block.previousConnection
  if (slot && own) slot.connect(own)
}

const parents = (id: string) => [mia, ben].map((device) => blockOf(device, id).getParent()?.id ?? null)

beforeAll(prepareBlockly)
beforeEach(() => {
  mia = open(2)
  ben = open(3)
})

test('what Blockly moves aside belongs to the gesture that brought something near, so that one undo takes both back', async () => {
  const gestures: (string | undefined)[] = []
  const replica = createReplica(4, startBytes())
  replica.onGesture = ({ gesture }) => gestures.push(gesture)
  const zoe = { ...replica, ...headlessStage.open(replica) }
  const as = async (group: string, act: () => void) => {
    Blockly.Events.setGroup(group)
    act()
    Blockly.Events.setGroup(false)
    await rest()
  }
  await as('made', () => make(zoe, { type: 'math_number', id: 'one' }))
  await as('copied', () => make(zoe, { type: 'math_number', id: 'two' }))
  await as('moved aside', () => blockOf(zoe, 'two').moveBy(30, 30, ['bump']))
  await as('dragged', () => blockOf(zoe, 'two').moveBy(30, 30, ['drag']))
  expect(gestures).toEqual(['made', 'copied', 'copied', 'dragged'])
})

test('tidying up right after a move by the keyboard is a step of its own, although Blockly counts it to the move', async () => {
  const gestures = new Set<string | undefined>()
  const replica = createReplica(4, startBytes())
  replica.onGesture = ({ gesture }) => gestures.add(gesture)
  const zoe = { ...replica, ...headlessStage.open(replica) }
  Blockly.Events.setGroup('carried')
  make(zoe, { type: 'math_number', id: 'one' })
  await rest()
  blockOf(zoe, 'one').moveBy(30, 30, ['drag'])
  await rest()
  blockOf(zoe, 'one').moveBy(-30, -30, ['cleanup'])
  await rest()
  Blockly.Events.setGroup(false)
  expect(gestures.size).toBe(2)
})

test('what was refused is taken back from the canvas: a block, a note, a variable, also where the file has no blocks', async () => {
  const replica = createReplica(4, startBytes())
  const source = { ...replica.source, store: () => false }
  const { workspace } = headlessStage.open({ ...replica, source })
  workspace.getVariableMap().createVariable('height', '', 'v')
  new Blockly.comments.WorkspaceComment(workspace, 'note').setText('mine')
  await rest()
  expect([workspace.getTopComments(), workspace.getVariableMap().getAllVariables()]).toEqual([[], []])
  Blockly.serialization.blocks.append({ type: 'math_number' }, workspace, { recordUndo: true })
  await rest()
  expect(workspace.getAllBlocks(false)).toEqual([])
})

test('a note that grows too long is refused, not cut: on the canvas stands what is stored', async () => {
  const note = new Blockly.comments.WorkspaceComment(mia.workspace, 'note')
  note.setText('mine')
  await rest()
  note.setText('x'.repeat(limits.commentLength + 1))
  await rest()
  expect(mia.counts.refused).toBe(1)
  expect(mia.source.read().comments.map(({ text }) => text)).toEqual(['mine'])
  expect(mia.workspace.getCommentById('note')?.getText()).toBe('mine')
  note.setText('x'.repeat(limits.commentLength))
  await exchange()
  expect(ben.workspace.getCommentById('note')?.getText()).toHaveLength(limits.commentLength)
})

describe('two canvases', () => {
  test('[invariant 49] who lost a slot stays where it went when the winner leaves', async () => {
    make(mia, { type: 'math_arithmetic', id: 'sum' })
    make(mia, { type: 'math_number', id: 'one', x: 200, y: 0 })
    make(mia, { type: 'math_number', id: 'two', x: 300, y: 0 })
    make(mia, { type: 'text', id: 'other', x: 400, y: 0 })
    await exchange()
    plug(mia, 'one', 'sum', 'A')
    plug(ben, 'two', 'sum', 'A')
    await exchange()
    const inside = blockOf(mia, 'sum').getInputTargetBlock('A')?.id
    const [winner, loser] = inside === 'one' ? ['one', 'two'] : ['two', 'one']
    expect(parents(winner)).toEqual(['sum', 'sum'])
    expect(parents(loser)).toEqual([null, null])
    expect([...mia.source.read().displaced]).toEqual([loser])
    blockOf(mia, 'other').setFieldValue('later', 'TEXT')
    await exchange()
    expect([...mia.source.read().displaced]).toEqual([])
    blockOf(ben, winner).unplug()
    await exchange()
    expect(parents(winner)).toEqual([null, null])
    expect(parents(loser)).toEqual([null, null])
  })

  test('a block that was put into an input that somebody else took away lies free, and goes in when the input returns', async () => {
    make(mia, { type: 'controls_if', id: 'if', extraState: { hasElse: true } })
    make(mia, { type: 'control_wait', id: 'wait', x: 300, y: 0 })
    await exchange()
    mutate(blockOf(mia, 'if'), { elseIfCount: 0, hasElse: false })
    plug(ben, 'wait', 'if', 'ELSE')
    await exchange()
    expect(parents('wait')).toEqual([null, null])
    expect(mia.source.read().blocks.get('wait')?.place).toMatchObject({ parent: 'if', input: 'ELSE' })
    mutate(blockOf(ben, 'if'), { elseIfCount: 1, hasElse: true })
    await exchange()
    expect(parents('wait')).toEqual(['if', 'if'])
    expect(blockOf(mia, 'if').getInputTargetBlock('ELSE')?.id).toBe('wait')
  })

  test('a call follows the name and the parameters that somebody else gave its procedure meanwhile', async () => {
    make(mia, { type: 'procedures_defnoreturn', id: 'def', fields: { NAME: 'jump' } })
    const variable = mia.workspace.getVariableMap().createVariable('height', '', 'v1')
    await exchange()
    blockOf(mia, 'def').setFieldValue('leap', 'NAME')
    mutate(blockOf(mia, 'def'), { params: [{ name: variable.getName(), id: 'v1' }] })
    make(ben, { type: 'procedures_callnoreturn', id: 'call', extraState: { name: 'jump' } })
    await exchange()
    for (const device of [mia, ben]) {
      expect(blockOf(device, 'call').saveExtraState?.()).toEqual({ name: 'leap', params: ['height'] })
      expect(blockOf(device, 'call').getInput('ARG0')).not.toBeNull()
    }
    ben.workspace
      .getVariableMap()
      .renameVariable(ben.workspace.getVariableMap().getVariableById('v1')!, 'depth')
    await exchange()
    for (const device of [mia, ben])
      expect(blockOf(device, 'call').saveExtraState?.()).toEqual({ name: 'leap', params: ['depth'] })
  })

  test('a procedure follows when two variables become one', async () => {
    make(mia, { type: 'procedures_defnoreturn', id: 'def', fields: { NAME: 'jump' } })
    const map = mia.workspace.getVariableMap()
    const old = map.createVariable('old', '', 'v1')
    map.createVariable('kept', '', 'v2')
    mutate(blockOf(mia, 'def'), { params: [{ name: 'old', id: 'v1' }] })
    await exchange()
    map.renameVariable(old, 'kept')
    await exchange()
    for (const device of [mia, ben]) {
      expect(blockOf(device, 'def').saveExtraState?.()).toEqual({ params: [{ name: 'kept', id: 'v2' }] })
      expect(device.workspace.getVariableMap().getVariableById('v1')).toBeNull()
    }
  })

  test('two procedures that get one name at once keep apart, and their calls with them', async () => {
    for (const [device, id] of [
      [mia, 'a'],
      [ben, 'b'],
    ] as const) {
      make(device, { type: 'procedures_defnoreturn', id, fields: { NAME: 'jump' } })
      make(device, { type: 'procedures_callnoreturn', id: `call ${id}`, extraState: { name: 'jump' } })
    }
    await exchange()
    for (const device of [mia, ben]) {
      expect(blockOf(device, 'a').getFieldValue('NAME')).toBe('jump')
      expect(blockOf(device, 'b').getFieldValue('NAME')).toBe('jump2')
      expect(blockOf(device, 'call b').saveExtraState?.()).toEqual({ name: 'jump2' })
    }
  })

  test('a call whose procedure somebody deleted meanwhile stays, and nothing else is made or deleted by itself', async () => {
    make(mia, { type: 'procedures_defnoreturn', id: 'def', fields: { NAME: 'jump' } })
    await exchange()
    blockOf(mia, 'def').dispose(false)
    make(ben, { type: 'procedures_callnoreturn', id: 'call', extraState: { name: 'jump' } })
    await exchange()
    for (const { workspace } of [mia, ben])
      expect(workspace.getAllBlocks(false).map(({ id }) => id)).toEqual(['call'])
  })

  test('two edits of a comment merge, and each of them is a step of its own', async () => {
    const note = { id: 'note', text: 'hello', x: 10, y: 10, width: 160, height: 120 }
    Blockly.serialization.workspaceComments.append(note, mia.workspace, { recordUndo: true })
    await exchange()
    mia.workspace.getCommentById('note')?.setText('hi')
    ben.workspace.getCommentById('note')?.moveTo(new Blockly.utils.Coordinate(77, 88))
    await exchange()
    for (const { workspace } of [mia, ben]) {
      expect(workspace.getCommentById('note')?.getText()).toBe('hi')
      expect(workspace.getCommentById('note')?.getRelativeToSurfaceXY()).toMatchObject({ x: 77, y: 88 })
    }
    expect(ben.bus.undo(`file:${fileId}`)).toMatchObject({
      ok: true,
      label: { key: 'command.comment.change' },
    })
    await exchange()
    expect(mia.workspace.getCommentById('note')?.getRelativeToSurfaceXY()).toMatchObject({ x: 10, y: 10 })
    mia.workspace.getCommentById('note')?.dispose()
    await exchange()
    expect(ben.workspace.getCommentById('note')).toBeNull()
  })

  test('the text of a comment on a block changes in place, and whether it is open is nobody else’s business', async () => {
    make(mia, { type: 'control_wait', id: 'wait' }).setCommentText('why')
    await exchange()
    const shown = blockOf(ben, 'wait')
    blockOf(mia, 'wait').setCommentText('because')
    await exchange()
    expect(blockOf(ben, 'wait')).toBe(shown)
    expect(shown.getCommentText()).toBe('because')
    expect(mia.source.read().records.get('wait')?.extra).toEqual({ icons: { comment: { text: 'because' } } })
  })

  test('a comment that is begun stays open for its first word, and is nobody’s before', async () => {
    make(mia, { type: 'control_wait', id: 'wait' })
    await exchange()
    const block = blockOf(mia, 'wait')
    block.setCommentText('')
    await exchange()
    block.moveBy(30, 20)
    await exchange()
    expect(blockOf(mia, 'wait')).toBe(block)
    expect(block.getCommentText()).toBe('')
    expect(blockOf(ben, 'wait').getCommentText()).toBeNull()
    block.setCommentText('why')
    await exchange()
    expect(blockOf(ben, 'wait').getCommentText()).toBe('why')
  })

  test('a value typed into a block leaves the block and its other values where they are', async () => {
    make(mia, {
      type: 'motion_move',
      id: 'move',
      inputs: {
        METRES: { shadow: { type: 'math_number', fields: { NUM: 4 } } },
        SECONDS: { shadow: { type: 'math_number', fields: { NUM: 1 } } },
      },
    })
    await exchange()
    const block = blockOf(mia, 'move')
    const values = block.getChildren(false)
    expect(values).toHaveLength(2)
    values[0]?.getField('NUM')?.setValue(7)
    await exchange()
    expect(blockOf(mia, 'move')).toBe(block)
    expect(block.getChildren(false)).toEqual(values)
    const other = blockOf(ben, 'move').getInputTargetBlock('METRES')
    expect(other?.getFieldValue('NUM')).toBe(7)
  })

  test('a stack that Blockly cannot take as it is stored is shown block by block, and the others whole', async () => {
    const inside = (parent: string, input: string) => ({ parent, input, kind: 'statement' })
    const block = (id: string, type: string, at: object) => ({
      ...{ id, type, hasNext: true, at },
      ...{ fields: {}, extra: {}, shadows: {} },
    })
    const upserts = [
      block('if', 'controls_if', { parent: null, x: 0, y: 0 }),
      block('lost', 'control_wait', inside('if', 'ELSE')),
      block('below', 'control_wait', inside('lost', 'next')),
      block('top', 'control_wait', { parent: null, x: 300, y: 0 }),
      block('foreign', 'from_another_version', inside('top', 'next')),
    ]
    const change = BlockChange.parse({ fileId, upserts, deletes: [] })
    expect(mia.source.store(change)).toBe(true)
    const late = open(4, Y.encodeStateAsUpdate(mia.document))
    const parentsOf = (device: Device) => upserts.map(({ id }) => blockOf(device, id).getParent()?.id ?? null)
    expect(parentsOf(late)).toEqual([null, null, 'lost', null, 'top'])
    await rest()
    expect(parentsOf(mia)).toEqual(parentsOf(late))
    expect(late.workspace.getAllBlocks(false)).toHaveLength(upserts.length)
  })

  test('what is done right before the canvas closes is stored', async () => {
    make(mia, { type: 'control_wait', id: 'wait' })
    mia.close()
    await rest()
    expect(mia.source.read().blocks.has('wait')).toBe(true)
  })

  test('2,000 blocks are shown, and a change of one touches no other', async () => {
    const stack = (n: number) => ({
      id: `b${n}`,
      type: 'control_wait',
      hasNext: true,
      fields: {},
      extra: {},
      shadows: {},
      at:
        n % 50 === 0
          ? ({ parent: null, x: n, y: n } as const)
          : ({ parent: `b${n - 1}`, input: 'next', kind: 'statement' } as const),
    })
    mia.source.store({ fileId, upserts: Array.from({ length: 2_000 }, (_, n) => stack(n)), deletes: [] })
    const late = open(4, Y.encodeStateAsUpdate(mia.document))
    await rest()
    expect(late.workspace.getAllBlocks(false)).toHaveLength(2_000)
    const before = new Map(late.source.read().blocks)
    blockOf(late, 'b777').setCollapsed(true)
    await rest()
    const after = late.source.read().blocks
    expect([...after.values()].filter((block) => before.get(block.id) !== block).map(({ id }) => id)).toEqual(
      ['b777'],
    )
  })
})
