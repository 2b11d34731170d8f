/**
 * Takes the pictures of the steps of the courses, each in the finished world, and writes them to `content/courses/<course>/pictures`. It needs the
 * built frame. Run it after a course or a model has changed: `node scripts/course-pictures.ts [course | course/step …]` (none = all).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { courses } from '../content/courses/courses.ts'
import { courseShots } from './thumbnails/course-shots.ts'
import { photographCourse } from './thumbnails/photograph-course.ts'

const wanted = process.argv.slice(2)

for (const course of courses) {
  const name = course.slug
  const folder = `content/courses/${name}/pictures`
  await mkdir(folder, { recursive: true })
  for (const { id } of course.steps) {
    const shot = courseShots[name][id]
    if (!shot) throw new Error(`no moment for ${name}/${id}`)
    if (wanted.length > 0 && !wanted.includes(name) && !wanted.includes(`${name}/${id}`)) continue
    const picture = await photographCourse(course, shot)
    await writeFile(`${folder}/${id}.webp`, picture)
    console.log(`${name}/${id}: ${picture.length} B`)
  }
}
