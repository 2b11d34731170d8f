import { openForeignDocument } from '../../commands/core/open-foreign-document.ts'
import { templateBytes } from '../../content/templates/template-bytes.ts'
import { isTemplateSlug, templates } from '../../content/templates/templates.ts'
import { materialise } from '../../model/project/materialise.ts'
import type { OpenedProject } from '../interchange/open-project-file.ts'

/** A new project that begins with the starter world of this slug; one that nobody knows is no world here. */
export function openTemplate(slug: string): OpenedProject {
  if (!isTemplateSlug(slug))
    return { ok: false, why: `There is no world ${slug}. There are ${Object.keys(templates).join(', ')}.` }
  const opened = openForeignDocument(templateBytes(slug))
  if (!opened.ok) throw new Error(`the starter world ${slug} cannot be opened: ${opened.fault}`)
  return { ok: true, project: materialise(opened.document), files: new Map() }
}
