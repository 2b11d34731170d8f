import type { ArrowFunctionExpression, CatchClause, Function as FunctionNode, Node, Program } from 'acorn'
import { simple } from 'acorn-walk'
import MagicString from 'magic-string'
import { catchCode, functionCode, loopCode } from './guard-code.ts'
import { type LiveNumber, readFromTable } from './live-numbers.ts'

/**
 * Puts the loop guard into every loop, function and catch, on the line where it stands, so that every line of the result is
 * the learner's line. Code that runs longer than the guard allows is stopped there. `live`: numbers that can change while it runs.
 */
export function instrument(source: string, program: Program, live: readonly LiveNumber[] = []): string {
  const text = new MagicString(source)

  const guardLoop = (node: Node & { body: Node }) => {
    const { body } = node
    const check = loopCode(node)
    if (body.type === 'BlockStatement') {
      text.appendRight(body.start + 1, check)
    } else {
      text.appendRight(body.start, `{${check}`)
      text.appendLeft(body.end, '}')
    }
  }

  const guardFunction = (node: FunctionNode | ArrowFunctionExpression) => {
    const { body } = node
    if (body.type === 'BlockStatement') {
      text.appendRight(body.start + 1, functionCode.statement(node))
    } else {
      text.appendRight(body.start, `(${functionCode.expression(node)},`)
      text.appendLeft(body.end, ')')
    }
  }

  const guardCatch = (node: CatchClause) => {
    text.appendRight(node.body.start + 1, catchCode)
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
  readFromTable(text, live)
  return text.toString()
}
