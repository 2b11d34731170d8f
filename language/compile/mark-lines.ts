import type { AnyNode, Program } from 'acorn'
import { lineOf, waitCode } from './guard-code.ts'
import { guardName } from './guard-name.ts'
import { childrenOf } from './node-children.ts'
import type { SourceEdits } from './source-edits.ts'
import { isTightLoop } from './tight-loop.ts'

/**
 * Lets each statement within functions say that its turn has come, by a mark for its line, so that the block that runs can be lit; and where it waits, that it does. Rounds of loops that do
 * nothing but reckon are left out: there a mark would cost more than what it marks. To be called when everything else is rewritten.
 */
export function markLines(text: SourceEdits, program: Program): void {
  const visit = (node: AnyNode, parent: AnyNode | null, isInFunction: boolean): void => {
    const isListed = parent?.type === 'BlockStatement' || parent?.type === 'SwitchCase'
    if (isInFunction && isListed && isMarked(node))
      text.appendRight(node.start, `${guardName}.l[${lineOf(node)}]=1;`)
    if (isInFunction && node.type === 'AwaitExpression') {
      text.prependRight(node.argument.start, waitCode.open)
      text.appendLeft(node.argument.end, waitCode.close(node))
    }
    if (isTightLoop(node, parent ?? undefined, text.original)) return
    const isFunction = node.type.includes('Function')
    for (const child of childrenOf(node)) visit(child, node, isInFunction || isFunction)
  }
  for (const statement of program.body) visit(statement, program, false)
}

const isMarked = ({ type }: AnyNode): boolean =>
  type !== 'FunctionDeclaration' &&
  type !== 'EmptyStatement' &&
  (type.endsWith('Statement') || type === 'VariableDeclaration')
