// @vitest-environment jsdom
import * as Blockly from 'blockly/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { registerHeadlessFields } from '../../../language/blocks/headless-fields.ts'
import { registerBlocks } from '../../../language/blocks/register-blocks.ts'
import { backpack, pack, packedStacks, unpack } from '../../../src/blocks/toolbox/backpack.ts'
import { remembered } from '../../../src/blocks/toolbox/device-memory.ts'
import {
  favourites,
  level,
  noteUsed,
  recent,
  toggleFavourite,
} from '../../../src/blocks/toolbox/own-blocks.ts'
import { toolboxContents } from '../../../src/blocks/toolbox/toolbox-contents.ts'

registerHeadlessFields(Blockly)
registerBlocks(Blockly, 'en')

beforeEach(() => {
  favourites.set([])
  recent.set([])
  backpack.set([])
  level.set('explorer')
})

const packed = () => packedStacks().map((stack) => ('type' in stack ? stack.type : undefined))

describe('what a person keeps of blocks on this device', () => {
  test('a star is given and taken away; used blocks are remembered, the last first, ten of them', () => {
    toggleFavourite('motion_move')
    toggleFavourite('looks_say')
    toggleFavourite('motion_move')
    expect(favourites.get()).toEqual(['looks_say'])
    for (let index = 0; index < 12; index++) noteUsed(`block ${index}`)
    noteUsed('block 5')
    expect(recent.get()).toHaveLength(10)
    expect(recent.get().slice(0, 2)).toEqual(['block 5', 'block 11'])
  })

  test('a stack goes into the backpack with all that hangs on it and comes out in another program', () => {
    const here = new Blockly.Workspace()
    const first = Blockly.serialization.blocks.append(
      { type: 'control_forever', inputs: { DO: { block: { type: 'motion_turn' } } } },
      here,
    )
    expect(pack(first)).toBe(true)
    here.dispose()
    const there = new Blockly.Workspace()
    for (const stack of backpack.get()) Blockly.serialization.blocks.append({ ...stack }, there)
    expect(there.getAllBlocks(true).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['control_forever', 'motion_turn']),
    )
    there.dispose()
  })

  test('the newest comes first, what is thrown out is gone, what cannot be read is not shown', () => {
    const here = new Blockly.Workspace()
    for (const type of ['motion_move', 'looks_say']) pack(here.newBlock(type))
    expect(packed()).toEqual(['looks_say', 'motion_move'])
    unpack(0)
    expect(packed()).toEqual(['motion_move'])
    backpack.set([{ type: 'motion_move', inputs: { NOWHERE: { block: { type: 'motion_move' } } } }])
    expect(packed()).toEqual([])
    here.dispose()
  })

  test('what is too large is not taken', () => {
    const here = new Blockly.Workspace()
    const block = here.newBlock('looks_say')
    block.setCommentText('x'.repeat(60_000))
    expect(pack(block)).toBe(false)
    expect(backpack.get()).toEqual([])
    here.dispose()
  })

  test('what somebody else wrote into the storage counts as nothing', () => {
    localStorage.setItem('strange', '{"no":"list"}')
    expect(remembered('strange', z.array(z.string()), ['usual']).get()).toEqual(['usual'])
    localStorage.setItem('strange', '{{')
    expect(remembered('strange', z.array(z.string()), []).get()).toEqual([])
    const cell = remembered('strange', z.array(z.string()), [])
    cell.set(['one'])
    expect(remembered('strange', z.array(z.string()), []).get()).toEqual(['one'])
  })
})

test('the toolbox has what is liked and carried around the categories, and never fewer blocks for makers', () => {
  const count = () => JSON.stringify(toolboxContents('en')).split('"kind":"block"').length
  const ids = toolboxContents('de').contents.map((item) => ('id' in item ? item.id : undefined))
  expect([ids[0], ids.at(-1)]).toEqual(['NESTLING_FAVOURITES', 'NESTLING_BACKPACK'])
  const few = count()
  level.set('maker')
  expect(count()).toBeGreaterThanOrEqual(few)
})
