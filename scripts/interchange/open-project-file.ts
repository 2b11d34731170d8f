import { openForeignDocument } from '../../commands/core/open-foreign-document.ts'
import { readProjectFile } from '../../interchange/project-file/read-project-file.ts'
import { materialise } from '../../model/project/materialise.ts'
import type { Project } from '../../model/project/project.ts'
import { en } from '../../src/i18n/en.ts'

export type OpenedProject =
  | { readonly ok: true; readonly project: Project }
  | { readonly ok: false; readonly why: string }

/** The project in a project file, or a sentence why there is none. */
export function openProjectFile(bytes: Uint8Array): OpenedProject {
  const { fault: sentences } = en.interchange
  const file = readProjectFile(bytes)
  if (!file.ok) return { ok: false, why: sentences[file.fault] }
  const opened = openForeignDocument(file.project.update)
  if (!opened.ok) return { ok: false, why: sentences[opened.fault] }
  return { ok: true, project: materialise(opened.document) }
}
