import { z } from 'zod'
import { DoodleId, FileId } from '../../model/ids.ts'

/**
 * Where a person is working; Ctrl+Z undoes what they did last there. `project` has whole tabs, `everything` what is to be seen wherever
 * one is. Stored with the steps.
 */
export const Surface = z.union([
  z.literal(['scene', 'project', 'assets', 'everything']),
  z.templateLiteral(['file:', FileId]),
  z.templateLiteral(['doodle:', DoodleId]),
])
export type Surface = z.infer<typeof Surface>
