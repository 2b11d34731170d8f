import type { Drawing } from '../../model/doodle/doodle.ts'
import type { DoodleId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'

/** A doodle that can be worked on, `undefined` when it was deleted or never there. */
export function listedDoodle(project: Project, id: DoodleId): Drawing | undefined {
  const doodle = project.doodle(id)
  return doodle?.isRemoved ? undefined : doodle
}
