import type * as Blockly from 'blockly/core'

/** What was given to the canvas that a block belongs to; blocks in the flyout belong to the canvas beside it. */
export function ofCanvas<Value>(
  given: WeakMap<Blockly.Workspace, Value>,
  workspace: Blockly.Workspace | undefined,
): Value | undefined {
  if (!workspace) return undefined
  const canvas = 'targetWorkspace' in workspace ? workspace.targetWorkspace : undefined
  for (const candidate of [workspace, canvas]) {
    const value = isWorkspace(candidate) ? given.get(candidate) : undefined
    if (value !== undefined) return value
  }
  return undefined
}

function isWorkspace(value: unknown): value is Blockly.Workspace {
  return typeof value === 'object' && value !== null && 'getBlockById' in value
}
