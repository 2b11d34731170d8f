import { blockDefinition } from '../../../language/blocks/block-catalogue.ts'
import { toolbox } from '../../../language/blocks/toolbox.ts'
import { generateCode } from '../../../language/generator/generate-code.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import { block, program } from './block-state.ts'
import { type Ran, runProgram } from './run-program.ts'

interface BlockRun {
  /** Beside the first choices of its drop-downs. */
  readonly fields?: Readonly<Record<string, string>>
  /** What the person does in a step, from step 1. */
  readonly inputs?: Readonly<Record<number, readonly RunInput[]>>
  readonly entities: readonly FrameEntity[]
  readonly seconds?: number
  /** JavaScript of another tab, which runs first. */
  readonly before?: string
}

export interface BlockRan extends Ran {
  readonly code: string
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What the slots of a block hold when it comes out of the toolbox. */
function offeredInputs(type: string): Readonly<Record<string, object>> {
  const find = (part: unknown): unknown => {
    if (!isRecord(part)) return undefined
    if (part.type === type) return part.inputs
    const { contents } = part
    if (!Array.isArray(contents)) return undefined
    return contents.map(find).find((inputs) => inputs !== undefined)
  }
  const inputs = find(toolbox('en'))
  if (!isRecord(inputs)) throw new Error(`not in the toolbox: ${type}`)
  return Object.fromEntries(
    Object.entries(inputs).filter((entry): entry is [string, object] => isRecord(entry[1])),
  )
}

/**
 * Runs a block as it comes out of the toolbox: one that does something right after the start, and one that is a value said by the thing
 * `reader`, which must be among the entities.
 */
export async function runBlock(type: string, run: BlockRun): Promise<BlockRan> {
  const { fields = {}, inputs = {}, entities, seconds = 2, before = '' } = run
  const definition = blockDefinition(type)
  if (!definition) throw new Error(`no such block: ${type}`)
  const state = { ...block(type, 'own', { fields }), inputs: offeredInputs(type) }
  const isStatement = definition.shape === 'statement' || definition.shape === 'last'
  const said = {
    ...block('looks_say', 'say', { fields: { ITEM: 'reader' } }),
    inputs: { TEXT: { block: state } },
  }
  const stack = block('event_start', 'start', { next: isStatement ? state : said })
  const names = new Map(entities.map(({ id, name }) => [id, name]))
  const { code } = generateCode(program(stack), names)
  const tabs = { Before: before, Blocks: code }
  const ran = await runProgram({ entities, tabs, blockTabs: ['Blocks'], seconds, inputs })
  return { ...ran, code }
}
