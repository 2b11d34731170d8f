import * as Blockly from 'blockly/core'

/** Does what a person did at one go: all that it changes is one gesture, or part of the one that is under way. */
export function asOneGesture(act: () => void): void {
  const group = Blockly.Events.getGroup()
  if (group === '') Blockly.Events.setGroup(true)
  try {
    act()
  } finally {
    Blockly.Events.setGroup(group)
  }
}
