import type { ArrowFunctionExpression, CatchClause, Function as FunctionNode, Node, Program } from 'acorn'
import { simple } from 'acorn-walk'
import MagicString from 'magic-string'
import { guardName } from './guard-name.ts'

const count = `++${guardName}.n>${guardName}.max`
const lineOf = (node: Node): number => node.loc?.start.line ?? 1

/**
 * Puts the loop guard into every loop, function and catch, on the line where it stands, so that every line of the result is
 * the learner's line. Code that runs longer than the guard allows is stopped there.
 */
export function instrument(source: string, program: Program): string {
  const text = new MagicString(source)

  const guardLoop = (node: Node & { body: Node }) => {
    const { body } = node
    const check = `if(${count})${guardName}.t(${lineOf(node)});`
    if (body.type === 'BlockStatement') {
      text.appendRight(body.start + 1, check)
    } else {
      text.appendRight(body.start, `{${check}`)
      text.appendLeft(body.end, '}')
    }
  }

  const guardFunction = (node: FunctionNode | ArrowFunctionExpression) => {
    const { body } = node
    const call = `${guardName}.f(${lineOf(node)})`
    if (body.type === 'BlockStatement') {
      text.appendRight(body.start + 1, `if(${count})${call};`)
    } else {
      text.appendRight(body.start, `(${count}&&${call},`)
      text.appendLeft(body.end, ')')
    }
  }

  const guardCatch = (node: CatchClause) => {
    text.appendRight(node.body.start + 1, `${guardName}.r();`)
  }

  simple(program, {
    WhileStatement: guardLoop,
    DoWhileStatement: guardLoop,
    ForStatement: guardLoop,
    ForInStatement: guardLoop,
    ForOfStatement: guardLoop,
    FunctionDeclaration: guardFunction,
    FunctionExpression: guardFunction,
    ArrowFunctionExpression: guardFunction,
    CatchClause: guardCatch,
  })
  return text.toString()
}
