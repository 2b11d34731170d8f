import type { BlockNode, BlockOfLine, BlockProgram } from './block-node.ts'
import { createCodeWriter } from './code-writer.ts'
import { readWorkspace } from './read-workspace.ts'
import { stackCode, type WrittenCode } from './stack-code.ts'
import { createTabNames, type TabNames } from './tab-names.ts'

/** JavaScript that means what the blocks do, and for each of its lines (from 0) the block that it comes from. */
export interface GeneratedCode {
  readonly code: string
  readonly blockOfLine: BlockOfLine
  /** How many of the first lines only make names known. Each comes from the first block that needs its name. */
  readonly namingLines: number
}

/**
 * The JavaScript of a blocks file from Blockly's JSON serialisation of its workspace. It uses the helper API only. Stacks
 * without an event and blocks of unknown types mean nothing. `names` are those of the scene's things by id, for readable
 * names, and of the project's sound files by reference.
 * With `alone`, the id of a stack's first block, only this stack is done, at once and whether it has an event or not, besides the own blocks.
 */
export const generateCode = (
  state: unknown,
  names: ReadonlyMap<string, string>,
  alone: string | null = null,
): GeneratedCode =>
  programCode(readWorkspace(state), names, (stack, tabNames) => stackCode(stack, tabNames, alone))

/** The same of a program that has been read, each of whose stacks `write` writes. */
export function programCode(
  { stacks, variables }: BlockProgram,
  things: ReadonlyMap<string, string>,
  write: (stack: BlockNode, names: TabNames) => WrittenCode,
): GeneratedCode {
  const names = createTabNames({ stacks, variables, things })
  const written = stacks.map((stack) => write(stack, names))
  const body = written.map(({ code }) => code).join('')
  const head = createCodeWriter()
  names.declare(head)
  if (head.code !== '' && body !== '') head.line('', null)
  return {
    code: head.code + body,
    blockOfLine: [head, ...written].flatMap(({ blockOfLine }) => blockOfLine),
    namingLines: head.blockOfLine.length,
  }
}
