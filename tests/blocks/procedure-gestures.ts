import * as Blockly from 'blockly/core'
import { type Gesture, mutate } from './gesture.ts'
import { below, pick } from './random.ts'

const definitions = (workspace: Blockly.Workspace) =>
  workspace.getAllBlocks(false).filter(({ type }) => type.startsWith('procedures_def'))

export const makeDefinition: Gesture = (workspace, random, newId) => {
  Blockly.serialization.blocks.append(
    {
      type: random() < 0.6 ? 'procedures_defnoreturn' : 'procedures_defreturn',
      id: newId(),
      x: below(random, 500),
      y: below(random, 500),
      fields: { NAME: pick(random, ['jump', 'fly', 'dance']) ?? 'jump' },
    },
    workspace,
    { recordUndo: true },
  )
}

export const renameDefinition: Gesture = (workspace, random) => {
  const names = ['jump', 'fly', 'dance', 'Jump', `step${below(random, 9)}`]
  pick(random, definitions(workspace))?.setFieldValue(pick(random, names) ?? 'jump', 'NAME')
}

/** Gives a procedure other parameters, out of the variables that there are. */
export const changeParameters: Gesture = (workspace, random) => {
  const definition = pick(random, definitions(workspace))
  if (!definition) return
  const variables = workspace.getVariableMap().getVariablesOfType('')
  const params = variables
    .filter(() => random() < 0.4)
    .slice(0, 3)
    .map((variable) => ({ name: variable.getName(), id: variable.getId() }))
  mutate(definition, { params, hasStatements: random() < 0.8 })
}

export const makeCall: Gesture = (workspace, random, newId) => {
  const definition = pick(random, definitions(workspace))
  if (!definition) return
  const params = definition.getVarModels().map((variable) => variable.getName())
  Blockly.serialization.blocks.append(
    {
      type: definition.type.replace('_def', '_call'),
      id: newId(),
      x: below(random, 500),
      y: below(random, 500),
      extraState: { name: definition.getFieldValue('NAME'), ...(params.length > 0 ? { params } : {}) },
    },
    workspace,
    { recordUndo: true },
  )
}
