import { blockMeaning } from '../blocks/block-catalogue.ts'
import type { EventHead } from '../blocks/block-coder.ts'
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
  /** How many of the first lines only make names known. Each comes from the first block that needs its name. */
  readonly namingLines: number
}

/**
 * The JavaScript of a blocks file from Blockly's JSON serialisation of its workspace. It uses the helper API only. Stacks
 * without an event and blocks of unknown types mean nothing. `names` are those of the scene's things by id, for readable
 * names, and of the project's sound files by reference.
 * With `alone`, the id of a stack's first block, only this stack is done, at once and whether it has an event or not, besides the own blocks.
 */
export function generateCode(
  state: unknown,
  names: ReadonlyMap<string, string>,
  alone: string | null = null,
): GeneratedCode {
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

  /** A stack below its event. `starts`: at once, whatever the event is, unless the stack needs to know what was clicked or touched. */
  function writeEvent(stack: BlockNode, { call, hasIt }: EventHead, starts: boolean): void {
    const it = hasIt ? { isUsed: false } : null
    writer.line(() => {
      const head = starts && !it?.isUsed ? 'onStart(' : call
      return `${head}async (${it?.isUsed ? 'it' : ''}) => {`
    }, stack.id)
    writer.indented(() => writeStack(stack.next, { ...stackPlace(stack.id), it }))
    writer.line('});', stack.id)
  }

  for (const stack of stacks) {
    const meaning = blockMeaning(stack.type)
    const coder = createCoder(stack, stackPlace(stack.id), tools)
    if (meaning?.shape === 'procedure') meaning.code(coder)
    if (alone !== null && stack.id !== alone) continue
    if (meaning?.shape === 'event') writeEvent(stack, meaning.code(coder), alone !== null)
    else if (alone !== null && meaning?.shape !== 'procedure')
      writeEvent({ ...stack, next: stack }, { call: '' }, true)
  }

  const head = createCodeWriter()
  tabNames.declare(head)
  if (head.code !== '' && writer.code !== '') head.line('', null)
  return {
    code: head.code + writer.code,
    blockOfLine: [...head.blockOfLine, ...writer.blockOfLine],
    namingLines: head.blockOfLine.length,
  }
}
