import type * as Blockly from 'blockly/core'
import type { BlockChange, BlockUpsert } from '../../../commands/blocks/block-change.ts'
import type { BlocksFile } from '../../../model/blocks/blocks-file.ts'
import { procedureTypes } from '../../../model/blocks/resolve-procedures.ts'
import { sameJson } from '../../../model/document/same-json.ts'
import type { FileId } from '../../../model/ids.ts'
import type { JsonObject, JsonValue } from '../../../model/json.ts'
import type { Touched } from './gesture-marks.ts'
import { type OwnState, ownState } from './own-state.ts'
import { placeOnCanvas } from './place-on-canvas.ts'
import { readComments } from './read-comments.ts'
import { isUnknownBlock } from './unknown-block.ts'

/** What the canvas has been made to show, and what the document holds now. */
export interface Sides {
  readonly fileId: FileId
  readonly shown: BlocksFile
  readonly now: BlocksFile
  /** Blocks that cannot be plugged in where the document says; they lie free and keep their claim. */
  readonly unrealised: ReadonlySet<string>
}

/**
 * Turns what was touched into one change. Events only say where to look: the state is read from the canvas, and what
 * the person did not change is taken from the document, so that an edit of somebody else that is not shown yet survives.
 */
export function readGesture(
  workspace: Blockly.Workspace,
  touched: Touched,
  sides: Sides,
): BlockChange | null {
  const upserts: BlockUpsert[] = []
  const deletes: string[] = []
  for (const id of realBlocks(workspace, [...touched.blocks, ...silentlyTouched(workspace, touched)])) {
    const block = workspace.getBlockById(id)
    if (!block || block.isDeadOrDying()) {
      if (sides.now.blocks.has(id)) deletes.push(id)
      continue
    }
    const upsert = readBlock(block, touched.moved.has(id), sides)
    if (upsert) upserts.push(upsert)
  }
  const variables = readVariables(workspace, touched.variables)
  const comments = readComments(workspace, touched.comments, sides.shown, sides.now)
  if (upserts.length + deletes.length === 0 && !variables && !comments) return null
  for (const pin of pins(upserts, sides)) upserts.push(pin)
  const { gesture } = touched
  return {
    fileId: sides.fileId,
    ...(gesture === '' ? {} : { gesture }),
    upserts,
    deletes,
    ...(variables ? { variables } : {}),
    ...(comments ? { comments } : {}),
  }
}

/** Procedures whose parameters became another variable: Blockly fires no event for them when two variables become one. */
function silentlyTouched(workspace: Blockly.Workspace, { variables }: Touched): readonly string[] {
  if (variables.size === 0) return []
  const types = [...procedureTypes.definitions, ...procedureTypes.calls]
  return types.flatMap((type) => workspace.getBlocksByType(type)).map(({ id }) => id)
}

/** Shadows belong to the nearest real block around them; what lies in a flyout or is only a preview is nobody's. */
function realBlocks(workspace: Blockly.Workspace, ids: readonly string[]): ReadonlySet<string> {
  const real = new Set<string>()
  for (const id of ids) {
    let block = workspace.getBlockById(id)
    while (block?.isShadow()) block = block.getParent()
    if (!block) real.add(id)
    else if (!block.isInsertionMarker()) real.add(block.id)
  }
  return real
}

function readBlock(block: Blockly.Block, isMoved: boolean, { shown, now }: Sides): BlockUpsert | null {
  const { id } = block
  const before = shown.blocks.get(id)
  const record = now.records.get(id)
  const recordState = record && { ...record }
  const local = isUnknownBlock(block) && recordState ? recordState : ownState(block)
  const hasMoved = isMoved || !before
  if (before && !hasMoved && isSame(local, before)) return null
  const state = before && recordState ? merge(local, before, recordState) : local
  const { type, hasNext, fields, extra, shadows } = state
  return { id, type, hasNext, fields, extra, shadows, ...(hasMoved ? { at: placeOnCanvas(block) } : {}) }
}

type Shown = Omit<OwnState, 'hasNext'>

const isSame = (a: Shown, b: Shown) =>
  a.type === b.type &&
  sameJson(a.fields, b.fields) &&
  sameJson(a.extra, b.extra) &&
  sameJson(a.shadows, b.shadows)

const merge = (local: OwnState, before: Shown, now: OwnState): OwnState => ({
  type: local.type,
  hasNext: local.hasNext,
  fields: mergePart(local.fields, before.fields, now.fields),
  extra: mergePart(local.extra, before.extra, now.extra),
  shadows: mergePart(local.shadows, before.shadows, now.shadows),
})

/** Register by register: the local value where the person changed it, the document's where not. */
function mergePart(local: JsonObject, before: JsonObject, now: JsonObject): JsonObject {
  const merged: Record<string, JsonValue> = {}
  for (const key of new Set([...Object.keys(local), ...Object.keys(now)])) {
    const value = sameJson(local[key], before[key]) ? now[key] : local[key]
    if (value !== undefined) merged[key] = value
  }
  return merged
}

/** Writes down where blocks went that lost their place, so that they do not jump back when the winner leaves. */
function pins(upserts: readonly BlockUpsert[], { shown, now, unrealised }: Sides): BlockUpsert[] {
  const sent = new Set(upserts.map(({ id }) => id))
  return [...now.displaced].flatMap((id) => {
    const record = now.records.get(id)
    const block = now.blocks.get(id)
    if (!record || !block || sent.has(id) || unrealised.has(id) || !shown.displaced.has(id)) return []
    const { type, hasNext, fields, extra, shadows } = record
    return [{ id, type, hasNext, fields, extra, shadows, at: block.place }]
  })
}

function readVariables(workspace: Blockly.Workspace, ids: ReadonlySet<string>): BlockChange['variables'] {
  if (ids.size === 0) return undefined
  const map = workspace.getVariableMap()
  const known = [...ids].map((id) => ({ id, variable: map.getVariableById(id) }))
  return {
    upserts: known.flatMap(({ id, variable }) =>
      variable ? [{ id, name: variable.getName(), type: variable.getType() }] : [],
    ),
    deletes: known.flatMap(({ id, variable }) => (variable ? [] : [id])),
  }
}
