import type {
  AnyNode,
  AwaitExpression,
  BlockStatement,
  CallExpression,
  Class,
  DoWhileStatement,
  ForInStatement,
  ForOfStatement,
  ForStatement,
  IfStatement,
  NewExpression,
  ObjectExpression,
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
import { type CannotStop, calledAtOnce, inOneGo } from './called-by.ts'
import { scopeName } from './debug-names.ts'
import { blockNames, namesIn, varNames } from './declared-names.ts'
import { type AnyFunction, mayBecomeGenerator } from './may-become-generator.ts'
import { nameGiven } from './name-given.ts'
import { chainOf } from './node-parts.ts'
import { rewriteCall } from './rewrite-call.ts'
import { openFunctionDeclaration, openFunctionExpression, twinCode } from './rewrite-function.ts'
import { methodNames, openClass, openObject } from './rewrite-methods.ts'

/** Where code stands: whether it is asked there if the run stops, why the answer is always no, and the function that tells the variables. */
interface Place {
  readonly isStoppable: boolean
  readonly why: CannotStop | null
  readonly scope: string
}

/** A program that is made ready for a run that can be stopped. */
interface DebugProgram {
  readonly source: string
  readonly isStoppable: boolean
  /** The lines on which statements begin, and why the run cannot be stopped there; `null` where it can. */
  readonly lines: ReadonlyMap<number, CannotStop | null>
}

/**
 * The same program for a run that can be stopped at every statement: functions become generators that a driver runs, and before each
 * statement stands a question. Every line stays where it was. What cannot become a generator (constructors, getters, generators) runs
 * as it is. `live`: numbers that can change while it runs. `isMainAsked`: it can be stopped outside of functions too. The result is the body of a generator, or of an async function when `isStoppable` is false.
 */
export function instrumentForDebug(
  source: string,
  program: Program,
  live: readonly LiveNumber[] = [],
  isMainAsked = true,
): DebugProgram {
  const text = new SourceEdits(source)
  /** Calls that may not happen at all, behind `?.`. */
  const optional = new Set<AnyNode>()
  const calls: (CallExpression | NewExpression)[] = []
  const rooms: RoomNode[] = []
  const lines = new Map<number, CannotStop | null>()
  const ownMethods = methodNames(program)
  /** Functions in which nothing can be stopped, as of how they are called. */
  const atOnce = new Map<AnyNode, CannotStop>()
  /** What functions are called that have no name of their own. */
  const functionNames = new Map<AnyNode, string>()
  /** Functions of methods that became generators. */
  const methods = new Set<AnyNode>()
  let scopes = 0

  /** Begins a block: its variables, its functions, and the place that its statements have. */
  function openBlock(at: number, body: readonly AnyNode[], names: readonly string[], place: Place): Place {
    const { isStoppable, scope } = place
    if (!isStoppable) return place
    scopes += 1
    const own = scopeName(scopes)
    const twins = body.flatMap((node) =>
      node.type === 'FunctionDeclaration' && mayBecomeGenerator(node) ? [twinCode(node)] : [],
    )
    const told = [...new Set([...names, ...blockNames(body)])].map((name) => `['${name}',()=>${name}],`)
    text.appendRight(at, `const ${own}=()=>[${told.join('')}...${scope}()];${twins.join('')}`)
    return { ...place, scope: own }
  }

  const question = (node: AnyNode, { scope }: Place): string =>
    `if(${guardName}.at(${lineOf(node)},${scope}))yield;`

  /** Of several statements on a line one that can be stopped at is enough. */
  function note(line: number, { isStoppable, why }: Place): void {
    if (lines.get(line) !== null) lines.set(line, isStoppable ? why : (why ?? inOneGo))
  }

  function visitStatements(body: readonly (Statement | AnyNode)[], place: Place): void {
    for (const statement of body) {
      const isStep =
        !['FunctionDeclaration', 'EmptyStatement'].includes(statement.type) && !('directive' in statement)
      if (isStep) note(lineOf(statement), place)
      if (isStep && place.isStoppable) text.appendRight(statement.start, question(statement, place))
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
    let closing = ''
    if (isStoppable && node.type === 'FunctionDeclaration') openFunctionDeclaration(text, node)
    else if (isStoppable && node.type !== 'FunctionDeclaration')
      closing = openFunctionExpression(text, node, functionNames.get(node) ?? '')
    const why = node.async ? null : (atOnce.get(node) ?? null)
    visitInside(node, { ...outer, isStoppable, why: isStoppable ? why : inOneGo })
    if (closing !== '') text.appendLeft(node.end, closing)
  }

  function visitInside(node: AnyFunction, place: Place): void {
    const { body, params } = node
    // Nothing can be stopped within the parameters' own defaults.
    for (const parameter of params) visit(parameter, { ...place, isStoppable: false })
    if (body.type === 'BlockStatement') {
      text.appendRight(body.start + 1, functionCode.statement(node))
      visitBlock(body, [...params.flatMap(namesIn), ...varNames(body.body)], place)
    } else {
      text.appendRight(body.start, `(${functionCode.expression(node)},`)
      visit(body, place)
      text.appendLeft(body.end, ')')
    }
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
    const named = nameGiven(node)
    if (named) functionNames.set(...named)
    switch (node.type) {
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        visitFunction(node, place)
        break
      case 'MethodDefinition':
      case 'PropertyDefinition':
        visitPlainly(node, place)
        break
      case 'StaticBlock':
        visitStatements(node.body, { ...place, isStoppable: false, why: inOneGo })
        break
      case 'Property':
        if (node.method || node.kind !== 'init') visitPlainly(node, place)
        else visitChildren(node, place)
        break
      case 'ClassDeclaration':
      case 'ClassExpression':
        visitClass(node, place)
        break
      case 'ObjectExpression':
        visitObject(node, place)
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
        visitCall(node, place)
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

  function visitCall(node: CallExpression, place: Place): void {
    calls.push(node)
    for (const [one, why] of calledAtOnce(node, ownMethods)) atOnce.set(one, why)
    if (place.isStoppable && !optional.has(node)) rewriteCall(text, node)
    visitChildren(node, place)
  }

  function visitClass(node: Class & AnyNode, place: Place): void {
    for (const one of openClass(text, node)) methods.add(one)
    visitChildren(node, place)
  }

  function visitObject(node: ObjectExpression, place: Place): void {
    const { functions, closing } = openObject(text, node)
    for (const one of functions) methods.add(one)
    visitChildren(node, place)
    if (closing !== '') text.appendLeft(node.end, closing)
  }

  /** What belongs to a class or an object. Functions that did not become generators stay what they are; what stands within them can be stopped at. */
  function visitPlainly(node: AnyNode, place: Place): void {
    const isConstructor = node.type === 'MethodDefinition' && node.kind === 'constructor'
    const plain = { ...place, isStoppable: false, why: isConstructor ? { by: 'new' } : inOneGo }
    for (const child of childrenOf(node)) {
      if (methods.has(child) && child.type === 'FunctionExpression')
        visitInside(child, { ...place, isStoppable: true, why: null })
      else if (child.type === 'FunctionExpression' && node.type !== 'PropertyDefinition')
        visitInside(child, plain)
      else visit(child, plain)
    }
  }

  const isStoppable = mayBecomeGenerator(program)
  const main = openBlock(0, program.body, varNames(program.body), {
    isStoppable,
    why: isStoppable ? null : inOneGo,
    scope: `${guardName}.none`,
  })
  if (isStoppable) text.appendRight(0, `${guardName}.begin(${main.scope});`)
  if (isMainAsked) visitStatements(program.body, main)
  else for (const statement of program.body) visit(statement, main)
  replaceNumbers(text, live, shelfCode)
  for (const node of calls) tellSlowCall(text, node)
  for (const node of [...rooms, ...calls]) tellRoom(text, node)
  return { source: text.toString(), isStoppable, lines }
}
