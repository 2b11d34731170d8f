import { compileScript } from '../../../language/compile/compile-script.ts'
import {
  asPublished,
  type HowToCompile,
  inDebugger,
  inWorkspace,
} from '../../../language/compile/how-to-compile.ts'
import { parseScript } from '../../../language/compile/parse-script.ts'
import { FileId } from '../../../model/ids.ts'
import { type BenchRow, comparedRow, ratioRow } from '../bench-row.ts'
import { sampleProgram } from './sample-program.ts'
import { timesInTurn } from './times-in-turn.ts'

const fileId = FileId.parse('bench')

/** Making a script of 5,000 lines ready to run, against acorn's reading of it, which any checker of JavaScript begins with. */
export function compileRows(): BenchRow[] {
  const source = sampleProgram(5_000)
  const compile = (how: HowToCompile) => () => {
    if (!compileScript({ fileId, name: 'Tab1', source, how }).ok) throw new Error('the sample has a mistake')
  }
  const [parse, plain, live, stoppable] = timesInTurn(
    [() => parseScript(source), compile(asPublished), compile(inWorkspace), compile(inDebugger)],
    15,
  )
  const alone = { name: 'acorn reads it', value: parse }
  return [
    ratioRow('5,000 lines: checked and guarded, as published', plain, 'ms', alone, 2.5),
    ratioRow('5,000 lines: checked and guarded, as the workspace runs them', live, 'ms', alone, 2.5),
    comparedRow('5,000 lines: so that it can be stopped anywhere', stoppable, 'ms', alone),
  ]
}
