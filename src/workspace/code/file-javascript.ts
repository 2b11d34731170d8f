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
  /** How many of the first lines only make the names known that the blocks need. */
  readonly namingLines: number
}

const noBlocks: ReadonlyMap<number, string> = new Map()
interface Known {
  readonly names: string
  readonly code: FileJavaScript
}
const cache = new WeakMap<object, Map<string | null, Known>>()

/**
 * The JavaScript of a tab: a text as it is, blocks as what they mean, or what one stack of them means by itself. Blocks that did not change
 * are not read again.
 */
export function fileJavaScript(
  project: Project,
  fileId: FileId,
  aloneStack: string | null = null,
): FileJavaScript {
  const file = project.file(fileId)
  if (file?.kind !== 'blocks') return { source: project.text(fileId), blockOfLine: noBlocks, namingLines: 0 }
  const blocks = project.blocks(fileId)
  const names = codeNames(project, file.sceneId)
  const key = JSON.stringify([...names])
  const known = cache.get(blocks) ?? new Map<string | null, Known>()
  const cached = known.get(aloneStack)
  if (cached?.names === key) return cached.code
  const { code: source, blockOfLine, namingLines } = generateCode(toBlocklyState(blocks), names, aloneStack)
  const lines = blockOfLine.flatMap((id, index) => (id === null ? [] : [[index + 1, id] as const]))
  const code = { source, blockOfLine: new Map(lines), namingLines }
  cache.set(blocks, known.set(aloneStack, { names: key, code }))
  return code
}
