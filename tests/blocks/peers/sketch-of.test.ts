// @vitest-environment jsdom
import * as Blockly from 'blockly/core'
import { expect, test } from 'vitest'
import { registerHeadlessFields } from '../../../language/blocks/headless-fields.ts'
import { registerBlocks } from '../../../language/blocks/register-blocks.ts'
import { PresenceBlocks } from '../../../protocol/sync/presence.ts'
import { maxPresenceBytes } from '../../../protocol/sync/sync-limits.ts'
import { sketchOf } from '../../../src/blocks/peers/sketch-of.ts'
import { chain, number, one, text } from '../../support/scripts/offered-block.ts'

registerHeadlessFields(Blockly)
registerBlocks(Blockly, 'en')

const blockOf = (state: Blockly.serialization.blocks.State) =>
  Blockly.serialization.blocks.append(state, new Blockly.Workspace())

const waits = (count: number) =>
  Array.from({ length: count }, () => one('control_wait', { inputs: { SECONDS: number(1) } }))

/** What goes to the server at most beside the sketch: names of things and people are longer in no alphabet. */
const around = { user: { username: 'e'.repeat(40), name: 'ü'.repeat(40), colour: 1 }, caret: null }

test('a short stack is sketched whole', () => {
  const sketch = sketchOf(blockOf(chain(one('controls_repeat_ext'), ...waits(2))))
  expect(sketch).toMatchObject({
    type: 'controls_repeat_ext',
    next: { block: { type: 'control_wait', next: { block: { type: 'control_wait' } } } },
  })
})

test('of a long stack the first block is sketched, of one with a long text its outside; what is sent is always taken', () => {
  const long = sketchOf(blockOf(chain(one('controls_repeat_ext'), ...waits(40))))
  expect(long).toMatchObject({ type: 'controls_repeat_ext' })
  expect(long).not.toHaveProperty('next')
  const wordy = sketchOf(blockOf(one('looks_say', { inputs: { TEXT: text('ß'.repeat(900)) } })))
  expect(wordy).toEqual({ type: 'looks_say' })
  for (const sketch of [long, wordy, sketchOf(blockOf(chain(one('controls_repeat_ext'), ...waits(7))))]) {
    const state = {
      blocks: {
        fileId: 'f'.repeat(36),
        selected: 'b'.repeat(36),
        dragged: { blockId: 'b'.repeat(36), x: -99999, y: 99999, sketch },
      },
      ...around,
    }
    expect(PresenceBlocks.safeParse(state.blocks).success).toBe(true)
    expect(new TextEncoder().encode(JSON.stringify(state)).length).toBeLessThanOrEqual(maxPresenceBytes)
  }
})
