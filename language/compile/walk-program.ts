import type { AnyNode, Program, PropertyDefinition, StaticBlock } from 'acorn'
import { isNode } from './node-children.ts'

/** A loop that something is done in again and again. */
export interface LoopAround {
  readonly loop: AnyNode
  /** Where it begins with its labels, and where it ends. */
  readonly start: number
  readonly end: number
}

/** Where in a program a node stands. */
export interface Around {
  /** Where its function begins to do something, or the program. */
  readonly owner: number
  /** The loops of its function in which it is done, from the inside out; none known in a part of a class that is neither method nor program. */
  readonly loops: readonly LoopAround[]
  readonly isInClass: boolean
  /** Whether it is in no function but those of `onStart`, which begin once in a run. */
  readonly isOfStart: boolean
}

type Visit = (node: AnyNode, parent: AnyNode | null, around: Around) => void

/** Visits every node after those within it; labels and the names of properties are not looked at. */
export function walkProgram(program: Program, visit: Visit): void {
  visitNode(program, null, { owner: 0, loops: [], isInClass: false, isOfStart: true }, program.start, visit)
}

/** `start`: where the node begins with its labels. */
function visitNode(node: AnyNode, parent: AnyNode | null, around: Around, start: number, visit: Visit): void {
  // More than half of all nodes: nothing is within them.
  if (node.type === 'Identifier' || node.type === 'Literal') {
    visit(node, parent, around)
    return
  }
  const within = aroundWithin(node, parent, around, start)
  for (const part in node) {
    const value: unknown = Reflect.get(node, part)
    if (typeof value !== 'object' || value === null || part === 'loc' || isNameOnly(node, part)) continue
    const inner = isBefore(node, part) ? around : within
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) visitNode(one, node, inner, one.start, visit)
    } else if (isNode(value))
      visitNode(value, node, inner, node.type === 'LabeledStatement' ? start : value.start, visit)
  }
  visit(node, parent, around)
}

/** Whether a part of a node is the name of a label or a property. */
const isNameOnly = (node: AnyNode, part: string): boolean =>
  part === 'label' ||
  (part === 'key' && 'computed' in node && !node.computed) ||
  (part === 'property' && node.type === 'MemberExpression' && !node.computed)

/** Whether a part of a loop comes once, before the first round. */
const isBefore = ({ type }: AnyNode, part: string): boolean =>
  (part === 'init' && type === 'ForStatement') ||
  (part === 'right' && (type === 'ForInStatement' || type === 'ForOfStatement'))

const isStart = (parent: AnyNode | null): boolean =>
  parent?.type === 'CallExpression' && parent.callee.type === 'Identifier' && parent.callee.name === 'onStart'

/** Whether a part of a class is done once, with the class, and not with each thing that is made of it. */
const isOfClass = (node: PropertyDefinition | StaticBlock): boolean =>
  node.type === 'StaticBlock' || node.static

function aroundWithin(node: AnyNode, parent: AnyNode | null, around: Around, start: number): Around {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return {
        owner: node.body.start + 1,
        loops: [],
        isInClass: false,
        isOfStart: around.isOfStart && around.loops.length === 0 && isStart(parent),
      }
    case 'PropertyDefinition':
    case 'StaticBlock':
      return { ...around, loops: [], isInClass: true, isOfStart: around.isOfStart && isOfClass(node) }
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
      if (around.isInClass) return around
      return { ...around, loops: [{ loop: node, start, end: node.end }, ...around.loops] }
    default:
      return around
  }
}
