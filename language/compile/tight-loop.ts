import type { AnyNode, CallExpression, ForStatement, WhileStatement } from 'acorn'
import { full } from 'acorn-walk'
import { stripEndCode, stripHeadCode, stripStepCode } from './guard-code.ts'
import type { SourceEdits } from './source-edits.ts'
import { setsLength } from './tell-room.ts'

/** A loop of which only the rounds can take time. */
export type TightLoop = (WhileStatement | ForStatement) & { readonly test: AnyNode }

/**
 * What may take long by itself, waits, or keeps the variables of a round. Setting a place of a thing only notes what changes, which a strip of rounds
 * may do; a function of the program looks at the clock itself.
 */
const slow =
  /^(New|TaggedTemplate|Await|Yield|Import)\w*Expression$|^(While|DoWhile|For|ForIn|ForOf|Try)Statement$|Function|^Class|^SpreadElement$/

/** A call of what reckons with numbers: `Math.sin(…)`. */
const isReckoning = ({ callee }: CallExpression): boolean =>
  callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'Math'

function isQuick(part: AnyNode): boolean {
  let quick = true
  full(part, (node: AnyNode) => {
    if (
      slow.test(node.type) ||
      (node.type === 'CallExpression' && !isReckoning(node)) ||
      (node.type === 'AssignmentExpression' && setsLength(node))
    )
      quick = false
  })
  return quick
}

/** Whether the head is written so plainly that it can be taken apart: no brackets around the test, no comments about it. */
function isPlain(source: string, { type, start, test, body, ...head }: TightLoop): boolean {
  const after = source.slice(test.end, body.start)
  if (type === 'WhileStatement')
    return /^while *\( *$/.test(source.slice(start, test.start)) && /^\s*\)\s*$/.test(after)
  const init = 'init' in head ? head.init : null
  const before = source.slice(init?.end ?? start, test.start)
  return (init ? /^\s*;\s*$/ : /^for\s*\(\s*;\s*$/).test(before) && /^\s*;/.test(after)
}

/** Whether the rounds of a loop can be counted in strips. `outer`: what it stands in; whose name a loop bears may go on from within. */
export function isTightLoop(node: AnyNode, outer: AnyNode | undefined, source: string): node is TightLoop {
  if (node.type !== 'WhileStatement' && node.type !== 'ForStatement') return false
  const { test, body } = node
  if (!test || outer?.type === 'LabeledStatement' || !isPlain(source, { ...node, test })) return false
  const update = node.type === 'ForStatement' ? node.update : null
  return [test, body, ...(update ? [update] : [])].every(isQuick)
}

/**
 * Lets a loop go in strips of many rounds and asks the guard between two of them: a call within the rounds, though it hardly ever
 * happens, would take the loop's variables out of the registers. The test is asked as often as before, and `break` and `continue` mean the same.
 */
export function stripLoop(text: SourceEdits, loop: TightLoop, index: number): void {
  const { test, body } = loop
  const [head, step] = [stripHeadCode(index), stripStepCode(index)]
  if (loop.type === 'WhileStatement') {
    text.update(loop.start, test.start, `for(;;){${head}(`)
    text.appendRight(test.end, `);${step}`)
  } else {
    text.appendLeft(test.start, `;){${head}(`)
    text.appendRight(test.end, ')')
    if (loop.update) text.appendRight(loop.update.end, `,${step}`)
    else text.appendRight(text.original.indexOf(';', test.end) + 1, step)
  }
  const end = `${stripEndCode(loop, index)}}`
  if (body.type === 'BlockStatement') text.appendLeft(body.end, end)
  else {
    text.appendRight(body.start, '{')
    text.appendLeft(body.end, `}${end}`)
  }
}
