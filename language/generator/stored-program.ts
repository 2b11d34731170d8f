import type { BlocksFile, PlacedBlock } from '../../model/blocks/blocks-file.ts'
import { isJsonObject } from '../../model/document/is-json-object.ts'
import type { JsonValue } from '../../model/json.ts'
import type { BlockNode, BlockProgram, ProgramVariable } from './block-node.ts'
import { readWorkspace } from './read-workspace.ts'

/** A stack of a tab. As long as its parts are the same objects it is the same stack. */
export interface StoredStack {
  /** `null`: all of it is switched off. */
  readonly first: BlockNode | null
  readonly parts: readonly PlacedBlock[]
}

/** A tab's program, its stacks from top to bottom. */
export interface StoredProgram {
  readonly stacks: readonly StoredStack[]
  readonly variables: BlockProgram['variables']
}

type Inside = ReadonlyMap<string, ReadonlyMap<string, PlacedBlock>>

const insides = new WeakMap<BlocksFile, Inside>()

/** What is plugged into each block, by input. */
function insideOf(file: BlocksFile): Inside {
  const known = insides.get(file)
  if (known) return known
  const inside = new Map<string, Map<string, PlacedBlock>>()
  for (const block of file.blocks.values()) {
    const { place } = block
    if (place.parent === null) continue
    const slots = inside.get(place.parent)
    if (slots) slots.set(place.input, block)
    else inside.set(place.parent, new Map([[place.input, block]]))
  }
  insides.set(file, inside)
  return inside
}

/** A tab as a program, with the same meaning as Blockly's JSON of it. Costs a pass over its blocks. */
export function storedProgram(file: BlocksFile): StoredProgram {
  const inside = insideOf(file)
  const stacks = new Map<PlacedBlock, PlacedBlock[]>()
  const tops = new Map<string, PlacedBlock>()
  for (const block of file.blocks.values()) {
    const top = (block.place.parent === null ? undefined : tops.get(block.place.parent)) ?? block
    tops.set(block.id, top)
    const parts = stacks.get(top)
    if (parts) parts.push(block)
    else stacks.set(top, [block])
  }
  return {
    stacks: [...stacks].map(([top, parts]) => ({ first: switchedOn(top, inside), parts })),
    variables: new Map(
      file.variables.map(({ id, name, type }): [string, ProgramVariable] => [id, { name, type }]),
    ),
  }
}

/** A block of a tab with what is plugged into it, `null` where it is gone. */
export function storedBlock(file: BlocksFile, blockId: string): BlockNode | null {
  const block = file.blocks.get(blockId)
  return block ? nodeOf(block, insideOf(file)) : null
}

/** A block, or the first one below it that is not switched off. */
function switchedOn(block: PlacedBlock | undefined, inside: Inside): BlockNode | null {
  let at = block
  while (at && isSwitchedOff(at)) at = inside.get(at.id)?.get('next')
  return at ? nodeOf(at, inside) : null
}

const isSwitchedOff = ({ extra }: PlacedBlock): boolean =>
  extra.enabled === false || (Array.isArray(extra.disabledReasons) && extra.disabledReasons.length > 0)

function nodeOf({ id, type, fields, extra, shadows }: PlacedBlock, inside: Inside): BlockNode {
  const slots = inside.get(id)
  return {
    id,
    type,
    fields,
    extra: isJsonObject(extra.extraState) ? extra.extraState : {},
    input: (name) => switchedOn(slots?.get(name), inside) ?? shadowBlock(shadows[name]),
    get next() {
      return switchedOn(slots?.get('next'), inside)
    },
  }
}

/** The block that stands in a slot from the start, from Blockly's JSON of it. */
export const shadowBlock = (shadow: JsonValue | undefined): BlockNode | null =>
  readWorkspace({ blocks: { blocks: [shadow] } }).stacks[0] ?? null
