import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import type { FileId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'
import { type Refusal, reject } from '../core/define-command.ts'

/** A blocks file and what its tab is called. */
interface ChangeableBlocks {
  readonly kind: 'changeable'
  readonly name: string
  readonly file: BlocksFile
}

/** The blocks of a file, or why they may not be changed: it is gone or holds something else. */
export function changeableBlocks(project: Project, fileId: FileId): ChangeableBlocks | Refusal {
  const codeFile = project.file(fileId)
  if (!codeFile) return reject('file.missing')
  const { name, kind } = codeFile
  if (kind !== 'blocks') return reject('file.not-blocks', { name })
  return { kind: 'changeable', name, file: project.blocks(fileId) }
}
