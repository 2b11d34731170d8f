import type * as Blockly from 'blockly/core'
import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import { usedVariables } from '../../model/blocks/used-variables.ts'

/** What is wrong with a file or with the canvas that shows it; `null` when nothing is. */
export function findFault(file: BlocksFile, workspace: Blockly.Workspace): string | null {
  const slots = new Set<string>()
  for (const { id, place } of file.blocks.values()) {
    if (place.parent === null) continue
    const slot = `${place.parent} ${place.input}`
    if (slots.has(slot)) return `two blocks in one connection: ${id}`
    slots.add(slot)
    if (!file.blocks.has(place.parent)) return `inside a block that is not there: ${id}`
  }
  const blocks = workspace.getAllBlocks(false)
  const shown = blocks.filter((block) => !block.isShadow()).map((block) => block.id)
  if (shown.length !== file.blocks.size || shown.some((id) => !file.blocks.has(id)))
    return `the canvas shows ${shown.length} blocks of ${file.blocks.size}`
  for (const block of blocks) {
    if (block.isShadow() && file.records.has(block.id)) return `a shadow in the document: ${block.id}`
  }
  const variables = new Set(file.variables.map(({ id }) => id))
  for (const block of file.blocks.values()) {
    if (hasId(block.shadows)) return `a shadow with an id in ${block.id}`
    for (const id of usedVariables(block)) if (!variables.has(id)) return `a variable is missing: ${id}`
  }
  return null
}

/** Whether any block in these shadows has an id; variables in fields have theirs. */
function hasId(shadows: unknown): boolean {
  if (typeof shadows !== 'object' || shadows === null) return false
  if ('type' in shadows && 'id' in shadows && !('name' in shadows)) return true
  return Object.values(shadows).some(hasId)
}
