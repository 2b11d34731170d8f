import * as Blockly from 'blockly/core'
import * as En from 'blockly/msg/en'
import { registerHeadlessItemField } from '../../language/blocks/headless-item-field.ts'
import { registerBlocks } from '../../language/blocks/register-blocks.ts'
import { defineStandardBlocks } from './standard-blocks.ts'

let isReady = false

/** Tells headless Blockly our blocks and those of its own that have mutators and procedures, once. */
export function prepareBlockly(): void {
  if (isReady) return
  isReady = true
  const { default: _whole, ...words } = En
  Blockly.setLocale(words)
  registerHeadlessItemField(Blockly)
  registerBlocks(Blockly, 'en')
  defineStandardBlocks()
}
