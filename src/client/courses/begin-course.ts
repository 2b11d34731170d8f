import { encodeDocument } from '../../../commands/core/encode-document.ts'
import { openForeignDocument } from '../../../commands/core/open-foreign-document.ts'
import type { Course } from '../../../content/courses/course.ts'
import { sceneDocument } from '../../../content/templates/scene-bytes.ts'
import { reservedClientIds } from '../../../model/document/reserved-client-ids.ts'
import type { Locale } from '../../i18n/locale.ts'
import { offerImported } from '../project-place/imported-projects.ts'

/** Begins a project of this browser in the start world of a course, and says where it opens. It needs no account. */
export function beginCourse(course: Course, locale: Locale): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  // Written by whoever begins it: a course is no template that two people could start apart and then merge.
  const clientId = Math.max(random, reservedClientIds)
  const document = sceneDocument({ ...course.start(locale), slug: 'blank', origin: course.slug, clientId })
  const opened = openForeignDocument(encodeDocument(document))
  document.destroy()
  if (!opened.ok) throw new Error(`the start world of ${course.slug} is ${opened.fault}`)
  opened.document.destroy()
  const localId = crypto.randomUUID()
  offerImported(localId, opened.update)
  return `/new?project=${localId}`
}
