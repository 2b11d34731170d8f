import { z } from 'zod'
import { Name } from '../../model/document/names.ts'
import { momentKey } from '../../model/project/moment-key.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

/**
 * Gives the project as it is now a name, under which its history shows this moment. Written down as the last name that was given, so that
 * everybody's history hears of it; the same name twice in a row is one.
 */
export const nameMoment = defineCommand({
  type: 'project.name-moment',
  version: 1,
  label: 'command.project.name-moment',
  payload: z.strictObject({ name: Name }),
  surface: () => 'project',
  undoable: false,
  plan(_, { name }) {
    if (name === '') return reject('name.empty')
    return writes([{ op: 'set', root: 'meta', id: null, key: momentKey, value: { name } }], { name })
  },
})
