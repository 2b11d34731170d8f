import { generateCode } from '../../../language/generator/generate-code.ts'
import { block, number, program, text } from '../../support/scripts/block-state.ts'
import { type BenchRow, limitRow } from '../bench-row.ts'
import { timesInTurn } from './times-in-turn.ts'

const names = new Map(Array.from({ length: 20 }, (_, n) => [`d${n}`, `Dragon ${n}`] as const))

/** Stacks of ten blocks each; `turn` is the angle of one of them. */
function bigProgram(blocks: number, turn = 15): object {
  const stacks = Array.from({ length: blocks / 10 }, (_, n) => {
    const item = { ITEM: `d${n % 20}` }
    let next: object | undefined
    for (let step = 0; step < 8; step += 1) {
      const id = `b${n}-${step}`
      const further = next ? { next } : {}
      next =
        step % 2 === 0
          ? block('motion_move', id, {
              fields: { ...item, DIRECTION: 'moveForward' },
              inputs: { METRES: number(n === 0 && step === 0 ? turn : step), SECONDS: number(1) },
              ...further,
            })
          : block('looks_say', id, {
              fields: item,
              inputs: { TEXT: text(`step ${step}`), SECONDS: number(2) },
              ...further,
            })
    }
    const forever = block('control_forever', `f${n}`, { inputs: next ? { DO: next } : {} })
    return block('event_start', `s${n}`, { next: forever })
  })
  return program(...stacks)
}

/** What blocks mean, as the pane beside them shows it after each change. */
export function blocksCodeRows(slowness: number): BenchRow[] {
  const whole = bigProgram(2_000)
  const [all] = timesInTurn([() => generateCode(whole, names)], 15)
  const small = Array.from({ length: 30 }, (_, turn) => bigProgram(200, 15 + turn))
  let changes = 0
  const afterChange = () => {
    changes += 1
    return generateCode(small[changes % small.length], names)
  }
  const [tab] = timesInTurn([afterChange], 25)
  return [
    limitRow('2,000 blocks: JavaScript', all, 'ms', { name: 'budget', value: 60 * slowness }),
    limitRow('200 blocks, a large tab of a learner: JavaScript after a change', tab, 'ms', {
      name: 'budget',
      value: 5 * slowness,
    }),
  ]
}
