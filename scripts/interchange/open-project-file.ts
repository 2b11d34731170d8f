import { openForeignDocument } from '../../commands/core/open-foreign-document.ts'
import { readProjectFile } from '../../interchange/project-file/read-project-file.ts'
import type { FileBytes } from '../../interchange/world-zip/world-files.ts'
import type { AssetId } from '../../model/ids.ts'
import { materialise } from '../../model/project/materialise.ts'
import type { Project } from '../../model/project/project.ts'
import { mimeOfKey } from '../../src/client/assets/file-kinds.ts'
import { en } from '../../src/i18n/en.ts'

export type OpenedProject =
  | {
      readonly ok: true
      readonly project: Project
      /** The files of its library that came with it. */
      readonly files: ReadonlyMap<AssetId, FileBytes>
    }
  | { readonly ok: false; readonly why: string }

/** The project in a project file, or a sentence why there is none. */
export function openProjectFile(bytes: Uint8Array): OpenedProject {
  const { fault: sentences } = en.interchange
  const file = readProjectFile(bytes)
  if (!file.ok) return { ok: false, why: sentences[file.fault] }
  const opened = openForeignDocument(file.project.update)
  if (!opened.ok) return { ok: false, why: sentences[opened.fault] }
  const project = materialise(opened.document)
  const files = new Map(
    file.project.assets.flatMap(({ id, bytes }) => {
      const type = mimeOfKey(project.asset(id)?.key ?? '')
      return type ? [[id, { bytes, type }] as const] : []
    }),
  )
  return { ok: true, project, files }
}
