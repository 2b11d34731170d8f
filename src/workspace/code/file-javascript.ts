import { type CodeKeeper, createCodeKeeper } from '../../../language/generator/code-keeper.ts'
import { type GeneratedCode, programCode } from '../../../language/generator/generate-code.ts'
import { stackCode } from '../../../language/generator/stack-code.ts'
import { storedProgram } from '../../../language/generator/stored-program.ts'
import type { BlocksFile } from '../../../model/blocks/blocks-file.ts'
import type { FileId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import { keptNames } from './kept-names.ts'

/** What a tab means as JavaScript. */
export interface FileJavaScript {
  readonly source: string
  /** The block that a line (from 1) comes from; empty for a JavaScript tab. */
  readonly blockOfLine: ReadonlyMap<number, string>
  /** How many of the first lines only make the names known that the blocks need. */
  readonly namingLines: number
}

const noBlocks: ReadonlyMap<number, string> = new Map()

/** The latest of a tab of blocks. */
interface Known {
  readonly keeper: CodeKeeper
  readonly blocks: BlocksFile
  readonly names: ReadonlyMap<string, string>
  readonly code: FileJavaScript
}
const latest = new WeakMap<Project, Map<FileId, Known>>()

/**
 * The JavaScript of a tab: a text as it is, blocks as what they mean, or what one stack of them means by itself. Stacks that did not change
 * are not written again, and the same object comes back until something does.
 */
export function fileJavaScript(
  project: Project,
  fileId: FileId,
  aloneStack: string | null = null,
): FileJavaScript {
  const file = project.file(fileId)
  if (file?.kind !== 'blocks') return { source: project.text(fileId), blockOfLine: noBlocks, namingLines: 0 }
  const blocks = project.blocks(fileId)
  const names = keptNames(project, file.sceneId)
  if (aloneStack !== null) return stackAlone(blocks, names, aloneStack)
  const tabs = latest.get(project) ?? new Map<FileId, Known>()
  latest.set(project, tabs)
  const known = tabs.get(fileId)
  if (known?.blocks === blocks && known.names === names) return known.code
  const keeper = known?.keeper ?? createCodeKeeper()
  const code = withLines(keeper.code(blocks, names))
  tabs.set(fileId, { keeper, blocks, names, code })
  return code
}

function stackAlone(blocks: BlocksFile, names: ReadonlyMap<string, string>, alone: string): FileJavaScript {
  const { stacks, variables } = storedProgram(blocks)
  const program = { stacks: stacks.flatMap(({ first }) => first ?? []), variables }
  return withLines(programCode(program, names, (stack, tabNames) => stackCode(stack, tabNames, alone)))
}

const withLines = ({ code, blockOfLine, namingLines }: GeneratedCode): FileJavaScript => ({
  source: code,
  blockOfLine: new Map(blockOfLine.flatMap((id, index) => (id === null ? [] : [[index + 1, id] as const]))),
  namingLines,
})
