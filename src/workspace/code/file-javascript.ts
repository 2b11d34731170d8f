import { generateCode } from '../../../language/generator/generate-code.ts'
import { toBlocklyState } from '../../../model/blocks/blocks-state.ts'
import type { FileId } from '../../../model/ids.ts'
import { codeNames } from '../../../model/project/code-names.ts'
import type { Project } from '../../../model/project/project.ts'

/** What a tab means as JavaScript. */
export interface FileJavaScript {
  readonly source: string
  /** The block that a line (from 1) comes from; empty for a JavaScript tab. */
  readonly blockOfLine: ReadonlyMap<number, string>
}

const noBlocks: ReadonlyMap<number, string> = new Map()
const cache = new WeakMap<object, { readonly names: string; readonly code: FileJavaScript }>()

/** The JavaScript of a tab: a text as it is, blocks as what they mean. Blocks that did not change are not read again. */
export function fileJavaScript(project: Project, fileId: FileId): FileJavaScript {
  const file = project.file(fileId)
  if (file?.kind !== 'blocks') return { source: project.text(fileId), blockOfLine: noBlocks }
  const blocks = project.blocks(fileId)
  const names = codeNames(project, file.sceneId)
  const key = JSON.stringify([...names])
  const cached = cache.get(blocks)
  if (cached?.names === key) return cached.code
  const { code: source, blockOfLine } = generateCode(toBlocklyState(blocks), names)
  const lines = blockOfLine.flatMap((id, index) => (id === null ? [] : [[index + 1, id] as const]))
  const code = { source, blockOfLine: new Map(lines) }
  cache.set(blocks, { names: key, code })
  return code
}
