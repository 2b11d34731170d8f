import { z } from 'zod'
import { ProjectId } from '../../model/ids.ts'
import { defineCommand, writes } from '../core/define-command.ts'

/** Notes which project this one was remixed from; `null` for none. */
export const setRemixSource = defineCommand({
  type: 'project.set-remix-source',
  version: 1,
  label: 'command.project.set-remix-source',
  payload: z.strictObject({ remixedFrom: ProjectId.nullable() }),
  surface: () => 'scene',
  plan(_project, { remixedFrom }) {
    const register = { root: 'meta', id: null, key: 'remixedFrom' } as const
    if (remixedFrom === null) return writes([{ op: 'erase', ...register }])
    return writes([{ op: 'set', ...register, value: remixedFrom }])
  },
})
