import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import { isJsonObject } from '../../model/document/is-json-object.ts'
import type { JsonValue } from '../../model/json.ts'
import type { BlockNode } from './block-node.ts'
import { readWorkspace } from './read-workspace.ts'

/** A block of a tab with what is plugged into it, `null` where it is gone. */
export function storedBlock(file: BlocksFile, blockId: string): BlockNode | null {
  const inside = new Map<string, string>()
  for (const { id, place } of file.blocks.values())
    if (place.parent !== null) inside.set(slotKey(place.parent, place.input), id)
  return nodeOf(file, inside, blockId)
}

const slotKey = (blockId: string, input: string): string => JSON.stringify([blockId, input])

function nodeOf(file: BlocksFile, inside: ReadonlyMap<string, string>, blockId: string): BlockNode | null {
  const block = file.blocks.get(blockId)
  if (!block) return null
  const { id, type, fields, extra, shadows } = block
  const real = (input: string): BlockNode | null => {
    const child = inside.get(slotKey(blockId, input))
    return child === undefined ? null : nodeOf(file, inside, child)
  }
  return {
    id,
    type,
    fields,
    extra: isJsonObject(extra.extraState) ? extra.extraState : {},
    input: (name) => real(name) ?? shadowBlock(shadows[name]),
    get next() {
      return real('next')
    },
  }
}

/** The block that stands in a slot from the start, from Blockly's JSON of it. */
export const shadowBlock = (shadow: JsonValue | undefined): BlockNode | null =>
  readWorkspace({ blocks: { blocks: [shadow] } }).stacks[0] ?? null
