import type {
  AnyNode,
  ArrowFunctionExpression,
  CallExpression,
  CatchClause,
  DoWhileStatement,
  ForInStatement,
  ForOfStatement,
  ForStatement,
  Function as FunctionNode,
  NewExpression,
  Program,
  WhileStatement,
} from 'acorn'
import { type Forbidden, forbiddenAt } from './forbidden.ts'
import { createNumberFinder, type LiveNumber } from './live-numbers.ts'
import type { RoomNode } from './tell-room.ts'
import { walkProgram } from './walk-program.ts'

export type LoopNode = WhileStatement | DoWhileStatement | ForStatement | ForInStatement | ForOfStatement

/** A place that the loop guard has to do with. */
export type GuardedPlace =
  | {
      readonly kind: 'loop'
      readonly node: LoopNode
      readonly parent: AnyNode | null
      readonly owner: number
    }
  | { readonly kind: 'function'; readonly node: FunctionNode | ArrowFunctionExpression }
  | { readonly kind: 'catch'; readonly node: CatchClause }

/** What making a program ready to run begins with, found in one walk. */
export interface ProgramParts {
  /** The first thing that parses but must not be there. */
  readonly forbidden: Forbidden | null
  readonly numbers: readonly LiveNumber[]
  /** Loops, functions and catches, each after those within it. */
  readonly guarded: readonly GuardedPlace[]
  readonly calls: readonly (CallExpression | NewExpression)[]
  /** Where a program may ask for much memory at once, besides calls. */
  readonly rooms: readonly RoomNode[]
}

export function readProgram(program: Program): ProgramParts {
  const forbidden: Forbidden[] = []
  const numbers = createNumberFinder()
  const guarded: GuardedPlace[] = []
  const calls: (CallExpression | NewExpression)[] = []
  const rooms: RoomNode[] = []
  walkProgram(program, (node, parent, around) => {
    const unwanted = forbiddenAt(node)
    if (unwanted) forbidden.push(unwanted)
    numbers.look(node, parent, around)
    switch (node.type) {
      case 'CallExpression':
      case 'NewExpression':
        calls.push(node)
        break
      case 'SpreadElement':
      case 'AssignmentExpression':
        rooms.push(node)
        break
      case 'WhileStatement':
      case 'DoWhileStatement':
      case 'ForStatement':
      case 'ForInStatement':
      case 'ForOfStatement':
        guarded.push({ kind: 'loop', node, parent, owner: around.owner })
        break
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        guarded.push({ kind: 'function', node })
        break
      case 'CatchClause':
        guarded.push({ kind: 'catch', node })
    }
  })
  forbidden.sort((a, b) => a.node.start - b.node.start)
  return { forbidden: forbidden[0] ?? null, numbers: numbers.found(), guarded, calls, rooms }
}
