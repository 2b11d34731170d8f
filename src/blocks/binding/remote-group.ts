import * as Blockly from 'blockly/core'

/** Event group of everything that the document, not the person, does to a canvas. */
export const remoteGroup = 'nestling-remote'

/** Runs `change` so that its Blockly events can be told from the person's. */
export function asRemote<T>(change: () => T): T {
  const group = Blockly.Events.getGroup()
  Blockly.Events.setGroup(remoteGroup)
  try {
    return change()
  } finally {
    Blockly.Events.setGroup(group)
  }
}
