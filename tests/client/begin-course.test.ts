import { expect, it } from 'vitest'
import * as Y from 'yjs'
import { courses } from '../../content/courses/courses.ts'
import { materialise } from '../../model/project/materialise.ts'
import { beginCourse } from '../../src/client/courses/begin-course.ts'
import { importedProject } from '../../src/client/project-place/imported-projects.ts'
import { courseOf } from '../../src/workspace/courses/course-of.ts'

it('[K05] a course begins in a project of its own that knows which course it is, in the language of the person', () => {
  for (const course of courses) {
    const opened = (['en', 'de'] as const).map((locale) => {
      const path = beginCourse(course, locale)
      const bytes = importedProject(path.replace('/new?project=', ''))
      const document = new Y.Doc()
      Y.applyUpdate(document, bytes ?? new Uint8Array())
      return materialise(document)
    })
    const [english, german] = opened
    expect(english?.meta.displayName).not.toBe(german?.meta.displayName)
    for (const project of opened) {
      expect(project.broken(project.defaultScene.id)).toEqual([])
      expect(project.meta.template).toBe(course.slug)
      expect(project.defaultScene.template).toBe('blank')
      for (const access of ['owner', 'viewer'] as const) {
        const session = { bus: { project }, access }
        expect(courseOf(session)).toBe(access === 'owner' ? course.slug : null)
      }
    }
  }
})
