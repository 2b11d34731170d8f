import { z } from 'zod'
import { Name } from '../../model/document/names.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

/** Changes the name that the project is shown by. */
export const renameProject = defineCommand({
  type: 'project.rename',
  version: 1,
  label: 'command.project.rename',
  payload: z.strictObject({ displayName: Name }),
  surface: () => 'scene',
  mergeKey: () => '',
  plan(_project, { displayName }) {
    if (displayName === '') return reject('name.empty')
    return writes([{ op: 'set', root: 'meta', id: null, key: 'displayName', value: displayName }], {
      name: displayName,
    })
  },
})
