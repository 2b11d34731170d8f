import type { BlockUpsert } from '../../../commands/blocks/block-change.ts'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import type { Surface } from '../../../commands/core/surface.ts'
import { BlockId } from '../../../model/ids.ts'
import { indexId, type Workbench } from './workbench.ts'

type At = NonNullable<BlockUpsert['at']>

export const block = (id: string) => BlockId.parse(id)
export const below = (parent: string) =>
  ({ parent: block(parent), input: 'next', kind: 'statement' }) as const
export const inside = (parent: string) => ({ parent: block(parent), input: 'TEXT', kind: 'value' }) as const
export const free = { parent: null, x: 200, y: 100 } as const
export const elsewhere = { parent: null, x: 7, y: 7 } as const

/** The surface of the tab whose blocks these are. */
export const blocks: Surface = `file:${indexId}`

/** A block as a canvas says it; `fields` are all that it has. */
export const waitBlock = (id: string, at?: At, fields: BlockUpsert['fields'] = {}): BlockUpsert => ({
  id: block(id),
  type: 'wait',
  hasNext: true,
  ...(at && { at }),
  fields,
  extra: {},
  shadows: {},
})

interface Gesture {
  readonly upserts?: readonly BlockUpsert[]
  readonly deletes?: readonly string[]
  /** Whether it goes on with the step before, if that still takes it. */
  readonly goesOn?: boolean
}

/** One gesture on the canvas; the command's id. */
export function gesture(bench: Workbench, { upserts = [], deletes = [], goesOn = false }: Gesture): string {
  if (!goesOn) bench.bus.endMerge()
  const payload = { fileId: indexId, upserts: [...upserts], deletes: deletes.map(block) }
  const verdict = bench.bus.execute(changeBlocks, payload)
  if (!verdict.ok || !verdict.changed) throw new Error('nothing was changed')
  return verdict.commandId
}

/** Puts a block somewhere, as a step of its own unless it goes on with the one before; the command's id. */
export const put = (bench: Workbench, id: string, at: At, goesOn = false): string =>
  gesture(bench, { upserts: [waitBlock(id, at)], goesOn })

/** Where each block lies, as everybody sees it. */
export const places = ({ bus }: Workbench) =>
  Object.fromEntries([...bus.project.blocks(indexId).blocks.values()].map(({ id, place }) => [id, place]))
