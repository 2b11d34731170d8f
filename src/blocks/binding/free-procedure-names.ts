import type * as Blockly from 'blockly/core'
import type { BlocksFile } from '../../../model/blocks/blocks-file.ts'
import { procedureTypes } from '../../../model/blocks/resolve-procedures.ts'

/**
 * Takes the names from definitions of procedures that get another one. Two must never have the same name, not even while they
 * swap: Blockly would number one of them. Those in `held` keep theirs. Call it before blocks are shown.
 */
export function freeProcedureNames(
  workspace: Blockly.Workspace,
  file: BlocksFile,
  held: ReadonlySet<string>,
): void {
  for (const block of procedureTypes.definitions.flatMap((type) => workspace.getBlocksByType(type))) {
    if (held.has(block.id)) continue
    const wanted = file.blocks.get(block.id)?.fields.NAME
    if (block.getFieldValue('NAME') !== wanted) block.setFieldValue(`\u0000${block.id}`, 'NAME')
  }
}
