import { z } from 'zod'
import { doodleReference } from '../../model/assets/reference.ts'
import { whereUsed } from '../../model/assets/where-used.ts'
import { DoodleId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { listedDoodle } from './listed-doodle.ts'

/**
 * Deletes a doodle, softly: what others draw on it meanwhile comes back with it. Refused while a thing shows it. Should
 * somebody show it at the same moment, it is unlisted and still shown.
 */
export const deleteDoodle = defineCommand({
  type: 'doodle.delete',
  version: 1,
  label: 'command.doodle.delete',
  payload: z.strictObject({ doodleId: DoodleId }),
  surface: () => 'assets',
  plan(project, { doodleId }, { lamport, actor }) {
    const doodle = listedDoodle(project, doodleId)
    if (!doodle) return reject('doodle.missing')
    const { name } = doodle
    const count = whereUsed(project, doodleReference(doodleId)).length
    if (count > 0) return reject('doodle.in-use', { name, count })
    const value = { t: lamport, c: actor }
    return writes([{ op: 'set', root: 'doodles', id: doodleId, key: 'del', value }], { name })
  },
})
