// @vitest-environment jsdom
import * as Blockly from 'blockly/core'
import { beforeAll, expect, test } from 'vitest'
import { asRemote } from '../../src/blocks/binding/remote-group.ts'
import { errorHalo } from '../../src/blocks/canvas/error-halo.ts'
import { prepareBlockly } from './canvas.ts'

beforeAll(prepareBlockly)

/** A canvas without a picture, whose blocks know which classes they have. */
function opened() {
  const workspace = new Blockly.Workspace()
  const blocks = ['control_wait', 'control_wait'].map((type) => workspace.newBlock(type))
  const classes = new Map(blocks.map(({ id }) => [id, new Set<string>()]))
  const show = errorHalo({
    addChangeListener: (listen) => workspace.addChangeListener(listen),
    getBlockById(id) {
      const names = classes.get(id)
      return names
        ? { addClass: (name) => void names.add(name), removeClass: (name) => void names.delete(name) }
        : null
    },
  })
  const marked = () => blocks.map(({ id }) => classes.get(id)?.size === 1)
  return { workspace, blocks, show, marked }
}

/** Blockly tells what happened a moment later. */
const told = () => new Promise((resolve) => setTimeout(resolve, 50))

test('one block at a time has the halo', async () => {
  const { blocks, show, marked } = opened()
  await told()
  show(blocks[0]!.id)
  expect(marked()).toEqual([true, false])
  show(blocks[1]!.id)
  expect(marked()).toEqual([false, true])
  show('gone')
  expect(marked()).toEqual([false, false])
})

test('the halo goes with what the person changes next, not with what comes from the document or lies aside', async () => {
  const { workspace, blocks, show, marked } = opened()
  await told()
  show(blocks[0]!.id)
  asRemote(() => workspace.newBlock('control_wait'))
  const bump = new Blockly.Events.BlockMove(blocks[1])
  bump.setReason(['bump'])
  Blockly.Events.fire(bump)
  Blockly.Events.fire(new Blockly.Events.Selected(null, blocks[1]!.id, workspace.id))
  await told()
  expect(marked()).toEqual([true, false])
  blocks[1]!.setCollapsed(true)
  await told()
  expect(marked()).toEqual([false, false])
})
