import type { AnyNode, Class, FunctionExpression, MethodDefinition, ObjectExpression, Property } from 'acorn'
import { guardName } from '../guard-name.ts'
import { childrenOf } from '../node-children.ts'
import type { SourceEdits } from '../source-edits.ts'
import { mayBecomeGenerator } from './may-become-generator.ts'

type Method = (MethodDefinition | Property) & { readonly value: FunctionExpression }

/** The name of a method, if it stands there as such. */
function keyOf({ key, computed }: Pick<MethodDefinition | Property, 'key' | 'computed'>): string | null {
  if (computed) return null
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value !== 'bigint' ? String(key.value) : null
}

/** Where the word `async` before a method is; `null` if comments make that hard to tell. */
function asyncAt(source: string, { start }: AnyNode): number | null {
  const before = /^(?:static\s+)?(?=async\s)/.exec(source.slice(start, start + 100))
  return before ? start + before[0].length : null
}

/** A method that can become a generator where it stands, so that `this`, `super` and `arguments` mean what they meant. */
function isMethod(source: string, node: MethodDefinition | Property): node is Method {
  const isOne = node.type === 'Property' ? node.method : node.kind === 'method'
  if (!isOne || node.value.type !== 'FunctionExpression' || keyOf(node) === null) return false
  if (!mayBecomeGenerator(node.value)) return false
  return !node.value.async || asyncAt(source, node) !== null
}

function becomeGenerators(text: SourceEdits, methods: readonly Method[]): void {
  for (const method of methods) {
    // A field before it may have no semicolon, and would be multiplied.
    if (method.type === 'MethodDefinition') text.appendRight(method.start, ';')
    const at = method.value.async ? asyncAt(text.original, method) : null
    if (at === null) text.appendRight(method.key.start, '*')
    else text.update(at, at + 'async'.length, '*')
  }
}

/** Methods as the guard is told of them: the names of those that do not wait, and of those that do. */
function namesOf(methods: readonly Method[]): string {
  const names = (isAsync: boolean) =>
    methods.filter(({ value }) => value.async === isAsync).map((method) => JSON.stringify(keyOf(method)))
  return `[${names(false).join()}],[${names(true).join()}]`
}

/** Of several with one name only the last one is there. */
const isAlone = (method: Method, among: readonly (MethodDefinition | Property)[]): boolean =>
  !among.some((other) => other !== method && keyOf(other) === keyOf(method))

/** Turns methods of a class into generators, in whose place the class puts wrappers as it comes into being. Answers their functions. */
export function openClass(text: SourceEdits, { body }: Class): ReadonlySet<AnyNode> {
  const code: string[] = []
  const found = [true, false].flatMap((isStatic) => {
    const all = body.body
      .filter((node) => node.type === 'MethodDefinition')
      .filter((node) => node.static === isStatic)
    const methods = all.flatMap((node) => (isMethod(text.original, node) && isAlone(node, all) ? [node] : []))
    const owner = isStatic ? 'this' : 'this.prototype'
    if (methods.length > 0) code.push(`${guardName}.methods(${owner},${namesOf(methods)});`)
    return methods
  })
  if (code.length > 0) text.appendRight(body.start + 1, `static{${code.join('')}}`)
  // Behind that, where the first of them begins right there.
  becomeGenerators(text, found)
  return new Set(found.map(({ value }) => value))
}

/** The same for an object that is written out. Answers what closes it too. */
export function openObject(
  text: SourceEdits,
  { start, properties }: ObjectExpression,
): { readonly functions: ReadonlySet<AnyNode>; readonly closing: string } {
  const all = properties.filter((node) => node.type === 'Property')
  const lastSpread = properties.findLastIndex(({ type }) => type === 'SpreadElement')
  const methods = all.flatMap((node) =>
    isMethod(text.original, node) && isAlone(node, all) && properties.indexOf(node) > lastSpread
      ? [node]
      : [],
  )
  if (methods.length === 0) return { functions: new Set(), closing: '' }
  text.appendRight(start, `${guardName}.methods(`)
  becomeGenerators(text, methods)
  return { functions: new Set(methods.map(({ value }) => value)), closing: `,${namesOf(methods)})` }
}

/** The names of all methods that a program has of its own. */
export const methodNames = (node: AnyNode): ReadonlySet<string> => new Set(namesBelow(node))

function namesBelow(node: AnyNode): readonly string[] {
  const own = node.type === 'MethodDefinition' || node.type === 'Property' ? keyOf(node) : null
  const below = childrenOf(node).flatMap(namesBelow)
  return own === null ? below : [own, ...below]
}
