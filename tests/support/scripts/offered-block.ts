import { blockDefinition } from '../../../language/blocks/block-catalogue.ts'
import { offered } from '../../../language/blocks/toolbox.ts'
import { generateCode } from '../../../language/generator/generate-code.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import { program } from './block-state.ts'
import { type Ran, runProgram } from './run-program.ts'

export interface BlockState {
  readonly type: string
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly inputs: Readonly<Record<string, object>>
  readonly next?: { readonly block: BlockState }
  readonly extraState?: object
}

interface Filling {
  readonly fields?: Readonly<Record<string, unknown>>
  /** Blocks in place of what the slots hold from the start. */
  readonly inputs?: Readonly<Record<string, BlockState>>
  readonly extraState?: object
}

let ids = 0

/** A block as the toolbox offers it, but for what is filled otherwise. */
export function one(type: string, { fields = {}, inputs = {}, extraState }: Filling = {}): BlockState {
  const definition = blockDefinition(type)
  const slots = definition ? offered(type, definition, 'en').inputs : {}
  ids += 1
  return {
    type,
    id: `${type}-${ids}`,
    fields,
    inputs: {
      ...Object.fromEntries(
        Object.entries(slots ?? {}).filter(
          (entry): entry is [string, object] => typeof entry[1] === 'object',
        ),
      ),
      ...Object.fromEntries(Object.entries(inputs).map(([name, block]) => [name, { block }])),
    },
    ...(extraState ? { extraState } : {}),
  }
}

/** Blocks below each other. */
export function chain(first: BlockState, ...rest: readonly BlockState[]): BlockState {
  const [second, ...others] = rest
  return second ? { ...first, next: { block: chain(second, ...others) } } : first
}

export const number = (value: number): BlockState => one('math_number', { fields: { NUM: value } })
export const text = (value: string): BlockState => one('text', { fields: { TEXT: value } })
/** Sends a message, of which `runBlocks` writes down when it came. */
export const mark = (name: string): BlockState => one('event_send', { fields: { MESSAGE: name } })
/** Lets the thing `reader` say a value. */
export const say = (value: BlockState): BlockState =>
  one('looks_say', { fields: { ITEM: 'reader' }, inputs: { TEXT: value, SECONDS: number(0) } })
export const wait = (seconds: number): BlockState =>
  one('control_wait', { inputs: { SECONDS: number(seconds) } })
/** A stack that begins with the run. */
export const start = (...blocks: readonly BlockState[]): BlockState => chain(one('event_start'), ...blocks)

interface BlocksRun {
  readonly entities?: readonly FrameEntity[]
  readonly variables?: readonly { readonly id: string; readonly name: string; readonly type?: string }[]
  readonly seconds?: number
  readonly inputs?: Readonly<Record<number, readonly RunInput[]>>
  readonly scenes?: { readonly current: string; readonly all: string[] }
  /** JavaScript of another tab. */
  readonly beside?: string
}

export interface BlocksRan extends Ran {
  readonly code: string
  /** The messages a to e, as they came. */
  readonly marks: string
  /** What `reader` has said. */
  readonly said: readonly string[]
}

const probe = [...'abcde'].map((name) => `onMessage('${name}', () => console.log('${name}'));`).join('\n')

/** Runs a tab of these stacks. */
export async function runBlocks(stacks: readonly BlockState[], run: BlocksRun = {}): Promise<BlocksRan> {
  const { entities = [], variables = [], beside = '', ...rest } = run
  const names = new Map(entities.map(({ id, name }) => [String(id), name]))
  const { code } = generateCode({ ...program(...stacks), variables }, names)
  const tabs = { Probe: probe, Beside: beside, Blocks: code }
  const ran = await runProgram({ entities, tabs, blockTabs: ['Blocks'], seconds: 1, ...rest })
  const said = ran.changes.flatMap(({ entityId, text: words }) =>
    entityId === 'reader' && typeof words === 'string' ? [words] : [],
  )
  return { ...ran, code, marks: ran.logs.join(''), said }
}
