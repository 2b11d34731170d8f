import type { BlocksFile, PlacedBlock } from '../../model/blocks/blocks-file.ts'
import { type AskedNames, answersAreSame, rememberAsked } from './asked-names.ts'
import type { BlockNode } from './block-node.ts'
import { type GeneratedCode, programCode } from './generate-code.ts'
import { stackCode, type WrittenCode } from './stack-code.ts'
import { storedProgram } from './stored-program.ts'

/** Keeps what the stacks of one tab mean, so that after a change only the stacks that it touches are written anew. */
export interface CodeKeeper {
  /** What the tab means now: the same as if all of it were written anew. */
  code(file: BlocksFile, names: ReadonlyMap<string, string>): GeneratedCode
}

interface Kept {
  readonly parts: readonly PlacedBlock[]
  readonly written: WrittenCode
  readonly asked: AskedNames['asked']
}

const areSame = (a: readonly PlacedBlock[], b: readonly PlacedBlock[]): boolean =>
  a.length === b.length && a.every((part, at) => part === b[at])

/**
 * A stack's code depends on its blocks and on the names it asks for, and on nothing else: if its blocks are the same objects and its questions have
 * the same answers, asked in the same order, its code is the same.
 */
export function createCodeKeeper(): CodeKeeper {
  let kept: ReadonlyMap<string, Kept> = new Map()
  return {
    code(file, things) {
      const { stacks, variables } = storedProgram(file)
      const parts = new Map<BlockNode, readonly PlacedBlock[]>()
      for (const stack of stacks) if (stack.first) parts.set(stack.first, stack.parts)
      const now = new Map<string, Kept>()
      const code = programCode({ stacks: [...parts.keys()], variables }, things, (stack, names) => {
        const own = parts.get(stack) ?? []
        const before = kept.get(stack.id)
        const isSame = before && areSame(before.parts, own) && answersAreSame(before.asked, names)
        const after = isSame ? before : write(stack, own, rememberAsked(names))
        now.set(stack.id, after)
        return after.written
      })
      kept = now
      return code
    },
  }
}

const write = (stack: BlockNode, parts: readonly PlacedBlock[], { names, asked }: AskedNames): Kept => ({
  parts,
  written: stackCode(stack, names),
  asked,
})
