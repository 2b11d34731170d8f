import type { AnyNode, Identifier, Program, VariableDeclaration } from 'acorn'
import { childrenOf } from '../compile/node-children.ts'
import { functionOf, lookUp, type Reference, type Scope, type Variable } from './scope.ts'

/** Every name of a program: where it is made and where it is used. */
export interface ProgramScopes {
  readonly scopes: readonly Scope[]
  readonly references: readonly Reference[]
  /** Scope of the names that stand right in a node; only nodes with names of their own and identifiers are listed. */
  readonly scopeOf: ReadonlyMap<AnyNode, Scope>
}

type Kind = Variable['kind']

class Reader {
  readonly scopes: Scope[] = []
  readonly references: Reference[] = []
  readonly scopeOf = new Map<AnyNode, Scope>()

  open(node: AnyNode, parent: Scope | null, isFunction: boolean): Scope {
    const scope: Scope = { node, parent, isFunction, variables: new Map() }
    this.scopes.push(scope)
    this.scopeOf.set(node, scope)
    return scope
  }

  #declare(identifier: Identifier, kind: Kind, scope: Scope, origin: AnyNode | null) {
    const holder = kind === 'var' ? functionOf(scope) : scope
    const known = holder.variables.get(identifier.name)
    this.scopeOf.set(identifier, holder)
    if (known) known.writes.push(identifier)
    else
      holder.variables.set(identifier.name, {
        name: identifier.name,
        kind,
        identifier,
        scope: holder,
        origin,
        writes: [],
      })
  }

  #use(identifier: Identifier, scope: Scope, use: Reference['use']) {
    this.scopeOf.set(identifier, scope)
    this.references.push({ identifier, scope, use })
  }

  /** The names of a pattern, made (`kind`) or given another value. */
  pattern(node: AnyNode, scope: Scope, kind: Kind | null, origin: AnyNode | null): void {
    switch (node.type) {
      case 'Identifier':
        if (kind) this.#declare(node, kind, scope, origin)
        else this.#use(node, scope, 'write')
        return
      case 'ObjectPattern':
        for (const part of node.properties)
          this.pattern(part.type === 'Property' ? part.value : part.argument, scope, kind, null)
        return
      case 'ArrayPattern':
        for (const part of node.elements) if (part) this.pattern(part, scope, kind, null)
        return
      case 'AssignmentPattern':
        this.pattern(node.left, scope, kind, null)
        this.read(node.right, scope)
        return
      case 'RestElement':
        this.pattern(node.argument, scope, kind, null)
        return
      default:
        this.read(node, scope)
    }
  }

  #declaration(node: VariableDeclaration, scope: Scope, loop: AnyNode | null) {
    const kind: Kind = node.kind === 'const' || node.kind === 'var' ? node.kind : 'let'
    for (const { id, init } of node.declarations) {
      this.pattern(id, scope, kind, loop ?? init ?? null)
      if (init) this.read(init, scope)
    }
  }

  #function(
    node: AnyNode & { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' },
    outer: Scope,
  ) {
    const scope = this.open(node, outer, true)
    if (node.type === 'FunctionDeclaration' && node.id) this.#declare(node.id, 'function', outer, node)
    if (node.type === 'FunctionExpression' && node.id) this.#declare(node.id, 'function', scope, node)
    for (const parameter of node.params) this.pattern(parameter, scope, 'parameter', node)
    this.#below(node.body, scope)
  }

  /** Reads what is in a block without making it a scope of its own. */
  #below(node: AnyNode, scope: Scope) {
    if (node.type === 'BlockStatement') for (const child of childrenOf(node)) this.read(child, scope)
    else this.read(node, scope)
  }

  read(node: AnyNode, scope: Scope): void {
    switch (node.type) {
      case 'Identifier':
        this.#use(node, scope, 'read')
        return
      case 'VariableDeclaration':
        this.#declaration(node, scope, null)
        return
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        this.#function(node, scope)
        return
      case 'AssignmentExpression':
        if (node.left.type === 'Identifier')
          this.#use(node.left, scope, node.operator === '=' ? 'write' : 'change')
        else this.pattern(node.left, scope, null, null)
        this.read(node.right, scope)
        return
      case 'UpdateExpression':
        if (node.argument.type === 'Identifier') this.#use(node.argument, scope, 'change')
        else this.read(node.argument, scope)
        return
      case 'MemberExpression':
        this.read(node.object, scope)
        if (node.computed) this.read(node.property, scope)
        return
      case 'Property':
      case 'MethodDefinition':
      case 'PropertyDefinition':
        if (node.computed) this.read(node.key, scope)
        if (node.value) this.read(node.value, scope)
        return
      case 'ClassDeclaration':
      case 'ClassExpression':
        if (node.id) this.#declare(node.id, 'class', scope, node)
        if (node.superClass) this.read(node.superClass, scope)
        this.read(node.body, scope)
        return
      case 'LabeledStatement':
        this.read(node.body, scope)
        return
      case 'BreakStatement':
      case 'ContinueStatement':
      case 'MetaProperty':
        return
      case 'CatchClause': {
        const inner = this.open(node, scope, false)
        if (node.param) this.pattern(node.param, inner, 'parameter', null)
        this.#below(node.body, inner)
        return
      }
      case 'ForInStatement':
      case 'ForOfStatement': {
        const inner = this.open(node, scope, false)
        if (node.left.type === 'VariableDeclaration') this.#declaration(node.left, inner, node)
        else this.pattern(node.left, inner, null, null)
        this.read(node.right, inner)
        this.read(node.body, inner)
        return
      }
      case 'BlockStatement':
      case 'ForStatement':
      case 'SwitchStatement':
      case 'StaticBlock': {
        const inner = this.open(node, scope, false)
        for (const child of childrenOf(node)) this.read(child, inner)
        return
      }
      default:
        for (const child of childrenOf(node)) this.read(child, scope)
    }
  }
}

/** Reads all names of a program. */
export function readScopes(program: Program): ProgramScopes {
  const reader = new Reader()
  const outermost = reader.open(program, null, true)
  for (const statement of program.body) reader.read(statement, outermost)
  for (const { identifier, scope, use } of reader.references)
    if (use !== 'read') lookUp(scope, identifier.name)?.writes.push(identifier)
  return reader
}
