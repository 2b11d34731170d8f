import type { CourseName } from '../../../protocol/courses/courses.ts'

const files = import.meta.glob<string>('../../../content/courses/*/pictures/*.webp', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})

/** Address of the picture of what a step ends with (480 × 300), if it has one. Taken by `scripts/course-pictures.ts`. */
export const stepPicture = (course: CourseName, step: string): string | undefined =>
  files[`../../../content/courses/${course}/pictures/${step}.webp`]
