import vm from 'node:vm'
import { instrument } from '../../../language/compile/instrument.ts'
import { liveNumbers } from '../../../language/compile/live-numbers.ts'
import { parseScript } from '../../../language/compile/parse-script.ts'
import { createLoopGuard } from '../../../runtime/scripts/loop-guard.ts'
import { type BenchRow, ratioRow } from '../bench-row.ts'
import { timesInTurn } from './times-in-turn.ts'

/** What programs of learners do in a loop: places, distances, lists, a function. */
const realistic = `
const things = []
for (let n = 0; n < 200; n += 1) things.push({ x: n, y: 0, z: n % 7, speed: 0.1 + n / 100 })
function far(a, b) { return Math.hypot(a.x - b.x, a.z - b.z) }
let near = 0
for (let round = 0; round < 100; round += 1) {
  for (const thing of things) {
    thing.x += Math.sin(round / 10) * thing.speed
    thing.z += Math.cos(round / 10) * thing.speed
    if (far(thing, things[0]) < 5) near += 1
    thing.y = Math.max(0, thing.y - 0.01)
  }
}
return near
`
const empty = 'let n = 0; while (n < 5000000) n += 1; return n'

/** What the loop guard costs while code runs, in the same engine as without it. */
export function guardRows(): BenchRow[] {
  return [
    ...overhead('a loop over 200 things', realistic, 1.3),
    ...overhead('an empty loop of 5,000,000 rounds', empty, 2.5),
  ]
}

function overhead(name: string, source: string, budget: number): BenchRow[] {
  const parsed = parseScript(source)
  if (!parsed.ok) throw new Error(parsed.failure.message)
  const numbers = liveNumbers(parsed.program)
  const [bare, guarded, live] = timesInTurn(
    [
      runnable(source),
      runnable(instrument(source, parsed.program)),
      runnable(
        instrument(source, parsed.program, numbers),
        numbers.map(({ value }) => value),
      ),
    ],
    25,
  )
  const alone = { name: 'without the guard', value: bare }
  return [
    ratioRow(`${name}: guarded`, guarded, 'ms', alone, budget),
    ratioRow(`${name}: guarded, its numbers can change`, live, 'ms', alone, budget * 1.5),
  ]
}

function runnable(source: string, numbers: readonly number[] = []): () => unknown {
  const control = createLoopGuard({
    now: () => 0,
    isStopped: () => false,
    onTrip: () => undefined,
    numbers,
  })
  const make: (guard: unknown) => () => unknown = vm.runInThisContext(
    `(function (__g) { "use strict"; return function main() {${source}\n} })`,
  )
  return make(control.guard)
}
