import type {
  AnyNode,
  ArrowFunctionExpression,
  CallExpression,
  CatchClause,
  Function as FunctionNode,
  Node,
  Program,
} from 'acorn'
import { ancestor } from 'acorn-walk'
import MagicString from 'magic-string'
import { catchCode, countedLoopCode, functionCode, keepCode, ownNamesCode } from './guard-code.ts'
import { keptName } from './guard-name.ts'
import { type LiveNumber, replaceNumbers, tableCode } from './live-numbers.ts'
import { ownerStart } from './loops-around.ts'
import { tellSlowCall } from './slow-calls.ts'
import { isTightLoop, stripLoop } from './tight-loop.ts'

/**
 * Puts the loop guard into every loop, function and catch, on the line where it stands, so that every line of the result is
 * the learner's line. Code that runs longer than the guard allows is stopped there, and calls that no guard can stop are told before they begin. `live`: numbers that can change while it runs.
 */
export function instrument(source: string, program: Program, live: readonly LiveNumber[] = []): string {
  const text = new MagicString(source)

  /** The counters of loops by where they are declared: at the start of their function, or of the program. */
  const counters = new Map<number, number[]>()
  let loops = 0

  const guardLoop = (node: Node & { body: Node }, _state: unknown, above: readonly AnyNode[]) => {
    const { body } = node
    const start = ownStart(above)
    const index = loops
    loops += 1
    counters.set(start, [...(counters.get(start) ?? []), index])
    const loop = above.at(-1)
    if (loop && isTightLoop(loop, above.at(-2), source)) {
      stripLoop(text, loop, index)
      return
    }
    const check = countedLoopCode(node, index)
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

  const calls: CallExpression[] = []
  const noteCall = (node: CallExpression) => void calls.push(node)

  ancestor(program, {
    CallExpression: noteCall,
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
  const kept = numbersKept(live)
  for (const start of new Set([...counters.keys(), ...kept.byOwner.keys()]))
    text.appendRight(start, ownNamesCode(counters.get(start) ?? [], kept.byOwner.get(start) ?? []))
  for (const { start, end, indexes } of kept.loops) {
    text.appendRight(start, keepCode.open(indexes))
    text.appendLeft(end, keepCode.close)
  }
  replaceNumbers(text, live, (index, { loop }) => (loop ? keptName(index) : tableCode(index)))
  for (const node of calls) tellSlowCall(text, node)
  return text.toString()
}

/** Where the function around the last of these nodes begins, 0 outside of all; an expression has no loops of its own. */
function ownStart(above: readonly AnyNode[]): number {
  for (const node of above.toReversed()) {
    const start = ownerStart(node)
    if (start !== null) return start
  }
  return 0
}

interface NumbersKept {
  readonly loops: readonly {
    readonly start: number
    readonly end: number
    readonly indexes: readonly number[]
  }[]
  /** By where their function begins, or the program. */
  readonly byOwner: ReadonlyMap<number, readonly number[]>
}

/**
 * The numbers that loops take from the table once, before their first round: a variable is at hand for the engine, a place in a table is not, and
 * until such a loop is over nobody can change it.
 */
function numbersKept(live: readonly LiveNumber[]): NumbersKept {
  const loops = new Map<
    AnyNode,
    { readonly start: number; readonly end: number; readonly indexes: number[] }
  >()
  const byOwner = new Map<number, number[]>()
  for (const [index, { loop: around }] of live.entries()) {
    if (!around) continue
    const { loop, start, end, owner } = around
    const kept = loops.get(loop) ?? { start, end, indexes: [] }
    loops.set(loop, kept)
    kept.indexes.push(index)
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), index])
  }
  return { loops: [...loops.values()], byOwner }
}
