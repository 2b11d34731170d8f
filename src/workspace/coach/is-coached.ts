import type { Project } from '../../../model/project/project.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import { coachMemory } from './coach-memory.ts'

interface CoachedSession extends Pick<ProjectSession, 'access'> {
  readonly bus: { readonly project: Pick<Project, 'meta'> }
}

/** Whether the first steps are told in this project: in a tree house of one's own, to who wants them (`want-coach.ts`). What they say is about its dragon. */
export function isCoached({ bus, access }: CoachedSession): boolean {
  return access !== 'viewer' && bus.project.meta.template === 'treehouse' && coachMemory() !== null
}
