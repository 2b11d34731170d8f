import * as Blockly from 'blockly/core'
import * as En from 'blockly/msg/en'
import { registerHeadlessFields } from '../../language/blocks/headless-fields.ts'
import { registerBlocks } from '../../language/blocks/register-blocks.ts'
import { defineStandardBlocks } from './standard-blocks.ts'

let isReady = false

/** Tells headless Blockly our blocks and those of its own that have mutators and procedures, once. */
export function prepareBlockly(): void {
  if (isReady) return
  isReady = true
  const { default: _whole, ...words } = En
  Blockly.setLocale(words)
  registerHeadlessFields(Blockly)
  registerBlocks(Blockly, 'en')
  defineStandardBlocks()
}
