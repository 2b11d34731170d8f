import { generateCode } from '../../../language/generator/generate-code.ts'
import { toBlocklyState } from '../../../model/blocks/blocks-state.ts'
import type { Project } from '../../../model/project/project.ts'
import { fileJavaScript } from '../../../src/workspace/code/file-javascript.ts'
import { createReplica, fileId, startBytes } from '../../blocks/replica.ts'
import { type BenchRow, limitRow } from '../bench-row.ts'
import { median } from '../median.ts'
import { timesInTurn } from './times-in-turn.ts'

const blocks = 2_000
/** An event, a loop and eight statements. */
const perStack = 10
const names = new Map(Array.from({ length: 20 }, (_, n) => [`d${n}`, `Dragon ${n}`] as const))

/** One block of many stacks; `turn` is the number that stands in it. */
function blockAt(n: number, turn: number) {
  const [stack, place] = [Math.floor(n / perStack), n % perStack]
  const type = ['event_start', 'control_forever'][place] ?? (place % 2 === 0 ? 'motion_move' : 'looks_say')
  const shadow = (of: string, field: string, value: number | string) => ({
    type: of,
    fields: { [field]: value },
  })
  return {
    id: `b${n}`,
    type,
    hasNext: true,
    fields: place < 2 ? {} : { ITEM: `d${stack % 20}` },
    extra: {},
    shadows: {
      METRES: shadow('math_number', 'NUM', turn),
      TEXT: shadow('text', 'TEXT', `step ${turn}`),
      SECONDS: shadow('math_number', 'NUM', 1),
    },
    at:
      place === 0
        ? ({ parent: null, x: 0, y: 40 * stack } as const)
        : ({ parent: `b${n - 1}`, input: place === 2 ? 'DO' : 'next', kind: 'statement' } as const),
  }
}

/** What blocks mean, as the pane beside them shows it after each change. */
export function blocksCodeRows(slowness: number): BenchRow[] {
  const { bus, source } = createReplica(2, startBytes())
  const upserts = Array.from({ length: blocks }, (_, n) => blockAt(n, 5))
  source.store({ fileId, upserts, deletes: [] })
  const state = toBlocklyState(source.read())
  const read = (project: Project) => fileJavaScript(project, fileId).source
  if (read(bus.project) === '') throw new Error('the blocks mean nothing')
  let turn = 0
  const times: number[] = []
  for (let round = -20; round < 100; round += 1) {
    turn += 1
    source.store({ fileId, upserts: [blockAt(2 + (turn % 200) * perStack, turn)], deletes: [] })
    const start = performance.now()
    const code = read(bus.project)
    if (round >= 0) times.push(performance.now() - start)
    if (!code.includes(`moveForward(${turn}`)) throw new Error('the change is not in the code')
  }
  const [all] = timesInTurn([() => generateCode(state, names)], 15)
  return [
    limitRow('2,000 blocks: JavaScript', all, 'ms', { name: 'budget', value: 60 * slowness }),
    limitRow('2,000 blocks: JavaScript after a change', median(times), 'ms', {
      name: 'budget',
      value: 5 * slowness,
    }),
  ]
}
