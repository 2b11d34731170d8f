import type { Course } from '../../../content/courses/course.ts'
import type { CourseName } from '../../../protocol/courses/courses.ts'

const load: Readonly<Record<CourseName, () => Promise<Course>>> = {
  't-rex': async () => (await import('../../../content/courses/t-rex/t-rex.ts')).tRex,
  'space-invader': async () =>
    (await import('../../../content/courses/space-invader/space-invader.ts')).spaceInvader,
  'solar-system': async () =>
    (await import('../../../content/courses/solar-system/solar-system.ts')).solarSystem,
}

const loaded = new Map<CourseName, Promise<Course>>()

/** A course with all its texts; the same promise each time. One that could not be fetched is asked for again. */
export function loadCourse(name: CourseName): Promise<Course> {
  const known = loaded.get(name)
  if (known) return known
  const course = load[name]()
  loaded.set(name, course)
  course.catch(() => loaded.delete(name))
  return course
}
