import type {
  AnyNode,
  AwaitExpression,
  BlockStatement,
  CallExpression,
  DoWhileStatement,
  ForInStatement,
  ForOfStatement,
  ForStatement,
  IfStatement,
  NewExpression,
  Program,
  Statement,
  WhileStatement,
} from 'acorn'
import { catchCode, functionCode, lineOf, loopCode, waitCode } from '../guard-code.ts'
import { guardName } from '../guard-name.ts'
import { type LiveNumber, replaceNumbers, shelfCode } from '../live-numbers.ts'
import { childrenOf } from '../node-children.ts'
import { tellSlowCall } from '../slow-calls.ts'
import { SourceEdits } from '../source-edits.ts'
import { type RoomNode, tellRoom } from '../tell-room.ts'
import { scopeName } from './debug-names.ts'
import { blockNames, namesIn, varNames } from './declared-names.ts'
import { type AnyFunction, mayBecomeGenerator } from './may-become-generator.ts'
import { chainOf } from './node-parts.ts'
import { rewriteCall } from './rewrite-call.ts'
import { openFunctionDeclaration, openFunctionExpression, twinCode } from './rewrite-function.ts'

/** Where code stands: whether the run can be stopped there, and the function that tells the variables. */
interface Place {
  readonly isStoppable: boolean
  readonly scope: string
}

/**
 * The same program for a run that can be stopped at every statement: functions become generators that a driver runs, and before each
 * statement stands a question. Every line stays where it was. What cannot become a generator (methods, callbacks that use `this`) runs
 * as it is. `live`: numbers that can change while it runs. `isMainAsked`: it can be stopped outside of functions too. The result is the body of a generator, or of an async function when `isStoppable` is false.
 */
export function instrumentForDebug(
  source: string,
  program: Program,
  live: readonly LiveNumber[] = [],
  isMainAsked = true,
): { readonly source: string; readonly isStoppable: boolean } {
  const text = new SourceEdits(source)
  /** Calls that may not happen at all, behind `?.`. */
  const optional = new Set<AnyNode>()
  const calls: (CallExpression | NewExpression)[] = []
  const rooms: RoomNode[] = []
  let scopes = 0

  /** Begins a block: its variables, its functions, and the place that its statements have. */
  function openBlock(
    at: number,
    body: readonly AnyNode[],
    names: readonly string[],
    { isStoppable, scope }: Place,
  ): Place {
    if (!isStoppable) return { isStoppable, scope }
    scopes += 1
    const own = scopeName(scopes)
    const twins = body.flatMap((node) =>
      node.type === 'FunctionDeclaration' && mayBecomeGenerator(node) ? [twinCode(node)] : [],
    )
    const told = [...new Set([...names, ...blockNames(body)])].map((name) => `['${name}',()=>${name}],`)
    text.appendRight(at, `const ${own}=()=>[${told.join('')}...${scope}()];${twins.join('')}`)
    return { isStoppable, scope: own }
  }

  const question = (node: AnyNode, { scope }: Place): string =>
    `if(${guardName}.at(${lineOf(node)},${scope}))yield;`

  function visitStatements(body: readonly (Statement | AnyNode)[], place: Place): void {
    for (const statement of body) {
      const isAsked = place.isStoppable && !['FunctionDeclaration', 'EmptyStatement'].includes(statement.type)
      if (isAsked && !('directive' in statement))
        text.appendRight(statement.start, question(statement, place))
      visit(statement, place)
    }
  }

  function visitBlock(node: BlockStatement, names: readonly string[], place: Place): void {
    visitStatements(node.body, openBlock(node.start + 1, node.body, names, place))
  }

  /** The body of a branch or a loop, which gets braces when it has none. */
  function visitBody(node: Statement, head: string, names: readonly string[], place: Place): void {
    if (node.type === 'BlockStatement') {
      text.appendRight(node.start + 1, head)
      visitBlock(node, names, place)
    } else {
      text.appendRight(node.start, `{${head}`)
      visitStatements([node], openBlock(node.start, [], names, place))
      text.appendLeft(node.end, '}')
    }
  }

  function visitFunction(node: AnyFunction, outer: Place): void {
    const isStoppable = mayBecomeGenerator(node)
    const { body } = node
    let closing = ''
    if (isStoppable && node.type === 'FunctionDeclaration') openFunctionDeclaration(text, node)
    else if (isStoppable && node.type !== 'FunctionDeclaration') closing = openFunctionExpression(text, node)
    // Nothing can be stopped within the parameters' own defaults.
    for (const parameter of node.params) visit(parameter, { ...outer, isStoppable: false })
    if (body.type === 'BlockStatement') {
      text.appendRight(body.start + 1, functionCode.statement(node))
      const names = [...node.params.flatMap(namesIn), ...varNames(body.body)]
      visitBlock(body, names, { ...outer, isStoppable })
    } else {
      text.appendRight(body.start, `(${functionCode.expression(node)},`)
      visit(body, { ...outer, isStoppable })
      text.appendLeft(body.end, ')')
    }
    if (closing !== '') text.appendLeft(node.end, closing)
  }

  function visitChildren(node: AnyNode, place: Place): void {
    for (const child of childrenOf(node)) visit(child, place)
  }

  function visitLoop(
    node: ForStatement | ForInStatement | ForOfStatement | WhileStatement | DoWhileStatement,
    place: Place,
  ): void {
    for (const child of childrenOf(node)) if (child !== node.body) visit(child, place)
    const declared = node.type === 'ForStatement' ? node.init : 'left' in node ? node.left : null
    visitBody(node.body, loopCode(node), declared ? blockNames([declared]) : [], place)
  }

  function visitIf({ test, consequent, alternate }: IfStatement, place: Place): void {
    visit(test, place)
    visitBody(consequent, '', [], place)
    if (alternate?.type === 'IfStatement') visit(alternate, place)
    else if (alternate) visitBody(alternate, '', [], place)
  }

  function visit(node: AnyNode, place: Place): void {
    switch (node.type) {
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        visitFunction(node, place)
        break
      case 'MethodDefinition':
      case 'PropertyDefinition':
      case 'StaticBlock':
        visitPlainly(node, place)
        break
      case 'Property':
        if (node.method || node.kind !== 'init') visitPlainly(node, place)
        else visitChildren(node, place)
        break
      case 'BlockStatement':
        visitBlock(node, [], place)
        break
      case 'IfStatement':
        visitIf(node, place)
        break
      case 'WhileStatement':
      case 'DoWhileStatement':
      case 'ForStatement':
      case 'ForInStatement':
      case 'ForOfStatement':
        visitLoop(node, place)
        break
      case 'CatchClause':
        text.appendRight(node.body.start + 1, catchCode)
        visitBlock(node.body, node.param ? namesIn(node.param) : [], place)
        break
      case 'SwitchCase':
        if (node.test) visit(node.test, place)
        visitStatements(node.consequent, place)
        break
      case 'CallExpression':
        calls.push(node)
        if (place.isStoppable && !optional.has(node)) rewriteCall(text, node)
        visitChildren(node, place)
        break
      case 'NewExpression':
        calls.push(node)
        visitChildren(node, place)
        break
      case 'SpreadElement':
      case 'AssignmentExpression':
        rooms.push(node)
        visitChildren(node, place)
        break
      case 'ChainExpression':
        for (const part of chainOf(node.expression)) optional.add(part)
        visitChildren(node, place)
        break
      case 'AwaitExpression':
        visitAwait(node, place)
        break
      default:
        visitChildren(node, place)
    }
  }

  /** What an async function waits for, its driver waits for. */
  function visitAwait(node: AwaitExpression, place: Place): void {
    if (place.isStoppable)
      text.update(node.start, node.start + 'await'.length, `(yield ${guardName}.wait(${waitCode.open}`)
    visit(node.argument, place)
    if (place.isStoppable) text.appendLeft(node.end, `${waitCode.close(node)}))`)
  }

  /** Functions that stay what they are; what stands within them can be stopped at. */
  function visitPlainly(node: AnyNode, place: Place): void {
    for (const child of childrenOf(node)) {
      if (child.type === 'FunctionExpression') {
        text.appendRight(child.body.start + 1, functionCode.statement(child))
        visitChildren(child.body, { ...place, isStoppable: false })
      } else visit(child, { ...place, isStoppable: false })
    }
  }

  const isStoppable = mayBecomeGenerator(program)
  const main = openBlock(0, program.body, varNames(program.body), { isStoppable, scope: `${guardName}.none` })
  if (isStoppable) text.appendRight(0, `${guardName}.begin(${main.scope});`)
  if (isMainAsked) visitStatements(program.body, main)
  else for (const statement of program.body) visit(statement, main)
  replaceNumbers(text, live, shelfCode)
  for (const node of calls) tellSlowCall(text, node)
  for (const node of [...rooms, ...calls]) tellRoom(text, node)
  return { source: text.toString(), isStoppable }
}
