import type { CourseName } from '../../../protocol/courses/courses.ts'

/** Where a certificate is seen; without its code only its owner sees something there. */
export const certificatePath = (username: string, course: CourseName, code: string | null): string =>
  `/${username}/courses/${course}${code === null ? '' : `?code=${code}`}`
