import type {
  AnonymousFunctionDeclaration,
  AnyNode,
  ArrowFunctionExpression,
  FunctionDeclaration,
  FunctionExpression,
  Program,
} from 'acorn'
import { contains, isClass, isFullFunction, isFunction } from './node-parts.ts'

/** Only an async function can wait in the head of a loop. */
const awaitsInHead = (node: AnyNode): boolean => node.type === 'ForOfStatement' && node.await

/** Speaks of the function around it, as only an arrow function can. */
const isOfOutside = (node: AnyNode): boolean =>
  node.type === 'Super' ||
  node.type === 'MetaProperty' ||
  (node.type === 'Identifier' && node.name === 'arguments')

/** A function as scripts have it. */
export type AnyFunction =
  | ArrowFunctionExpression
  | FunctionExpression
  | FunctionDeclaration
  | AnonymousFunctionDeclaration

/**
 * Whether a function means the same when it becomes a generator that a debug run drives. Others are left as they are: their lines run, and
 * are not stopped at.
 */
export function mayBecomeGenerator(node: AnyFunction | Program): boolean {
  if (contains(node, awaitsInHead, (child) => isFunction(child) || isClass(child))) return false
  if (node.type === 'Program') return true
  if (node.generator) return false
  const isOfItsOwn = (child: AnyNode) => isFullFunction(child) || isClass(child)
  if (node.type === 'ArrowFunctionExpression') return !contains(node, isOfOutside, isOfItsOwn)
  // A generator is never made with `new`.
  if (contains(node, ({ type }) => type === 'MetaProperty', isOfItsOwn)) return false
  return node.type === 'FunctionExpression' || node.id !== null
}

/** Whether an arrow function speaks of the `this` of the function around it, which a generator in its place has to be told. */
export const usesOuterThis = (node: AnyFunction): boolean =>
  node.type === 'ArrowFunctionExpression' &&
  contains(node, ({ type }) => type === 'ThisExpression', isFullFunction)
