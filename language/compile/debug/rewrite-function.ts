import type { AnonymousFunctionDeclaration, FunctionDeclaration } from 'acorn'
import { guardName } from '../guard-name.ts'
import type { SourceEdits } from '../source-edits.ts'
import { generatorOf } from './debug-names.ts'
import { type AnyFunction, usesOuterThis } from './may-become-generator.ts'
import { replaceRange } from './replace-range.ts'

/** Where the first parameter can begin: behind the bracket, or at the one parameter of `a => …`. */
function paramsStart(source: string, node: AnyFunction): number {
  const [first] = node.params
  const bracket = source.indexOf('(', node.id?.end ?? node.start)
  return first && (bracket < 0 || first.start <= bracket) ? first.start : bracket + 1
}

/** Turns everything before the body into `head`, the parameters, and a bracket; a body that is a value becomes a block. */
function rewriteHead(text: SourceEdits, node: AnyFunction, head: string): void {
  const start = paramsStart(text.original, node)
  const end = node.params.at(-1)?.end ?? start
  replaceRange(text, node.start, start, head)
  if (node.type === 'ArrowFunctionExpression') {
    const arrowEnd = text.original.indexOf('=>', end) + 2
    replaceRange(text, end, arrowEnd, node.body.type === 'BlockStatement' ? ')' : '){return(')
  } else replaceRange(text, end, node.body.start, ')')
}

const wrapperOf = (node: AnyFunction): string => {
  if (node.async) return 'asyncFn'
  return node.type === 'ArrowFunctionExpression' ? 'arrow' : 'fn'
}

/** A function in the middle of an expression: a generator in a wrapper that looks like a function. `given`: the name that it has from where it stands. Answers what closes it. */
export function openFunctionExpression(text: SourceEdits, node: AnyFunction, given: string): string {
  const wrap = wrapperOf(node)
  const name = node.type === 'ArrowFunctionExpression' ? undefined : node.id?.name
  // Its own name means the wrapper inside.
  rewriteHead(text, node, `${name ? `(()=>{const ${name}=` : ''}${guardName}.${wrap}(function*(`)
  const body = node.body.type === 'BlockStatement' ? '' : ')}'
  return `${body},${JSON.stringify(name ?? given)}${usesOuterThis(node) ? ',()=>this' : ''})${name ? `;return ${name}})()` : ''}`
}

/**
 * A function of its own name: a function that everybody can call, and the generator beside it, both there from the beginning of their
 * block as functions are.
 */
export function openFunctionDeclaration(
  text: SourceEdits,
  node: FunctionDeclaration | AnonymousFunctionDeclaration,
): void {
  const name = node.id?.name ?? ''
  const generator = generatorOf(name)
  const given = `${guardName}_`
  const drive = node.async ? 'drive' : 'runThrough'
  const plain = `function ${name}(...${given}){return ${guardName}.${drive}(${generator}.apply(this,${given}))}`
  rewriteHead(text, node, `${plain}function*${generator}(`)
}

/** What makes such a function and its generator known to each other, at the beginning of their block. */
export const twinCode = ({
  id,
  async: isAsync,
}: FunctionDeclaration | AnonymousFunctionDeclaration): string =>
  id ? `${guardName}.twin(${id.name},${generatorOf(id.name)},${isAsync});` : ''
