import type { Gesture } from './gesture.ts'
import { below, pick } from './random.ts'

export const makeVariable: Gesture = (workspace, random, newId) => {
  const name = `v${below(random, 5)}`
  const type = random() < 0.8 ? '' : 'Colour'
  const map = workspace.getVariableMap()
  if (!map.getVariable(name, type)) map.createVariable(name, type, newId())
}

export const renameVariable: Gesture = (workspace, random) => {
  const map = workspace.getVariableMap()
  const variable = pick(random, map.getAllVariables())
  if (variable) map.renameVariable(variable, `v${below(random, 5)}`)
}

export const removeVariable: Gesture = (workspace, random) => {
  const map = workspace.getVariableMap()
  const variable = pick(random, map.getAllVariables())
  if (variable) map.deleteVariable(variable)
}
