import { blockMeaning } from '../blocks/block-catalogue.ts'
import type { BlockNode, BlockOfLine } from './block-node.ts'
import { type BlockPlace, stackPlace } from './block-place.ts'
import { createCodeWriter } from './code-writer.ts'
import { type CoderTools, createCoder } from './create-coder.ts'
import { readWorkspace } from './read-workspace.ts'
import { createTabNames } from './tab-names.ts'

/** JavaScript that means what the blocks do, and for each of its lines (from 0) the block that it comes from. */
export interface GeneratedCode {
  readonly code: string
  readonly blockOfLine: BlockOfLine
}

/**
 * The JavaScript of a blocks file from Blockly's JSON serialisation of its workspace. It uses the helper API only. Stacks
 * without an event and blocks of unknown types mean nothing. `names` are those of the scene's things by id, for readable
 * names, and of the project's sound files by reference.
 */
export function generateCode(state: unknown, names: ReadonlyMap<string, string>): GeneratedCode {
  const { stacks, variables } = readWorkspace(state)
  const writer = createCodeWriter()
  const tabNames = createTabNames({ stacks, variables, things: names })
  const tools: CoderTools = { names: tabNames, writer, writeStack }

  function writeStack(first: BlockNode | null, place: BlockPlace): void {
    for (let block = first; block; block = block.next) {
      const meaning = blockMeaning(block.type)
      if (meaning?.shape === 'statement' || meaning?.shape === 'last')
        meaning.code(createCoder(block, { ...place, statement: block.id }, tools))
    }
  }

  for (const stack of stacks) {
    const meaning = blockMeaning(stack.type)
    const place = stackPlace(stack.id)
    if (meaning?.shape === 'procedure') meaning.code(createCoder(stack, place, tools))
    if (meaning?.shape !== 'event') continue
    const { call, hasIt } = meaning.code(createCoder(stack, place, tools))
    const it = hasIt ? { isUsed: false } : null
    writer.line(() => `${call}async (${it?.isUsed ? 'it' : ''}) => {`, stack.id)
    writer.indented(() => writeStack(stack.next, { ...place, it }))
    writer.line('});', stack.id)
  }

  const head = createCodeWriter()
  tabNames.declare(head)
  if (head.code !== '' && writer.code !== '') head.line('', null)
  return {
    code: head.code + writer.code,
    blockOfLine: [...head.blockOfLine, ...writer.blockOfLine],
  }
}
