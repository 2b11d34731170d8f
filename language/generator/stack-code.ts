import { blockMeaning } from '../blocks/block-catalogue.ts'
import type { EventHead } from '../blocks/block-coder.ts'
import type { BlockNode, BlockOfLine } from './block-node.ts'
import { type BlockPlace, stackPlace } from './block-place.ts'
import { createCodeWriter } from './code-writer.ts'
import { type CoderTools, createCoder } from './create-coder.ts'
import type { TabNames } from './tab-names.ts'

/** Lines of JavaScript, and for each of them the block that it comes from. */
export interface WrittenCode {
  readonly code: string
  readonly blockOfLine: BlockOfLine
}

/**
 * What one stack means. It depends on nothing but the stack and the names that it asks for. With `alone`, the id of a stack's first block, other
 * stacks mean nothing unless they are blocks of one's own, and that one is done at once, whether it has an event or not.
 */
export function stackCode(stack: BlockNode, names: TabNames, alone: string | null = null): WrittenCode {
  const writer = createCodeWriter()
  const tools: CoderTools = { names, writer, writeStack }

  function writeStack(first: BlockNode | null, place: BlockPlace): void {
    for (let block = first; block; block = block.next) {
      const meaning = blockMeaning(block.type)
      if (meaning?.shape === 'statement' || meaning?.shape === 'last')
        meaning.code(createCoder(block, { ...place, statement: block.id }, tools))
    }
  }

  /** A stack below its event. `starts`: at once, whatever the event is, unless the stack needs to know what was clicked or touched. */
  function writeEvent(head: BlockNode, { call, hasIt }: EventHead, starts: boolean): void {
    const it = hasIt ? { isUsed: false } : null
    writer.line(() => {
      const words = starts && !it?.isUsed ? 'onStart(' : call
      return `${words}async (${it?.isUsed ? 'it' : ''}) => {`
    }, head.id)
    writer.indented(() => writeStack(head.next, { ...stackPlace(head.id), it }))
    writer.line('});', head.id)
  }

  const meaning = blockMeaning(stack.type)
  const coder = createCoder(stack, stackPlace(stack.id), tools)
  if (meaning?.shape === 'procedure') meaning.code(coder)
  else if (alone === null || stack.id === alone) {
    if (meaning?.shape === 'event') writeEvent(stack, meaning.code(coder), alone !== null)
    else if (alone !== null) writeEvent({ ...stack, next: stack }, { call: '' }, true)
  }
  return { code: writer.code, blockOfLine: writer.blockOfLine }
}
