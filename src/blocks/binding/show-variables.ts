import type * as Blockly from 'blockly/core'
import type { BlockVariable } from '../../../model/blocks/resolve-variables.ts'

/** Makes a canvas have exactly these variables. Their names are unique per type; renames that swap names work too. */
export function showVariables(workspace: Blockly.Workspace, variables: readonly BlockVariable[]): void {
  const map = workspace.getVariableMap()
  const wanted = new Map(variables.map((variable) => [variable.id, variable]))
  for (const variable of map.getAllVariables()) {
    const { name, type } = wanted.get(variable.getId()) ?? {}
    if (type !== undefined && type !== variable.getType()) map.changeVariableType(variable, type)
    // Two variables that swap names must never hold the same one: Blockly would merge them.
    if (name !== undefined && name !== variable.getName())
      map.renameVariable(variable, `\u0000${variable.getId()}`)
  }
  for (const variable of map.getAllVariables())
    if (!wanted.has(variable.getId())) map.deleteVariable(variable)
  for (const { id, name, type } of variables) {
    const existing = map.getVariableById(id)
    if (!existing) map.createVariable(name, type, id)
    else if (existing.getName() !== name) map.renameVariable(existing, name)
  }
}
