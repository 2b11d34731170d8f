import * as Blockly from 'blockly/core'
import { expect, test } from 'vitest'
import { registerHeadlessFields } from '../../../language/blocks/headless-fields.ts'
import { registerBlocks } from '../../../language/blocks/register-blocks.ts'
import { degreesOf } from '../../../src/blocks/canvas/degrees-of.ts'

registerHeadlessFields(Blockly)
registerBlocks(Blockly, 'en')

/** The number in a slot of a new block. */
function numberIn(type: string, slot: string, fields: Readonly<Record<string, string>> = {}): Blockly.Block {
  const state = {
    type,
    fields,
    inputs: { [slot]: { shadow: { type: 'math_number', fields: { NUM: 30 } } } },
  }
  const block = Blockly.serialization.blocks.append(state, new Blockly.Workspace())
  const number = block.getInputTargetBlock(slot)
  if (!number) throw new Error('no number in the slot')
  return number
}

test.each([
  ['turnRight', false],
  ['turnUp', false],
  ['turnLeft', true],
] as const)(
  'a turn is an angle, which counts to the left where it goes left: %s',
  (direction, isMirrored) => {
    expect(degreesOf(numberIn('motion_turn', 'DEGREES', { DIRECTION: direction }))).toEqual({ isMirrored })
  },
)

test('seconds, a loose number and what is no block of ours are no angles', () => {
  expect(degreesOf(numberIn('motion_turn', 'SECONDS'))).toBeNull()
  expect(degreesOf(new Blockly.Workspace().newBlock('math_number'))).toBeNull()
  expect(degreesOf(null)).toBeNull()
})
