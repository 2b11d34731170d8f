import * as Y from 'yjs'
import type { Course, Finished } from '../../../content/courses/course.ts'
import { sceneBytes } from '../../../content/templates/scene-bytes.ts'
import { generateCode } from '../../../language/generator/generate-code.ts'
import type { CodeLocale } from '../../../language/locale.ts'
import { toBlocklyState } from '../../../model/blocks/blocks-state.ts'
import { codeNames } from '../../../model/project/code-names.ts'
import { materialise } from '../../../model/project/materialise.ts'
import type { Project } from '../../../model/project/project.ts'

export type Variant = keyof Finished

/** What a course ends with, as a project. */
export function openCourse(course: Course, variant: Variant, locale: CodeLocale = 'en'): Project {
  const document = new Y.Doc()
  const bytes = sceneBytes({ ...course.finished(locale)[variant], slug: 'blank', clientId: 99 })
  Y.applyUpdate(document, bytes)
  return materialise(document)
}

/** The JavaScript of its only tab. */
export function sourceOf(project: Project): string {
  const [file] = project.files(project.defaultScene.id)
  if (!file) throw new Error('a course without a tab')
  if (file.kind === 'js') return project.text(file.id)
  return generateCode(toBlocklyState(project.blocks(file.id)), codeNames(project, project.defaultScene.id))
    .code
}
