import type { CodeLocale } from '../locale.ts'
import { blocksAsJson } from './block-json.ts'

/** The part of Blockly that is needed; it comes in, because Node and the bundler import Blockly in different ways. */
export interface BlockRegistry {
  readonly Blocks: object
  readonly common: { defineBlocksWithJsonArray(json: unknown[]): void }
}

/**
 * Tells Blockly every block in one language. The field `field_item` must be registered first: `src/blocks` has the one
 * that people see, `registerHeadlessFields` one without a face. Calling it again changes the language of blocks made later.
 */
export function registerBlocks(blockly: BlockRegistry, locale: CodeLocale): void {
  const definitions = [...blocksAsJson(locale)]
  // Blockly warns about every definition that it has already.
  for (const { type } of definitions) Reflect.deleteProperty(blockly.Blocks, String(type))
  blockly.common.defineBlocksWithJsonArray(definitions)
}
