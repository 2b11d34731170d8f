import { z } from 'zod'
import { BlockId, FileId } from '../../model/ids.ts'
import { VariableName } from '../blocks/block-change.ts'
import { changeableBlocks } from '../blocks/changeable-blocks.ts'
import { variableWrites } from '../blocks/variable-writes.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { isVariableNameTaken } from './variable-name.ts'

/** Renames a variable; the blocks that use it follow, for they know it by id. */
export const renameVariable = defineCommand({
  type: 'variable.rename',
  version: 1,
  label: 'command.variable.rename',
  payload: z.strictObject({ fileId: FileId, variableId: BlockId, name: VariableName }),
  surface: ({ fileId }): `file:${FileId}` => `file:${fileId}`,
  plan(project, { fileId, variableId, name }, { lamport, actor }) {
    const found = changeableBlocks(project, fileId)
    if (found.kind === 'rejected') return found
    const { file } = found
    const shown = file.variables.find(({ id }) => id === variableId)
    if (!shown) return reject('variable.missing')
    const variable = { ...shown, name }
    if (isVariableNameTaken(file, variable)) return reject('name.taken', { name })
    const change = { upserts: [variable], deletes: [] }
    return writes(variableWrites(file, fileId, change, { t: lamport, c: actor }), { name })
  },
})
