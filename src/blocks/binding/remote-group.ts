import * as Blockly from 'blockly/core'

/** Event group of everything that the document, not the person, does to a canvas. */
export const remoteGroup = 'nestling-remote'

/**
 * Runs `change` so that its Blockly events can be told from the person's, by us and by Blockly's own blocks: a call of
 * a procedure makes or deletes blocks after what a person did, and must not after what the document did.
 */
export function asRemote<T>(change: () => T): T {
  const group = Blockly.Events.getGroup()
  const isRecording = Blockly.Events.getRecordUndo()
  Blockly.Events.setGroup(remoteGroup)
  Blockly.Events.setRecordUndo(false)
  try {
    return change()
  } finally {
    Blockly.Events.setRecordUndo(isRecording)
    Blockly.Events.setGroup(group)
  }
}
