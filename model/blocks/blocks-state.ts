import { isJsonObject } from '../document/is-json-object.ts'
import type { JsonObject, JsonValue } from '../json.ts'
import type { BlocksFile, PlacedBlock } from './blocks-file.ts'
import type { WorkspaceComment } from './comment-record.ts'

type State = Record<string, JsonValue>

/** A block's own part of Blockly's serialization state, without what is plugged into it. */
export function ownBlockState(block: PlacedBlock): State {
  const state: State = { ...block.extra, type: block.type, id: block.id }
  if (Object.keys(block.fields).length > 0) state.fields = block.fields
  const inputs: State = {}
  for (const [input, shadow] of Object.entries(block.shadows)) {
    if (input === 'next') state.next = { shadow }
    else inputs[input] = { shadow }
  }
  if (Object.keys(inputs).length > 0) state.inputs = inputs
  return state
}

/**
 * The file as Blockly's nested serialization state (`serialization.workspaces.load`), for the generator and for
 * export. Built from the leaves up without recursion, in time that grows with the blocks.
 */
export function toBlocklyState(file: BlocksFile): JsonObject {
  const plugged = new Map<string, Map<string, State>>()
  const free: State[] = []
  // Parents come before their children, so that from behind all that is plugged into a block is ready when its turn comes.
  for (const block of [...file.blocks.values()].reverse()) {
    const state = withPlugged(ownBlockState(block), plugged.get(block.id))
    const { place } = block
    if (place.parent === null) free.push({ ...state, x: place.x, y: place.y })
    else {
      const siblings = plugged.get(place.parent)
      if (siblings) siblings.set(place.input, state)
      else plugged.set(place.parent, new Map([[place.input, state]]))
    }
  }
  return {
    blocks: { languageVersion: 0, blocks: free.reverse() },
    ...(file.comments.length > 0 ? { workspaceComments: file.comments.map(commentState) } : {}),
    variables: file.variables.map(({ id, name, type }) => (type === '' ? { id, name } : { id, name, type })),
  }
}

/** A block with others in its inputs and below it, beside the shadows that are there. */
function withPlugged(own: State, plugged: ReadonlyMap<string, State> | undefined): State {
  if (!plugged) return own
  const inputs = new Map(Object.entries(asObject(own.inputs)))
  for (const [input, block] of plugged)
    if (input === 'next') own.next = { ...asObject(own.next), block }
    else inputs.set(input, { ...asObject(inputs.get(input)), block })
  if (inputs.size > 0) own.inputs = Object.fromEntries(inputs)
  return own
}

/** A comment as Blockly's `serialization.workspaceComments` has it, without the switches that are as usual. */
export function commentState(comment: WorkspaceComment): JsonObject {
  const { id, text, x, y, width, height, collapsed, editable, movable, deletable } = comment
  return {
    id,
    text,
    x,
    y,
    width,
    height,
    ...(collapsed ? { collapsed } : {}),
    ...(editable ? {} : { editable }),
    ...(movable ? {} : { movable }),
    ...(deletable ? {} : { deletable }),
  }
}

function asObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {}
}
