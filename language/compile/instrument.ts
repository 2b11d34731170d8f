import type { AnyNode, ArrowFunctionExpression, CatchClause, Function as FunctionNode, Program } from 'acorn'
import { catchCode, countedLoopCode, functionCode, keepCode, ownNamesCode } from './guard-code.ts'
import { keptName } from './guard-name.ts'
import { type LiveNumber, replaceNumbers, shelfCode } from './live-numbers.ts'
import { markLines } from './mark-lines.ts'
import type { GuardedPlace, ProgramParts } from './read-program.ts'
import { tellSlowCall } from './slow-calls.ts'
import { SourceEdits } from './source-edits.ts'
import { tellRoom } from './tell-room.ts'
import { isTightLoop, stripLoop } from './tight-loop.ts'

/**
 * Puts the loop guard into every loop, function and catch, on the line where it stands, so that every line of the result is
 * the learner's line. Code that runs longer than the guard allows is stopped there, and calls that no guard can stop are told before they begin. `live`: numbers that can change while it runs.
 * `marked`: the program itself, if its lines are to say when they run.
 */
export function instrument(
  source: string,
  parts: ProgramParts,
  live: readonly LiveNumber[] = [],
  marked: Program | null = null,
): string {
  const text = new SourceEdits(source)

  /** The counters of loops by where they are declared: at the start of their function, or of the program. */
  const counters = new Map<number, number[]>()
  let loops = 0

  const guardLoop = ({ node, parent, owner }: Extract<GuardedPlace, { kind: 'loop' }>) => {
    const { body } = node
    const index = loops
    loops += 1
    addTo(counters, owner, index)
    if (isTightLoop(node, parent ?? undefined, source)) {
      stripLoop(text, node, index)
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

  for (const place of parts.guarded) {
    if (place.kind === 'loop') guardLoop(place)
    else if (place.kind === 'function') guardFunction(place.node)
    else guardCatch(place.node)
  }
  const kept = numbersKept(live)
  for (const start of new Set([...counters.keys(), ...kept.byOwner.keys()]))
    text.appendRight(start, ownNamesCode(counters.get(start) ?? [], kept.byOwner.get(start) ?? []))
  for (const { start, end, indexes } of kept.loops) {
    text.appendRight(start, keepCode.open(indexes.map((index) => [keptName(index), shelfCode(index)])))
    text.appendLeft(end, keepCode.close)
  }
  replaceNumbers(text, live, (index, { loop }) => (loop ? keptName(index) : shelfCode(index)))
  for (const node of parts.calls) tellSlowCall(text, node)
  for (const node of [...parts.rooms, ...parts.calls]) tellRoom(text, node)
  if (marked) markLines(text, marked)
  return text.toString()
}

function addTo(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
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
 * The numbers that loops take from their shelf once, before their first round: a variable is at hand for the engine, and until such a loop is over
 * nobody can change the number.
 */
function numbersKept(live: readonly LiveNumber[]): NumbersKept {
  const loops = new Map<
    AnyNode,
    { readonly start: number; readonly end: number; readonly indexes: number[] }
  >()
  const byOwner = new Map<number, number[]>()
  for (const [index, { loop: around, owner }] of live.entries()) {
    if (!around) continue
    const { loop, start, end } = around
    const kept = loops.get(loop) ?? { start, end, indexes: [] }
    loops.set(loop, kept)
    kept.indexes.push(index)
    addTo(byOwner, owner, index)
  }
  return { loops: [...loops.values()], byOwner }
}
