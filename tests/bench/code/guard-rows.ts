import vm from 'node:vm'
import { instrument } from '../../../language/compile/instrument.ts'
import { liveNumbers } from '../../../language/compile/live-numbers.ts'
import { parseScript } from '../../../language/compile/parse-script.ts'
import { createLoopGuard } from '../../../runtime/scripts/loop-guard.ts'
import { type BenchRow, comparedRow, ratioRow } from '../bench-row.ts'
import { loopPrograms } from './loop-programs.ts'
import { timesInTurn } from './times-in-turn.ts'

const empty = 'let n = 0; while (n < 5000000) n += 1; return n'

/** What the loop guard costs while code runs, in the same engine as without it. */
export function guardRows(): BenchRow[] {
  const costs = Object.entries(loopPrograms).map(([name, source]) => ({ name, ...overhead(source, 61) }))
  const emptyCost = overhead(empty, 25)
  return [
    ...costs.map(({ name, alone, guarded }) => comparedRow(`${name}: guarded`, guarded, 'ms', alone)),
    meanRow('guarded', costs, 1.3),
    meanRow('live', costs, 1.3 * 1.5),
    ratioRow('an empty loop of 5,000,000 rounds: guarded', emptyCost.guarded, 'ms', emptyCost.alone, 2.5),
    ratioRow(
      'an empty loop of 5,000,000 rounds: guarded, its numbers can change',
      emptyCost.live,
      'ms',
      emptyCost.alone,
      2.5 * 1.5,
    ),
  ]
}

/** What a program takes, in milliseconds: without a guard, with it, and with numbers that can change. */
interface Overhead {
  readonly alone: { readonly name: string; readonly value: number }
  readonly guarded: number
  readonly live: number
}

/** The geometric mean: half the time of one program makes good for twice the time of another. */
function meanRow(of: 'guarded' | 'live', costs: readonly Overhead[], budget: number): BenchRow {
  const logarithms = costs.map((cost) => Math.log(cost[of] / cost.alone.value))
  const mean = Math.exp(logarithms.reduce((sum, value) => sum + value, 0) / costs.length)
  const name = { guarded: 'guarded', live: 'guarded, their numbers can change' }[of]
  return ratioRow(
    `loops of learners, mean of ${costs.length} programs: ${name}`,
    mean,
    '×',
    { name: 'without the guard', value: 1 },
    budget,
  )
}

function overhead(source: string, rounds: number): Overhead {
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
    rounds,
  )
  return { alone: { name: 'without the guard', value: bare }, guarded, live }
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
