import type { Project } from '../../../model/project/project.ts'
import { type CourseName, courseNames } from '../../../protocol/courses/courses.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'

interface CourseSession extends Pick<ProjectSession, 'access'> {
  readonly bus: { readonly project: Pick<Project, 'meta'> }
}

/** The course that a project was begun in, to those who may go on with it. */
export function courseOf({ bus, access }: CourseSession): CourseName | null {
  const { template } = bus.project.meta
  return access === 'viewer' ? null : (courseNames.find((name) => name === template) ?? null)
}
