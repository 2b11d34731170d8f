import { type BlockPlace, recordPrefix, storedPlace } from '../../model/blocks/block-record.ts'
import type { Stamp } from '../../model/document/stamp.ts'
import type { JsonObject, JsonValue } from '../../model/json.ts'
import type { BlockBlueprint, SlotBlueprint, StackBlueprint } from './scene-blueprint.ts'

/** A block's id and the values of its record. */
export type BlockRow = readonly [id: string, values: Readonly<Record<string, JsonValue>>]

/** The records of a stack of blocks: the first lies free on the canvas, each other hangs below the one before. */
export const blockRows = (stack: StackBlueprint, prefix: string, stamp: Stamp): readonly BlockRow[] =>
  chain(stack.statements, { parent: null, x: stack.at[0], y: stack.at[1] }, prefix, stamp)

/** Blocks below each other, with all that is in them; ids say where a block stands unless it brings its own. */
function chain(
  blocks: readonly BlockBlueprint[],
  place: BlockPlace,
  prefix: string,
  stamp: Stamp,
): readonly BlockRow[] {
  let at = storedPlace(place, stamp)
  return blocks.flatMap((block, index) => {
    const id = block.id ?? `${prefix}-${index}`
    const rows: BlockRow[] = [row(id, block, at)]
    for (const [input, inner] of mouths(block)) {
      const below = input === 'DO' ? id : `${id}-${input}`
      rows.push(...chain(inner, { parent: id, input, kind: 'statement' }, below, stamp))
    }
    for (const [input, slot] of Object.entries(block.slots ?? {})) {
      if (typeof slot !== 'object' || !slot.block) continue
      rows.push(...chain([slot.block], { parent: id, input, kind: 'value' }, `${id}-${input}`, stamp))
    }
    at = storedPlace({ parent: id, input: 'next', kind: 'statement' }, stamp)
    return rows
  })
}

const mouths = ({ inside = [], mouths = {} }: BlockBlueprint) => Object.entries({ DO: inside, ...mouths })

function row(id: string, block: BlockBlueprint, at: JsonValue): BlockRow {
  const { type, isLast = type === 'control_forever', fields = {}, slots = {}, extra = {}, comment } = block
  const shadows = Object.entries(slots).flatMap(([name, slot]): [string, JsonValue][] => {
    const shadow = shadowOf(slot)
    return shadow ? [[name, shadow]] : []
  })
  const icons = comment === undefined ? {} : { icons: { comment: { text: comment } } }
  return [
    id,
    {
      type,
      n: !isLast,
      at,
      ...prefixed(recordPrefix.fields, Object.entries(fields)),
      ...prefixed(recordPrefix.shadows, shadows),
      ...prefixed(recordPrefix.extra, Object.entries({ ...extra, ...icons })),
    },
  ]
}

const prefixed = (prefix: string, entries: readonly (readonly [string, JsonValue])[]) =>
  Object.fromEntries(entries.map(([name, value]) => [prefix + name, value]))

function shadowOf(slot: SlotBlueprint): JsonObject | undefined {
  if (typeof slot === 'object') return slot.shadow
  return typeof slot === 'number'
    ? { type: 'math_number', fields: { NUM: slot } }
    : { type: 'text', fields: { TEXT: slot } }
}
