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

/**
 * Whether a new step on `surface` ends what could be redone on `other`: on the same one, on one that reaches beyond it (whole tabs beyond a
 * tab), and anywhere after everything changed. Redoing the deletion of a tab after somebody has typed into it would be no redo.
 */
export function endsRedo(surface: Surface, other: Surface): boolean {
  if (surface === other || surface === 'everything' || other === 'everything') return true
  if (other === 'project') return surface.startsWith('file:')
  return other === 'assets' && surface.startsWith('doodle:')
}
