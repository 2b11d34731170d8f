import vm from 'node:vm'
import { instrument } from '../../../language/compile/instrument.ts'
import { parseScript } from '../../../language/compile/parse-script.ts'
import { readProgram } from '../../../language/compile/read-program.ts'
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
    ...costs.map(({ name, alone, live }) => comparedRow(`${name}: guarded`, live, 'ms', alone)),
    meanRow('guarded', costs, 1.3),
    meanRow('live', costs, 1.3),
    ratioRow(
      'an empty loop of 5,000,000 rounds: guarded, as published',
      emptyCost.guarded,
      'ms',
      emptyCost.alone,
      2.5,
    ),
    ratioRow(
      'an empty loop of 5,000,000 rounds: guarded, as the workspace runs it',
      emptyCost.live,
      'ms',
      emptyCost.alone,
      2.5,
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
  const name = { guarded: 'guarded, as published', live: 'guarded, as the workspace runs them' }[of]
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
  const numbers = readProgram(parsed.program).numbers
  const [bare, guarded, live] = timesInTurn(
    [
      runnable(source),
      runnable(instrument(source, readProgram(parsed.program))),
      runnable(
        instrument(source, readProgram(parsed.program), numbers),
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
