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
 * export. Built from the leaves up without recursion.
 */
export function toBlocklyState(file: BlocksFile): JsonObject {
  const states = new Map([...file.blocks.values()].map((block) => [block.id, ownBlockState(block)]))
  const free: State[] = []
  for (const block of [...file.blocks.values()].reverse()) {
    const state = states.get(block.id)
    if (!state) continue
    if (block.place.parent === null) {
      free.push({ ...state, x: block.place.x, y: block.place.y })
      continue
    }
    const parent = states.get(block.place.parent)
    if (parent) plug(parent, block.place.input, state)
  }
  return {
    blocks: { languageVersion: 0, blocks: free.reverse() },
    ...(file.comments.length > 0 ? { workspaceComments: file.comments.map(commentState) } : {}),
    variables: file.variables.map(({ id, name, type }) => (type === '' ? { id, name } : { id, name, type })),
  }
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

function plug(parent: State, input: string, block: State): void {
  if (input === 'next') {
    parent.next = { ...asObject(parent.next), block }
    return
  }
  const inputs = asObject(parent.inputs)
  parent.inputs = { ...inputs, [input]: { ...asObject(inputs[input]), block } }
}

function asObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {}
}
