import { z } from 'zod'
import { FileId } from '../../model/ids.ts'
import { BlockVariableState } from '../blocks/block-change.ts'
import { changeableBlocks } from '../blocks/changeable-blocks.ts'
import { variableWrites } from '../blocks/variable-writes.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { isVariableNameTaken } from './variable-name.ts'

/** Adds a variable to a blocks file. Names are unique in the file among variables of one type, whatever the case. */
export const createVariable = defineCommand({
  type: 'variable.create',
  version: 1,
  label: 'command.variable.create',
  payload: z.strictObject({ fileId: FileId, variable: BlockVariableState }),
  surface: ({ fileId }): `file:${FileId}` => `file:${fileId}`,
  plan(project, { fileId, variable }, { lamport, actor }) {
    const found = changeableBlocks(project, fileId)
    if (found.kind === 'rejected') return found
    const { file } = found
    const { id, name } = variable
    if (file.variableRecords.has(id)) return reject('payload.invalid')
    if (isVariableNameTaken(file, variable)) return reject('name.taken', { name })
    const change = { upserts: [variable], deletes: [] }
    return writes(variableWrites(file, fileId, change, { t: lamport, c: actor }), { name })
  },
})
