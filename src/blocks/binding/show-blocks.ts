import * as Blockly from 'blockly/core'
import type { BlockPlace } from '../../../model/blocks/block-record.ts'
import type { BlocksFile, PlacedBlock } from '../../../model/blocks/blocks-file.ts'
import { ownBlockState } from '../../../model/blocks/blocks-state.ts'
import { strayPlace } from '../../../model/blocks/resolve-places.ts'
import { procedureTypes } from '../../../model/blocks/resolve-procedures.ts'
import { isJsonObject } from '../../../model/document/is-json-object.ts'
import { sameJson } from '../../../model/document/same-json.ts'
import { appendStacks } from './append-stacks.ts'
import { freeProcedureNames } from './free-procedure-names.ts'
import type { Held } from './held-by-drag.ts'
import { ownState } from './own-state.ts'
import { placeOnCanvas } from './place-on-canvas.ts'
import { asRemote } from './remote-group.ts'
import { showComments } from './show-comments.ts'
import { forgetVariables, showVariables } from './show-variables.ts'
import { defineIfUnknown, isUnknownBlock } from './unknown-block.ts'

/**
 * Makes a canvas show a file by small steps: only blocks in `suspects` are compared and changed, every block is put into
 * its place. Returns the blocks that cannot be plugged in where the file says (an input that is gone, types that do not
 * fit); they lie free. What is `held` stays as it is and where it is, and nothing comes into it or takes its place: that
 * waits for a call without. Never throws, whatever the file holds.
 */
export function showBlocks(
  workspace: Blockly.Workspace,
  file: BlocksFile,
  suspects: Iterable<string>,
  held: Held = nothingHeld,
): ReadonlySet<string> {
  const { blocks } = held
  const show = (id: string) => {
    const wanted = file.blocks.get(id)
    if (!blocks.has(id) && !(wanted && waitsForParent(workspace, wanted, blocks)))
      showBlock(workspace, id, wanted)
  }
  return asRemote(() => {
    showVariables(workspace, file.variables)
    freeProcedureNames(workspace, file, blocks)
    if (workspace.getTopBlocks(false).length === 0) appendStacks(workspace, file)
    for (const id of suspects) show(id)
    // Blockly changes calls by itself when a definition or a variable changes, perhaps after they were compared.
    for (const { id } of procedureTypes.calls.flatMap((type) => workspace.getBlocksByType(type))) show(id)
    forgetVariables(workspace, file.variables)
    showComments(workspace, file.comments, held.comments)
    return showPlaces(workspace, file, blocks)
  })
}

const nothingHeld: Held = { blocks: new Set(), comments: new Set() }

/** A new block that goes into a held one, or into one that waits itself, is made when that is let go of. */
function waitsForParent(
  workspace: Blockly.Workspace,
  { id, place }: PlacedBlock,
  held: ReadonlySet<string>,
): boolean {
  if (held.size === 0 || place.parent === null || workspace.getBlockById(id)) return false
  return held.has(place.parent) || !workspace.getBlockById(place.parent)
}

function showBlock(workspace: Blockly.Workspace, id: string, wanted: PlacedBlock | undefined): void {
  const block = workspace.getBlockById(id)
  // A value that belongs to its parent has no row of its own in the file; the parent is compared with it.
  if (!wanted && block?.isShadow()) return
  if (block && wanted && bringUpToDate(block, wanted)) return
  if (block) removeAlone(block)
  if (wanted) create(workspace, wanted)
}

/** Changes what can be changed in place; `false` when the block must be made anew. */
function bringUpToDate(block: Blockly.Block, wanted: PlacedBlock): boolean {
  if (block.type !== wanted.type) return false
  if (isUnknownBlock(block)) return true
  showBlockComment(block, wanted)
  const has = ownState(block)
  if (!sameJson(has.extra, wanted.extra) || !sameJson(has.shadows, wanted.shadows)) return false
  if (sameJson(has.fields, wanted.fields)) return true
  for (const [name, value] of Object.entries(wanted.fields)) {
    if (sameJson(has.fields[name], value)) continue
    try {
      block.getField(name)?.loadState(structuredClone(value))
    } catch {
      return false // a foreign client stored what this field cannot take
    }
  }
  return sameJson(ownState(block).fields, wanted.fields)
}

/**
 * Changes the text of a comment where it is, open or not; Blockly gives some new blocks one that nobody wrote. An empty one stays: somebody
 * is about to write it.
 */
function showBlockComment(block: Blockly.Block, { extra }: PlacedBlock): void {
  const icons = isJsonObject(extra.icons) ? extra.icons : {}
  const text = isJsonObject(icons.comment) ? icons.comment.text : null
  const wanted = typeof text === 'string' && text !== '' ? text : null
  if ((block.getCommentText() || null) !== wanted) block.setCommentText(wanted)
}

/** Removes one block and lets everything that hangs on it stay. */
function removeAlone(block: Blockly.Block): void {
  for (const child of [...block.getChildren(false)]) if (!child.isShadow()) child.unplug(false)
  if (block.getParent()) block.unplug(false)
  block.dispose(false)
}

function create(workspace: Blockly.Workspace, wanted: PlacedBlock): void {
  defineIfUnknown(wanted.type)
  const corner = wanted.place.parent === null ? { x: wanted.place.x, y: wanted.place.y } : { x: 0, y: 0 }
  try {
    const state = structuredClone({ ...ownBlockState(wanted), ...corner })
    const block = Blockly.serialization.blocks.append({ ...state, type: wanted.type }, workspace)
    showBlockComment(block, wanted)
  } catch {
    // A foreign client stored parts that this block cannot take (an extra state, a shadow): it is shown without them.
    const half = workspace.getBlockById(wanted.id)
    if (half) half.dispose(false)
    Blockly.serialization.blocks.append({ type: wanted.type, id: wanted.id, ...corner }, workspace)
  }
}

function showPlaces(
  workspace: Blockly.Workspace,
  file: BlocksFile,
  held: ReadonlySet<string>,
): ReadonlySet<string> {
  const staying = new Set(held)
  const wrong: { block: Blockly.Block; place: Slot }[] = []
  for (const { id, place } of file.blocks.values()) {
    const block = workspace.getBlockById(id)
    if (!block) continue
    const is = placeOnCanvas(block)
    const isRight =
      place.parent === null ? is.parent === null : is.parent === place.parent && is.input === place.input
    if (isRight || held.has(id)) continue
    if (held.size > 0 && place.parent !== null && goesIntoHeld(workspace, place, held)) {
      staying.add(id)
      continue
    }
    if (place.parent !== null) wrong.push({ block, place })
    if (block.getParent()) block.unplug(false)
  }
  const unrealised = new Set<string>()
  for (const { block, place } of wrong) {
    const parent = workspace.getBlockById(place.parent)
    // By what stays where it is, the parent can still lie in the block itself: then that lies free until all may move.
    if (parent && isIn(parent, block)) {
      staying.add(block.id)
      unrealised.add(block.id)
    } else if (!plugIn(workspace, block, place)) unrealised.add(block.id)
  }
  for (const { id, place } of file.blocks.values()) {
    const block = workspace.getBlockById(id)
    if (!block || block.getParent() || staying.has(id)) continue
    const free = place.parent === null ? place : strayPlace
    const { x, y } = block.getRelativeToSurfaceXY()
    if (Math.round(x) !== free.x || Math.round(y) !== free.y) block.moveBy(free.x - x, free.y - y)
  }
  return unrealised
}

/** Whether a block lies in another one, however deep, or is that. */
function isIn(block: Blockly.Block, outer: Blockly.Block): boolean {
  for (let one: Blockly.Block | null = block; one; one = one.getParent()) if (one === outer) return true
  return false
}

type Slot = Extract<BlockPlace, { parent: string }>

const slotAt = (parent: Blockly.Block | null, { input }: Slot): Blockly.Connection | null | undefined =>
  input === 'next' ? parent?.nextConnection : parent?.getInput(input)?.connection

/** Whether a place is in a held block, or has one in it. */
function goesIntoHeld(workspace: Blockly.Workspace, place: Slot, held: ReadonlySet<string>): boolean {
  const occupant = slotAt(workspace.getBlockById(place.parent), place)?.targetBlock()
  return held.has(place.parent) || (occupant ? held.has(occupant.id) : false)
}

function plugIn(workspace: Blockly.Workspace, block: Blockly.Block, place: Slot): boolean {
  const parent = workspace.getBlockById(place.parent)
  const slot = slotAt(parent, place)
  const plug = block.outputConnection ?? block.previousConnection
  const occupant = slot?.targetBlock()
  if (!slot || !plug || (occupant && !occupant.isShadow())) return false
  if (!workspace.connectionChecker.canConnect(slot, plug, false)) return false
  slot.connect(plug)
  return block.getParent() === parent
}
