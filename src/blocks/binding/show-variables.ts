import type * as Blockly from 'blockly/core'
import type { BlockVariable } from '../../../model/blocks/resolve-variables.ts'

/**
 * Gives a canvas these variables under these names; names are unique per type. Call it before blocks are shown, and
 * `forgetVariables` after.
 */
export function showVariables(workspace: Blockly.Workspace, variables: readonly BlockVariable[]): void {
  const map = workspace.getVariableMap()
  const wanted = new Map(variables.map((variable) => [variable.id, variable]))
  for (const variable of map.getAllVariables()) {
    const { name, type } = wanted.get(variable.getId()) ?? {}
    if (type !== undefined && type !== variable.getType()) map.changeVariableType(variable, type)
    // Two variables must never hold the same name, not even while they swap: Blockly would merge them.
    if (name !== variable.getName()) map.renameVariable(variable, `\u0000${variable.getId()}`)
  }
  for (const { id, name, type } of variables) {
    const existing = map.getVariableById(id)
    if (!existing) map.createVariable(name, type, id)
    else if (existing.getName() !== name) map.renameVariable(existing, name)
  }
}

/**
 * Removes the variables that are not wanted. One that a block uses stays, because Blockly would remove the block with it: the
 * block may be held, or Blockly made one up for it because nobody can read its own.
 */
export function forgetVariables(workspace: Blockly.Workspace, variables: readonly BlockVariable[]): void {
  const map = workspace.getVariableMap()
  const wanted = new Set(variables.map(({ id }) => id))
  const unwanted = map.getAllVariables().filter((variable) => !wanted.has(variable.getId()))
  if (unwanted.length === 0) return
  const used = new Set(
    workspace
      .getAllBlocks(false)
      .flatMap((block) => block.getVarModels())
      .map((variable) => variable.getId()),
  )
  for (const variable of unwanted) if (!used.has(variable.getId())) map.deleteVariable(variable)
}
