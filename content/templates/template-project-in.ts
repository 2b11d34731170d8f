import type { CodeLocale } from '../../language/locale.ts'
import { materialise } from '../../model/project/materialise.ts'
import type { Project } from '../../model/project/project.ts'
import { blueprintIn } from './blueprint-in.ts'
import { sceneDocument } from './scene-bytes.ts'
import type { TemplateSlug } from './template-slugs.ts'

/** A starter world to be shown, which nobody changes. */
export const templateProjectIn = async (slug: TemplateSlug, locale: CodeLocale): Promise<Project> =>
  materialise(sceneDocument(await blueprintIn(slug, locale)))
