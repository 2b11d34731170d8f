import { z } from 'zod'
import { Name } from '../../model/document/names.ts'
import { isNameTaken } from '../../model/document/unique-names.ts'
import { DoodleId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { listedDoodle } from './listed-doodle.ts'

/** Renames a doodle. Names are unique in the project, whatever the case. */
export const renameDoodle = defineCommand({
  type: 'doodle.rename',
  version: 1,
  label: 'command.doodle.rename',
  payload: z.strictObject({ doodleId: DoodleId, name: Name }),
  surface: () => 'assets',
  plan(project, { doodleId, name }) {
    if (!listedDoodle(project, doodleId)) return reject('doodle.missing')
    if (name === '') return reject('name.empty')
    if (isNameTaken(project.doodles, name, doodleId)) return reject('name.taken', { name })
    return writes([{ op: 'set', root: 'doodles', id: doodleId, key: 'name', value: name }], { name })
  },
})
