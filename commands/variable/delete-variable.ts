import { z } from 'zod'
import { usedVariables } from '../../model/blocks/used-variables.ts'
import { BlockId, FileId } from '../../model/ids.ts'
import { changeableBlocks } from '../blocks/changeable-blocks.ts'
import { variableWrites } from '../blocks/variable-writes.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

/** Deletes a variable that no block uses. Should somebody use it at the same moment, it stays. */
export const deleteVariable = defineCommand({
  type: 'variable.delete',
  version: 1,
  label: 'command.variable.delete',
  payload: z.strictObject({ fileId: FileId, variableId: BlockId }),
  surface: ({ fileId }): `file:${FileId}` => `file:${fileId}`,
  plan(project, { fileId, variableId }, { lamport, actor }) {
    const found = changeableBlocks(project, fileId)
    if (found.kind === 'rejected') return found
    const { file } = found
    const variable = file.variables.find(({ id }) => id === variableId)
    if (!variable) return reject('variable.missing')
    const { name } = variable
    for (const block of file.blocks.values())
      if (usedVariables(block).includes(variableId)) return reject('variable.in-use', { name })
    const change = { upserts: [], deletes: [variableId] }
    return writes(variableWrites(file, fileId, change, { t: lamport, c: actor }), { name })
  },
})
