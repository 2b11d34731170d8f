import * as Y from 'yjs'
import { germanTemplateBytes } from '../../../content/german/german-template-bytes.ts'
import { templateBytes } from '../../../content/templates/template-bytes.ts'
import type { TemplateSlug } from '../../../content/templates/template-slugs.ts'
import { generateCode } from '../../../language/generator/generate-code.ts'
import type { CodeLocale } from '../../../language/locale.ts'
import { toBlocklyState } from '../../../model/blocks/blocks-state.ts'
import { codeNames } from '../../../model/project/code-names.ts'
import { materialise } from '../../../model/project/materialise.ts'
import type { Project } from '../../../model/project/project.ts'
import { type Program, type Ran, runProgram } from '../scripts/run-program.ts'

/** A new project that begins with a starter world in a language. */
export function openTemplate(slug: TemplateSlug, locale: CodeLocale = 'en'): Project {
  const document = new Y.Doc()
  Y.applyUpdate(document, locale === 'de' ? germanTemplateBytes(slug) : templateBytes(slug))
  return materialise(document)
}

/** The JavaScript of all its tabs by name, as Run compiles it. */
export function tabsOf(project: Project): Readonly<Record<string, string>> {
  const { id } = project.defaultScene
  const names = codeNames(project, id)
  return Object.fromEntries(
    project
      .files(id)
      .map((file) => [
        file.name,
        file.kind === 'js'
          ? project.text(file.id)
          : generateCode(toBlocklyState(project.blocks(file.id)), names).code,
      ]),
  )
}

/** Runs a starter world in Node as Run does in the page. */
export function runTemplate(
  slug: TemplateSlug,
  {
    seconds,
    inputs = {},
    locale = 'en',
    seed = 1,
  }: Pick<Program, 'seconds' | 'inputs' | 'seed'> & { readonly locale?: CodeLocale },
): Promise<Ran> {
  const project = openTemplate(slug, locale)
  const { id, name } = project.defaultScene
  return runProgram({
    entities: project.entities(id).map((entity) => ({ ...entity, components: { ...entity.components } })),
    tabs: tabsOf(project),
    blockTabs: project.files(id).flatMap((file) => (file.kind === 'blocks' ? [file.name] : [])),
    seconds,
    seed,
    inputs,
    scenes: { current: name, all: [name] },
  })
}
