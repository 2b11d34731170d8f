import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { defineCommand, writes } from '../core/define-command.ts'

/** Changes the text that describes the project. */
export const describeProject = defineCommand({
  type: 'project.describe',
  version: 1,
  label: 'command.project.describe',
  payload: z.strictObject({ description: z.string().max(limits.descriptionLength) }),
  surface: () => 'scene',
  mergeKey: () => '',
  plan(_project, { description }) {
    return writes([{ op: 'set', root: 'meta', id: null, key: 'description', value: description }])
  },
})
