import { sceneDocument } from '../../content/templates/scene-bytes.ts'
import { isTemplateSlug } from '../../content/templates/template-slugs.ts'
import { templates } from '../../content/templates/templates.ts'
import { materialise } from '../../model/project/materialise.ts'
import type { OpenedProject } from '../interchange/open-project-file.ts'

/** A new project that begins with the starter world of this slug; one that nobody knows is no world here. */
export function openTemplate(slug: string): OpenedProject {
  if (!isTemplateSlug(slug))
    return { ok: false, why: `There is no world ${slug}. There are ${Object.keys(templates).join(', ')}.` }
  return { ok: true, project: materialise(sceneDocument(templates[slug].blueprint)), files: new Map() }
}
