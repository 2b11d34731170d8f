import * as Blockly from 'blockly/core'
import type { BlocksFile } from '../../../model/blocks/blocks-file.ts'
import { toBlocklyState } from '../../../model/blocks/blocks-state.ts'
import { isJsonObject } from '../../../model/document/is-json-object.ts'
import { defineIfUnknown } from './unknown-block.ts'

/**
 * Puts a file's stacks on an empty canvas, each of them whole: several times faster than block by block. A stack that Blockly
 * cannot take as it is stored is left out; show its blocks one by one.
 */
export function appendStacks(workspace: Blockly.Workspace, file: BlocksFile): void {
  for (const { type } of file.blocks.values()) defineIfUnknown(type)
  const { blocks } = toBlocklyState(file)
  if (!isJsonObject(blocks) || !Array.isArray(blocks.blocks)) return
  const whole = new Set<string>()
  for (const stack of blocks.blocks) {
    if (!isJsonObject(stack) || typeof stack.type !== 'string') continue
    try {
      const state = { ...structuredClone(stack), type: stack.type }
      whole.add(Blockly.serialization.blocks.append(state, workspace).id)
    } catch {
      // An input that is gone, parts that do not fit, or more blocks in each other than Blockly can take at once.
      for (const half of workspace.getTopBlocks(false)) if (!whole.has(half.id)) half.dispose(false)
    }
  }
}
